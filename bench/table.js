/**
 * A table that reads well in a terminal and in Markdown. All columns but the first are figures.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function formatTable(head, rows) {
  const widths = head.map((_, column) => {
    return Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), 2);
  });
  const rule = widths.map((width, column) => "-".repeat(width - 1) + (column === 0 ? "-" : ":"));
  return [head, rule, ...rows]
    .map(
      (row) => `| ${widths.map((width, column) => pad(row[column], width, column)).join(" | ")} |`,
    )
    .join("\n");
}

/**
 * @param {string | undefined} cell
 * @param {number} width
 * @param {number} column
 */
function pad(cell = "", width, column) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
