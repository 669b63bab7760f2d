import type { Problem, ProblemKind } from "../importer.ts"

/** Gives a function that makes the problems of one line of a file. */
export function problemAt(
  file: string,
  line: number,
): (kind: ProblemKind, text: string) => Problem {
  return (kind, text) => ({ kind: "problem", problem: kind, file, line, text })
}
