import type { ImportedSeries } from "../../importer.ts"

/** Finds the year in which every series of a measure is 100. */
export type BaseYears = {
  add(series: Pick<ImportedSeries, "code" | "observations">): void
  /** The one year in which all series with a figure are 100; `undefined` where there is none or are several. */
  of(code: string): number | undefined
}

/** An empty finder: the base year of an index is read from its figures, since the words above them may be older. */
export function createBaseYears(): BaseYears {
  const byCode = new Map<string, Map<number, { all: number; hundreds: number }>>()
  return {
    add: ({ code, observations: { start, values } }) => {
      const years = byCode.get(code) ?? new Map<number, { all: number; hundreds: number }>()
      byCode.set(code, years)
      values.forEach((value, k) => {
        if (value === null) return
        const count = years.get(start + k) ?? { all: 0, hundreds: 0 }
        count.all += 1
        if (value === 100) count.hundreds += 1
        years.set(start + k, count)
      })
    },
    of: (code) => {
      const bases = [...(byCode.get(code) ?? [])].filter(
        ([, { all, hundreds }]) => hundreds === all,
      )
      return bases.length === 1 ? bases[0]?.[0] : undefined
    },
  }
}
