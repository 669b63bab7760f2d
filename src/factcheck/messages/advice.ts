import type { StoredSeries } from "#catalog/dataset.ts"
import { ordinal } from "#domain/format/ordinal.ts"

import type { Evidence } from "../compute/computed.ts"
import type { ClaimKind, ClaimSlots } from "../claims/claim-types.ts"
import { inStatedUnit, isNever, listExceptions, words, type Decided } from "./evidence-words.ts"
import { figureWords, inAuthorsForm, withArticle } from "./figure-words.ts"

const WITHOUT_SIZE: readonly ClaimKind[] = [
  "threshold",
  "range",
  "first-time",
  "rank",
  "extremum",
  "trend",
]

export function verdictWord(evidence: Evidence, found: Decided): string {
  const { claim, measure } = evidence
  const { id } = found.rule
  const actual = inStatedUnit(evidence, found)
  if (id === "wrong-way") return "The direction is wrong."
  if (id === "far-bound") return "Incorrect: a bound so far from the figure misleads."
  if (claim.value === null || actual === null || WITHOUT_SIZE.includes(claim.kind))
    return "Incorrect."
  if (claim.value * actual < 0) return "The sign is wrong."
  const gap = Math.abs(claim.value) - Math.abs(actual)
  const isRate = measure.kind === "rate" || measure.kind === "share"
  const isNear = Math.abs(gap) < (isRate ? 1 : Math.abs(actual) * 0.1)
  return `${isNear ? "Close, but not right: the" : "The"} statement ${gap > 0 ? "exaggerates" : "understates"} it.`
}

export function advice(evidence: Evidence, found: Decided, written: string): string {
  const { claim, series } = evidence
  const replacement = writeCorrection(evidence, found, written)
  if (replacement !== null) return `Write “${replacement}” instead of “${written}”.`
  const own = adviseByKind(claim.kind, claim, { found, series })
  if (own !== undefined) return own
  if (found.rule.id === "wrong-way" && isFlat(evidence, found))
    return "Write that it hardly changed."
  if (found.rule.id === "wrong-way" && found.verb) return sayMoved(claim.measure, found.verb)
  if (isTurned(evidence, found)) return turned(evidence, found)
  return found.actual === null
    ? ""
    : `Write ${figureWords(found.actual, found.actualUnit, series.indicator, claim.counted)}.`
}

/** A currency that weakens is one whose rate to the dollar rises, so the advice says which of the two is meant. */
function sayMoved(
  measure: string | null,
  verb: NonNullable<Decided["verb"]>,
  written: string = verb,
): string {
  if (measure !== "exchange-rate") return `Write that it ${written}.`
  return `Write that the rate ${verb}: the currency ${verb === "fell" ? "strengthened" : "weakened"}.`
}

/** Whether both ends of a change are given by the same figure. */
function isFlat(evidence: Evidence, { marks }: Decided): boolean {
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last || first === last) return false
  return words(first.value, "figure", evidence) === words(last.value, "figure", evidence)
}

/** Whether the words around the figure, "grew by" or "a deficit of", have the other sign: no figure in its place is right. */
function isTurned(evidence: Evidence, found: Decided): boolean {
  const { value, direction, measure } = evidence.claim
  const actual = inStatedUnit(evidence, found)
  if (value === null || actual === null || value * actual >= 0) return false
  return direction !== null || value < 0 || measure === "growth"
}

function turned({ measure, series, claim }: Evidence, { actual, actualUnit }: Decided): string {
  const actualText = figureWords(actual ?? 0, actualUnit, series.indicator, claim.counted)
  if (measure.id !== "growth") return `Write that it was ${actualText}.`
  return `Write that it ${actualText.startsWith("−") ? "shrank" : "grew"} by ${actualText.replace("−", "")}.`
}

/** "3rd", which everybody counts from the highest; from the other end "the 8th lowest". */
function writePlace(position: number, extreme: "highest" | "lowest"): string {
  if (extreme === "highest") return ordinal(position)
  return position === 1 ? "the lowest" : `the ${ordinal(position)} lowest`
}

