import { AppError } from "#domain/errors.ts"

/** Reads a row by the names of its columns; a column that the table does not have is blank. */
export type NamedCells = (cells: readonly string[]) => (column: string) => string

/** Finds the columns of a table by their names; throws "bad-file" when one of those needed is missing. */
export function namedCells(
  header: readonly string[],
  needed: readonly string[],
  file: string,
): NamedCells {
  const places = new Map(header.map((name, k) => [name.trim(), k]))
  if (needed.some((column) => !places.has(column))) throw lacksColumns(needed, file)
  return (cells) => (column) => (cells[places.get(column) ?? -1] ?? "").trim()
}

/** The refusal of a table without the columns it is read by. */
export function lacksColumns(needed: readonly string[], file: string): AppError {
  return new AppError("bad-file", `${file} lacks one of the columns ${needed.join(", ")}.`)
}
