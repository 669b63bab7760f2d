import { readFileSync } from "node:fs"

import { hashText } from "#domain/text/hash-text.ts"

/** A search with what answers it: the grade of each code, and the places one of which the first row is of. */
export type JudgedSearch = {
  kind: string
  text: string
  places: readonly string[]
  grades: ReadonlyMap<string, number>
  /** Whether ranking may be adjusted while looking at it. */
  isTuning: boolean
}

/** A row as an engine shows it. */
export type ShownRow = { code: string; place: string | null }

/** How well an engine did on a list of searches. */
export type Scores = {
  searches: number
  /** Mean of one through the place of the first row of grade two or three, among ten. */
  reciprocalRank: number
  /** Share with such a row among the first five. */
  inFive: number
  /** Gain of ten rows by grade and place, as a share of the best possible. */
  gain: number
  /** Share of the searches that name a place whose first row is of it. */
  placeRight: number
  misses: readonly { text: string; rank: number; first: string }[]
}

const GOOD = 2
const SHOWN = 10

/** The judged searches of a file of `tests/golden/search`. */
export function judgedSearches(file = "judged.txt"): JudgedSearch[] {
  const path = new URL(`../golden/search/${file}`, import.meta.url)
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(parseLine)
}

function parseLine(line: string): JudgedSearch {
  const [kind = "", text = "", places = "-", graded = ""] = line.split(" | ")
  const pairs = graded === "none" ? [] : graded.split(" ").map((pair) => pair.split(":"))
  return {
    kind,
    text,
    places: places === "-" ? [] : places.split(","),
    grades: new Map(pairs.map(([code = "", grade = "0"]) => [code, Number(grade)])),
    // The half of a text never changes, whatever is added around it.
    isTuning: hashText(text) % 2 === 0,
  }
}

/** Scores an engine; a search that nothing answers counts as right when no row is shown. */
export function scoreSearches(
  searches: readonly JudgedSearch[],
  show: (text: string) => readonly ShownRow[],
): Scores {
  const judged = searches.map((search) => judge(search, show(search.text).slice(0, SHOWN)))
  const placed = judged.filter(({ search }) => search.places.length > 0)
  return {
    searches: judged.length,
    reciprocalRank: mean(judged.map(({ rank }) => (rank === 0 ? 0 : 1 / rank))),
    inFive: mean(judged.map(({ rank }) => (rank >= 1 && rank <= 5 ? 1 : 0))),
    gain: mean(judged.map(({ gain }) => gain)),
    placeRight: mean(placed.map(({ isPlaceRight }) => (isPlaceRight ? 1 : 0))),
    misses: judged
      .filter(({ rank, isPlaceRight }) => rank !== 1 || !isPlaceRight)
      .map(({ search, rank, first }) => ({ text: search.text, rank, first })),
  }
}

function judge(search: JudgedSearch, rows: readonly ShownRow[]) {
  const { grades, places } = search
  const first = rows[0] === undefined ? "-" : `${rows[0].code} ${rows[0].place ?? ""}`.trim()
  const isPlaceRight = places.length === 0 || places.includes(rows[0]?.place ?? "")
  if (grades.size === 0) {
    const isRight = rows.length === 0
    return { search, rank: isRight ? 1 : 0, gain: isRight ? 1 : 0, isPlaceRight, first }
  }
  const codes = [...new Set(rows.map(({ code }) => code))]
  const rank = codes.findIndex((code) => (grades.get(code) ?? 0) >= GOOD) + 1
  const best = [...grades.values()].toSorted((a, b) => b - a)
  const gain = gainOf(codes.map((code) => grades.get(code) ?? 0)) / gainOf(best)
  return { search, rank, gain, isPlaceRight, first }
}

function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length
}
