/** A table that reads well in a terminal and in Markdown. All columns but the first are figures. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((_, column) => {
    return Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), 2);
  });
  const rule = widths.map((width, column) => "-".repeat(width - 1) + (column === 0 ? "-" : ":"));
  return [head, rule, ...rows]
    .map((row) => {
      const cells = widths.map((width, column) => {
        const cell = row[column] ?? "";
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      });
      return `| ${cells.join(" | ")} |`;
    })
    .join("\n");
}
