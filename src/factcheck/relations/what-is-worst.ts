import { joinMoves } from "../grammar/join-verbs.ts"
import type { Superlative } from "../claims/superlative.ts"
import { isBetterHigh } from "../is-better-high.ts"

export type Extreme = { measure: string | null; extreme: "highest" | "lowest" }

/** "its worst year", "the best performance": what was good or bad is how the economy did. */
const SPELL =
  /^\s+(?:(?:single|annual|calendar|economic|growth)\s+)*(?:years?|performances?|showings?|results?|outcomes?|spells?|runs?|records?)\b/i
/** "the steepest fall", "the deepest recession", "the biggest jump": a movement and no level. */
const MOVEMENT =
  /^\s+(?:(?:single|annual|yearly|economic|one-year)\s+)*(?:(?<down>falls?|drops?|declines?|contractions?|slumps?|recessions?|downturns?|plunges?|collapses?|decreases?|losses|loss)|(?<up>rises?|increases?|jumps?|gains?|expansions?|surges?|rebounds?|recover(?:y|ies)|growth))\b/i
/** "the Spanish economy grew 5.5%, its best year": somebody grew, though no economy is named. */
const GREW = new RegExp(`\\b(?:${joinMoves({ use: "economies" })})\\b`, "i")
const GOOD_OR_BAD = /(?:^|[\s-])(?:worst|best)$/
/** "the poorest showing": how an economy did, and no income of its people. */
const POOREST = /^(?:poorest|weakest|slowest|richest|strongest)$/
/** "The 8.9% contraction of its economy was the largest": what was large is the movement before the verb. */
const MOVED_BEFORE =
  /\b(?:(?<down>falls?|drop|decline|contraction|slump|recession|downturn|plunge|collapse|decrease|shrinkage)|(?<up>rise|increase|jump|gain|expansion|surge|rebound))\b[^;:]{0,80}\b(?:was|is|were|marked|being)\s+(?:(?:also|still|its|the|their)\s+)*$/i
/** The rise of prices is inflation; a rise of inflation is not. */
const ONLY_PRICES = /^(?!.*\binflation\b).*\b(?:prices?|cost of living)\b/is
/** Economies: what is said of how they did is said of their growth. */
const ECONOMIES: ReadonlySet<string> = new Set(["gdp", "gdp-real", "growth"])

/** Whether a superlative says how good something is, and not how much: "the second-best result". */
export function judgesValue({ word }: Superlative): boolean {
  return GOOD_OR_BAD.test(word)
}

/**
 * Which end of which measure a record is of: the worst year of an economy has the lowest growth, the worst of
 * unemployment the highest. `undefined` where that is not known.
 */
export function decideExtreme(
  text: string,
  superlative: Superlative,
  measure: string | null,
): Extreme | undefined {
  const { word, extreme, end } = superlative
  const after = text.slice(end, end + 60)
  const isValued = GOOD_OR_BAD.test(word)
  const movement = MOVEMENT.exec(after)?.groups
  if (movement) return readMovement(text, movement["down"] !== undefined, superlative, measure)
  const meaning =
    readCurrency(superlative, measure) ??
    movedBefore(text, superlative, measure) ??
    readShowing(text, superlative, measure)
  if (meaning) return meaning.meant
  if (word.endsWith("deepest")) return readMovement(text, true, superlative, measure)
  const id = chooseEconomy(text, after, isValued, measure)
  // Who "came last" has the least of a good thing; of unemployment it may be the most or the least.
  const isBetter = id === null ? undefined : isBetterHigh(id)
  if (word === "last" && isBetter === false) return undefined
  if (!isValued || id === null) return { measure: id, extreme }
  if (isBetter === undefined) return undefined
  const isHigh = word.endsWith("best") === isBetter
  return { measure: id, extreme: isHigh ? "highest" : "lowest" }
}

/** What a record is of, where its words tell; without a meaning it is left alone. */
type Meaning = { meant: Extreme | undefined }

/** A currency is weakest where the most of it is paid for a dollar. */
function readCurrency({ word }: Superlative, measure: string | null): Meaning | undefined {
  if (measure !== "exchange-rate" || !/weakest$|strongest$/.test(word)) return undefined
  return { meant: { measure, extreme: word.endsWith("weakest") ? "highest" : "lowest" } }
}

function movedBefore(
  text: string,
  superlative: Superlative,
  measure: string | null,
): Meaning | undefined {
  const before = GOOD_OR_BAD.test(superlative.word)
    ? undefined
    : MOVED_BEFORE.exec(text.slice(0, superlative.start))?.groups
  const isDown = before?.["down"] !== undefined
  return before && { meant: readMovement(text, isDown, superlative, measure) }
}

function readShowing(
  text: string,
  { word, end }: Superlative,
  measure: string | null,
): Meaning | undefined {
  if (!POOREST.test(word) || !SPELL.test(text.slice(end, end + 60))) return undefined
  if (!GREW.test(text) && measure !== null && !ECONOMIES.has(measure)) return { meant: undefined }
  return { meant: { measure: "growth", extreme: /rich|strong/.test(word) ? "highest" : "lowest" } }
}

/** The biggest fall of an economy is its lowest growth; how much other figures moved is not read. */
function readMovement(
  text: string,
  isDown: boolean,
  { word }: Superlative,
  measure: string | null,
): Extreme | undefined {
  const isSmall = /small|low|least|weak|slow|short/.test(word)
  const isMild = isSmall || word.endsWith("best")
  const extreme = isDown === isMild ? ("highest" as const) : ("lowest" as const)
  if (measure === null || ECONOMIES.has(measure)) {
    // The worst growth is the lowest, as the worst recession is.
    const valued = word.endsWith("best") ? ("highest" as const) : ("lowest" as const)
    return { measure: "growth", extreme: GOOD_OR_BAD.test(word) ? valued : extreme }
  }
  if (measure === "population") return { measure: "population-growth", extreme }
  if (measure === "inflation" && ONLY_PRICES.test(text)) return { measure, extreme }
  return undefined
}

/** An economy that had its worst year had its lowest growth. */
function chooseEconomy(
  text: string,
  after: string,
  isValued: boolean,
  measure: string | null,
): string | null {
  const isSpell = SPELL.test(after)
  if (measure === null) return isSpell && GREW.test(text) ? "growth" : null
  return ECONOMIES.has(measure) && (isSpell || (isValued && GREW.test(text))) ? "growth" : measure
}
