import { setImmediate as nextTurn } from "node:timers/promises"

import type { NamedIndicator } from "#search/named-indicator.ts"
import { lowerFirstWord } from "#domain/format/lower-first.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import { conversion, unitOfIndicator } from "../quantities/measured-units.ts"
import type { Measure, MeasureKind } from "../grammar/measure.ts"
import type { FactData } from "../evidence/fact-data.ts"
import type { ClaimSlots, Named } from "../claims/claim-types.ts"
import { comparedWords } from "./say-the-same.ts"
import { UNSAID_WORDS } from "./unsaid-words.data.ts"

/** The indicators that fit some words, those with figures for the country first; best first. */
export type FindByName = (
  words: readonly string[],
  country: string,
) => readonly NamedIndicator[] | Promise<readonly NamedIndicator[]>

/** An indicator that the words of a claim name. */
export type NameMatch = {
  indicator: Indicator
  measure: Measure
  /** How many units of the indicator one stated unit is. */
  factor: number
  /** Whether it and nothing else can be meant. */
  isSure: boolean
  /** Others that may be meant as well. */
  rivals: readonly NameMatch[]
}

/** The most indicators with a fitting name whose unit and figures are looked at. */
const MAX_CANDIDATES = 8
/** The most words of a name that the text may leave out. */
const MAX_UNSAID_WORDS = 1
/** Words of names that a sentence may leave out without changing what is meant. */
const UNSAID: ReadonlySet<string> = new Set([
  ...UNSAID_WORDS,
  "prevalence",
  "incidence",
  "estimate",
  "value",
  "based",
])

/** The indicator of the catalogue that the words of a claim name, `undefined` where none is named clearly enough. */
export async function matchName(
  { place, named }: ClaimSlots,
  find: FindByName,
  data: FactData,
): Promise<NameMatch | undefined> {
  if (place === null || named === null) return undefined
  if (comparedWords(named.words.join(" ")).every((word) => UNSAID.has(word))) return undefined
  const key = JSON.stringify([place.code, named.words, named.unit])
  return data.remember(key, async () => {
    // A text may hold many names: other requests get their turn between two of them.
    await nextTurn()
    const found = await find(comparedWords(named.words.join(" ")), place.code)
    const fitting = found
      .map((one) => ({ ...one, unsaid: countUnsaid(one, named) }))
      .filter(({ unsaid }) => unsaid <= MAX_UNSAID_WORDS)
      .sort((a, b) => a.unsaid - b.unsaid)
    const held = fitting.filter(({ hasCountry }) => hasCountry)
    // Where nothing has figures for the country, only one that is named in full counts.
    const near =
      held.length > 0
        ? held.slice(0, MAX_CANDIDATES)
        : fitting.filter(({ unsaid }) => unsaid === 0).slice(0, 1)
    const matches = await Promise.all(near.map((one) => findFitting(one, place.code, named, data)))
    return choose(
      matches.flatMap((one) => one ?? []),
      named,
    )
  })
}

async function findFitting(
  one: NamedIndicator & { unsaid: number },
  country: string,
  named: Named,
  data: FactData,
): Promise<Fitting | undefined> {
  const facts = await data.byCode(one.id)
  const series = facts?.series(country, "yearly")
  const indicator = series?.indicator ?? facts?.indicator
  const match = indicator && matchUnit(indicator, named)
  return match && { ...one, match, hasSeries: series !== undefined }
}

type Fitting = NamedIndicator & {
  unsaid: number
  match: Omit<NameMatch, "isSure" | "rivals">
  hasSeries: boolean
}

/** The one with the fewest words unsaid; where nothing has figures for the country, only one named in full counts. */
function choose(all: readonly Fitting[], { words }: Named): NameMatch | undefined {
  const held = all.filter(({ hasSeries }) => hasSeries)
  const [best] = held.length > 0 ? held : all.filter(({ unsaid }) => unsaid === 0)
  if (best === undefined) return undefined
  const rivals = held.filter((one) => one !== best)
  const isTied = rivals.some((one) => one.unsaid <= best.unsaid && !isSame(one, best))
  // One word that is half of a name says too little, and so does one that several names have.
  if (best.unsaid > 0 && (isTied || words.length < 2)) return undefined
  return {
    ...best.match,
    isSure: best.unsaid === 0 && !isTied,
    rivals: [...rivals.map(({ match }) => match), inThousands(best.match)]
      .filter((match) => match !== undefined)
      .map((match) => ({ ...match, isSure: false, rivals: [] })),
  }
}

/** "16,517" may be written in thousands, as the figures are published. */
function inThousands(match: Fitting["match"]): Fitting["match"] | undefined {
  return match.factor === 1 ? undefined : { ...match, factor: 1 }
}

/** Whether two publishers' names say the same; shares are the same only where they are of the same. */
function isSame(a: Fitting, b: Fitting): boolean {
  if (a.concept === b.concept) return true
  const isOf = ["share", "rate"].includes(a.match.measure.kind)
  const [first, second] = [a.name, b.name].map((name) => essence(isOf ? name : getSubject(name)))
  return first === second
}

function essence(text: string): string {
  return [...new Set(comparedWords(text).filter((word) => !UNSAID.has(word)))].sort().join(" ")
}

function getSubject(name: string): string {
  return name.replace(/\s*[([][^)\]]*[)\]]/g, "").trim() || name
}

/** How many words of the name before its bracket are not said; Infinity where the name does not have all that is said. */
function countUnsaid({ name }: NamedIndicator, { words }: Named): number {
  const said = new Set(comparedWords(words.join(" ")))
  const whole = new Set(comparedWords(name))
  if ([...said].some((word) => !whole.has(word) && !UNSAID.has(word))) return Infinity
  const unsaid = comparedWords(getSubject(name)).filter(
    (word) => !said.has(word) && !UNSAID.has(word),
  )
  return unsaid.length + (said.has("total") && !whole.has("total") ? 1 : 0)
}

function matchUnit(
  indicator: Indicator,
  { unit }: Named,
): Omit<NameMatch, "isSure" | "rivals"> | undefined {
  const published = unitOfIndicator(indicator)
  const factor = conversion(unit, published)
  if (factor === undefined) return undefined
  const kind = decideKind(indicator, published.what)
  return {
    indicator,
    factor,
    measure: {
      id: indicator.id,
      label: getLabel(indicator),
      kind,
      units: [],
      says: [],
      codes: [indicator.id],
    },
  }
}

function decideKind({ unit }: Indicator, what: string): MeasureKind {
  if (what === "percent") return /annual|growth/i.test(unit) ? "rate" : "share"
  if (what === "money" || what === "years") return what
  return "count"
}

/** The name without its bracket, as it stands inside a sentence. */
export function getLabel({ name }: Pick<Indicator, "name">): string {
  return lowerFirstWord(getSubject(name))
}
