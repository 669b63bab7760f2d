import { AppError } from "#domain/errors.ts"

/** Gives the cells of a row by the names of their columns; "" for a column that the table lacks. */
export type NamedCells = (cells: readonly string[]) => (column: string) => string

/** Finds the columns of a table by their names. Throws "bad-file" when a needed one is missing. */
export function findNamedCells(
  header: readonly string[],
  needed: readonly string[],
  file: string,
): NamedCells {
  const places = new Map(header.map((name, k) => [name.trim(), k]))
  if (needed.some((column) => !places.has(column))) throw lacksColumns(needed, file)
  return (cells) => (column) => (cells[places.get(column) ?? -1] ?? "").trim()
}

/** The error for a table that lacks a needed column. */
export function lacksColumns(needed: readonly string[], file: string): AppError {
  return new AppError("bad-file", `${file} lacks one of the columns ${needed.join(", ")}.`)
}
