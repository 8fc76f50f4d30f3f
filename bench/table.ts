/** A table that reads well in a terminal and in Markdown. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((_, column) => {
    return Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0));
  });
  const rule = widths.map((width) => "-".repeat(width));
  return [head, rule, ...rows]
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`)
    .join("\n");
}