const ADVICE: {
  readonly [Kind in ClaimKind]?: (
    claim: ClaimSlots<Kind>,
    found: Decided,
    series: StoredSeries,
  ) => string | undefined
} = {
  rank: ({ extreme }, { actual }, series) =>
    actual === null
      ? undefined
      : `Write that ${withArticle(series.country.name)} was ${writePlace(actual, extreme)}.`,
  compare: (claim, found) => {
    const exceptions = listExceptions(found)
    return exceptions !== "" && claim.everyYear
      ? `Leave out “every year” or name the exceptions (${exceptions}).`
      : `Write “${otherComparative(claim)}”.`
  },
  trend: (claim, found) => {
    const { verb, period } = found
    if (verb !== undefined) return sayMoved(claim.measure, verb, moved(claim, verb))
    const exceptions = listExceptions(found)
    if (exceptions === "") return undefined
    if (period.from === period.to) return `Write that it ${otherWay(claim)}.`
    // An author who counts the years in a row did not write "every year".
    return claim.value === null
      ? `Leave out “${isNever(claim) ? "never" : "every year"}” or name the exceptions (${exceptions}).`
      : `Write which years are the exceptions (${exceptions}).`
  },
  extremum: ({ scope }, { marks: [, rival] }) => {
    const year = rival === undefined ? "" : String(rival.index)
    return scope === "within"
      ? `Write ${year}.`
      : `Write another year to compare with: it was more extreme in ${year}.`
  },
  threshold: overYears,
  range: overYears,
  "first-time": (_claim, { marks: [, first] }) => first && `Write ${String(first.index)}.`,
}

function adviseByKind<Kind extends ClaimKind>(
  kind: Kind,
  claim: ClaimSlots<Kind>,
  { found, series }: { found: Decided; series: StoredSeries },
): string | undefined {
  return ADVICE[kind]?.(claim, found, series)
}

/** A deficit is the larger, the lower the balance. */
function otherComparative({ side, negated, qualifiers }: ClaimSlots<"compare">): string {
  const isHigher = (side === "above") === negated
  if (qualifiers.includes("size-of-deficit")) return isHigher ? "smaller than" : "larger than"
  return isHigher ? "higher than" : "lower than"
}

/** Of a single year: what an economy, prices or people did instead. */
function otherWay({ direction, measure }: ClaimSlots): string {
  if (measure === "growth") return direction === "up" ? "shrank" : "grew"
  return direction === "up" ? "fell" : "rose"
}

function moved({ qualifiers }: ClaimSlots, verb: string): string {
  if (!qualifiers.includes("size-of-deficit")) return verb
  return verb === "rose" ? "narrowed" : "widened"
}

/** One figure of one year is not a bound of several. */
function overYears({ everyYear, period }: ClaimSlots): string | undefined {
  const isLong = period !== null && period.from < period.to
  return everyYear || isLong
    ? "Write another bound, or name the years in which it was so."
    : undefined
}

/** The figure to put in the place of the author's, where one figure puts it right. */
export function writeCorrection(
  evidence: Evidence,
  found: Decided,
  written: string,
): string | null {
  const { claim } = evidence
  if (found.holds || found.actual === null || claim.value === null || written === "") return null
  if (found.rule.id === "wrong-way" || !isReplaceable(evidence, found, written)) return null
  const actual = inStatedUnit(evidence, found) ?? found.actual
  return (
    inAuthorsForm(written, claim.value, actual) ??
    withoutUnit(words(Math.abs(found.actual), found.actualUnit, evidence), claim)
  )
}

/** "Doubled" and "a deficit of 3%" are not put right by other digits. */
function isReplaceable(evidence: Evidence, found: Decided, written: string): boolean {
  const { kind } = evidence.claim
  if (WITHOUT_SIZE.includes(kind) || (kind === "multiple" && !/\d/.test(written))) return false
  return !isTurned(evidence, found) || /^\D{0,4}[-−–]/.test(written)
}

/** The words of a unit stand behind the figure of the author already. */
function withoutUnit(text: string, { counted }: ClaimSlots): string {
  const unit = counted?.words ?? ""
  return unit !== "" && text.includes(` ${unit}`) ? text.slice(0, text.indexOf(` ${unit}`)) : text
}
