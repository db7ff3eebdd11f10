/** The id of the element of a cell, by its place. */
export function cellId(row: number, column: number) {
  return `cell-${row}-${column}`
}
