import type { Problem, ProblemCount, ProblemKind } from "../importer.ts"

/** Counts what was left out of a file and keeps a few examples of each kind. */
export type ProblemLog = {
  add(problem: Problem): void
  /** The number of problems, unknown countries included. */
  total(): number
  counts(): ProblemCount[]
  unknownCountries(): { name: string; rows: number }[]
}

const EXAMPLES = 5

/** Makes an empty log. Its memory does not grow with the number of problems. */
export function createProblemLog(): ProblemLog {
  const byKind = new Map<ProblemKind, { count: number; examples: Problem[] }>()
  const countries = new Map<string, number>()
  return {
    add: (problem) => {
      const held = byKind.get(problem.problem) ?? { count: 0, examples: [] }
      held.count += 1
      if (held.examples.length < EXAMPLES) held.examples.push(problem)
      byKind.set(problem.problem, held)
      if (problem.problem === "unknown-country")
        countries.set(problem.text, (countries.get(problem.text) ?? 0) + 1)
    },
    total: () => [...byKind.values()].reduce((sum, { count }) => sum + count, 0),
    counts: () => [...byKind].map(([problem, held]) => ({ problem, ...held })),
    unknownCountries: () =>
      [...countries].map(([name, rows]) => ({ name, rows })).sort((a, b) => b.rows - a.rows),
  }
}
