/** The text of a cell; "" where the row ends before it, or where the table lacks the column (-1). */
export function getCell(cells: readonly string[], at: number): string {
  return cells[at] ?? ""
}
