import { slugOf } from "#domain/places/country.ts"

/** One line of an indicator's countries: what is shown of its latest figure. */
export type CountryRow = { name: string; slug: string; value: string; period: string }

/** Rows as one short text, because a page carries hundreds of them: a line each, its period only where it is not the usual one. */
export function rowsText(rows: readonly CountryRow[], usualPeriod: string): string {
  return rows
    .map(({ name, slug, value, period }) => [
      name,
      value,
      period === usualPeriod ? "" : period,
      slug === slugOf(name) ? "" : slug,
    ])
    .map((fields) => fields.join("\t").trimEnd())
    .join("\n")
}

/** Reads what `rowsText` wrote; the period is empty where it is the usual one. */
export function readRows(text: string): CountryRow[] {
  if (text === "") return []
  return text.split("\n").map((line) => {
    const [name = "", value = "", period = "", slug = ""] = line.split("\t")
    return { name, value, period, slug: slug === "" ? slugOf(name) : slug }
  })
}

/** The period that most rows have; empty when there is none. */
export function usualPeriodOf(rows: readonly Pick<CountryRow, "period">[]): string {
  const counts = new Map<string, number>()
  for (const { period } of rows) counts.set(period, (counts.get(period) ?? 0) + 1)
  let usual = ""
  for (const [period, count] of counts) if (count > (counts.get(usual) ?? 0)) usual = period
  return usual
}
