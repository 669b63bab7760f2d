import { slugOf } from "#domain/places/country.ts"

import type { Place } from "./page-data.ts"

/** Places as one short text, because a page carries hundreds of them to the browser: a line each, slug only where the name does not give it. */
export function placesText(places: readonly Place[]): string {
  return places
    .map(({ name, slug, code2 }) => [name, code2 ?? "", slug === slugOf(name) ? "" : slug])
    .map((fields) => fields.join("\t").trimEnd())
    .join("\n")
}

const MOST_READ = 200
const read = new Map<string, readonly Place[]>()

/** Reads what `placesText` wrote; a text is read once, since every page of an indicator carries the same. */
export function readPlaces(text: string): readonly Place[] {
  const known = read.get(text)
  if (known) return known
  if (read.size >= MOST_READ) read.clear()
  const places = readLines(text)
  read.set(text, places)
  return places
}

function readLines(text: string): Place[] {
  if (text === "") return []
  return text.split("\n").map((line) => {
    const [name = "", code2 = "", slug = ""] = line.split("\t")
    return { name, slug: slug === "" ? slugOf(name) : slug, code2: code2 === "" ? null : code2 }
  })
}
