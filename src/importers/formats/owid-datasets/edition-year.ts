import type { OwidDataset, DatasetField } from "./dataset.schema.ts"

/** "historic estimates from 1950-2015", "historical estimates (1950-2015)": what comes after is projected. */
const ESTIMATED = /\bestimates (?:from |for )?\(?(?:1[5-9]|20)\d\d ?[-\u2013] ?(20\d\d)/
const EDITION = /\b(?:19|20)\d\d\b/g
const BRACKETS = /\(([^()]*)\)/g

/**
 * The first year of a variable that is a forecast, where its dataset has no date: after the years that it calls
 * estimates, else the year of the edition that it names in brackets, "UN Population Division (2015)", "based on World
 * Bank, 2018", which cannot have been measured within it. `undefined` where it names none.
 */
export function findForecastStart(
  { title, description, sources }: Pick<OwidDataset, "title" | "description" | "sources">,
  field: DatasetField,
): number | undefined {
  const texts = [field.description, description, ...sources.map((source) => source.additionalInfo)]
  const estimated = texts.flatMap((text) => ESTIMATED.exec(text)?.[1] ?? [])[0]
  if (estimated !== undefined) return Number(estimated) + 1
  const names = [title, ...sources.map((source) => source.name), field.name]
  const editions = names
    .flatMap((name) => [...name.matchAll(BRACKETS)].map(([, inside = ""]) => inside))
    .flatMap((inside) => (inside.match(EDITION) ?? []).map(Number))
  return editions.length === 0 ? undefined : Math.max(...editions)
}
