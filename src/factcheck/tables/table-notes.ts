import { wholeYear } from "../claims/resolve-period.ts"
import type { TextPiece } from "../text/split-lines.ts"

import type { Label } from "./read-label.ts"

/** The years that the notes below a table give: that of its figures, and those of figures with a mark. */
export type NotedYears = { ofAll: readonly Label[]; ofMark: ReadonlyMap<string, Label> }

/** "All figures 2025", "data are for 2024", "2024 figures". */
const OF_ALL =
  /\b(?:figures|data|values|numbers)\s+(?:(?:are|refer)\s+)?(?:(?:for|of|from|to|in)\s+)?(?<year>(?:19|20)\d\d)(?!\d|\s*[-–/]\s*\d|,?\s+(?:and|to|or)\s+\d)|(?<![-–/\d]\s*)\b(?<first>(?:19|20)\d\d)\s+(?:figures|data|values|numbers)\b/giu
/** "except *2023", "* 2023 data", "† Figure for 2022". */
const OF_MARK =
  /(?<mark>[*†‡])\s*(?:\p{L}+\s+(?:(?:is|are)\s+)?(?:for|of|from)\s+)?(?<year>(?:19|20)\d\d)(?!\d)/giu

/** Reads the notes below a table; a year that they give is that of all figures with no year of their own. */
export function readNotes(notes: readonly TextPiece[]): NotedYears {
  const text = notes.map((note) => note.text).join("\n")
  const marked = [...text.matchAll(OF_MARK)]
  const plain = text.replace(OF_MARK, (found) => " ".repeat(found.length))
  const years = [...plain.matchAll(OF_ALL)].map(
    ({ groups }) => groups?.["year"] ?? groups?.["first"],
  )
  const [year] = years
  const isOne = new Set(years).size === 1
  return {
    ofAll: isOne && year !== undefined ? [yearLabel(Number(year))] : [],
    ofMark: new Map(
      marked.map(({ groups }) => [groups?.["mark"] ?? "", yearLabel(Number(groups?.["year"]))]),
    ),
  }
}

/** The year of a heading or cell whose text ends with a mark that the notes explain. */
export function yearOfMark(text: string, { ofMark }: NotedYears): readonly Label[] {
  const label = ofMark.get(text.trimEnd().at(-1) ?? "")
  return label ? [label] : []
}

function yearLabel(year: number): Label {
  return {
    places: [],
    periods: [wholeYear(year)],
    measure: null,
    unit: null,
    isForecast: false,
    isUnknown: false,
    isNarrowed: false,
  }
}
