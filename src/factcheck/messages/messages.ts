import { capitalize } from "#domain/format/capitalize.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { getYear } from "#domain/time/period.ts"
import { vintageText } from "#domain/time/vintage-text.ts"
import { chooseVerb } from "#domain/text/choose-verb.ts"

import type { EarlierValues } from "../judge/fits-earlier.ts"
import type { Interpretation } from "../judge/interpretation.ts"
import type { Measure } from "../grammar/measure.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import type { Weakness } from "../judge/weak-grounds.ts"
import { readNamedScope, writeScope } from "../claims/rank-scope.ts"
import { getOtherPlace, type ClaimKind, type ClaimSlots } from "../claims/claim-types.ts"
import { advice, writeCorrection, verdictWord } from "./advice.ts"
import {
  inStatedUnit,
  isNever,
  listExceptions,
  possessive,
  writeSource,
  subject,
  words,
  type Decided,
  type Known,
} from "./evidence-words.ts"
import { figureWords, periodWords, placeName, withArticle } from "./figure-words.ts"
import { writeRule } from "./rule-texts.ts"

/** The sentences of every verdict; `written` gives the author's own figure. */
export type Messages = ReturnType<typeof createMessages>

/** Sentences about claims of one text. */
export function createMessages(written: (claim: ClaimSlots) => string) {
  return {
    incomplete: (claim: ClaimSlots, missing: readonly string[]): string =>
      incomplete(claim, missing),
    noSeries: (claim: ClaimSlots, measure: Measure | undefined): string =>
      `There are no figures here for ${measure ? heldFor(claim, measure) : "what is measured"}${frequencyNote(claim)}, so this cannot be checked.`,
    subNational: (claim: ClaimSlots): string =>
      `${claim.place?.name ?? "This place"} is part of a country; figures here are for whole countries, so this cannot be checked.`,
    forecast: (claim: ClaimSlots): string =>
      `This is about the future${claim.period ? ` (${periodWords(claim.period)})` : ""}: there is no published figure yet to check it by.`,
    otherPeriod: (evidence: Evidence, actual: number | null, gap: "part" | "fiscal"): string => {
      const { period } = evidence.claim
      const year = period === null ? 0 : getYear(period.frequency, period.from)
      const why =
        gap === "part"
          ? "Figures for this part of a year are not held"
          : "Figures for fiscal years are not held"
      return actual === null
        ? `${why}.`
        : `${why}; for the calendar year ${String(year)} ${subject(evidence)} ${chooseVerb(evidence.measure.label)} ${words(actual, "figure", evidence)} (${writeSource(evidence)}).`
    },
    noFigure: (evidence: Evidence, found: Extract<Computed, { state: "no-data" }>): string =>
      noFigure(evidence, found),
    ambiguous: (evidence: Evidence, found: Known): string =>
      `“${evidence.claim.place?.name ?? ""}” can mean more than one place, so this is not decided. ${found.actual === null ? "" : `For ${placeName(evidence.series.country.code)} the figure is ${words(found.actual, found.actualUnit, evidence)} (${writeSource(evidence)}).`} Name the country in full.`,
    undecided: (evidence: Evidence, found: Extract<Computed, { state: "undecided" }>): string =>
      `The figures do not decide this: ${whyUndecided(found)}.${found.actual === null ? "" : ` ${capitalize(subject(evidence))} ${chooseVerb(evidence.measure.label)} ${words(found.actual, found.actualUnit, evidence)} in ${periodWords({ ...found.period, from: found.period.to })} (${writeSource(evidence)}).`}`,
    conflict: (evidence: Evidence, found: Decided, interpretation: Interpretation): string =>
      evidence.claim.kind === "trend"
        ? `It depends on what is meant. ${truth(evidence, found)} ${capitalize(interpretation.note)} changed by ${figureWords(interpretation.value ?? 0, "percent", interpretation.series.indicator)} over the same years. Say which one is meant.`
        : `It depends on what is meant: ${evidence.measure.label} came to ${words(found.actual ?? 0, found.actualUnit, evidence)}, but ${interpretation.note} to ${words(interpretation.value ?? 0, found.actualUnit, evidence)}. Say which one is meant.`,
    otherInterpretation: (
      evidence: Evidence,
      found: Decided,
      interpretation: Interpretation,
    ): string =>
      `${truth(evidence, found)} ${interpretation.note}${interpretation.value === null ? "" : ` There ${found.actualUnit === "rank" ? "it ranks" : "the figure is"} ${words(interpretation.value, found.actualUnit, { ...evidence, series: interpretation.series })} (${interpretation.series.source.publisher}).`} Say which one is meant.`,
    weak: (evidence: Evidence, found: Decided, { reason }: Weakness): string =>
      `${truth(evidence, found)} ${reason}`,
    correct: (evidence: Evidence, found: Decided): string =>
      `${found.exact ? "Correct." : "Correct, allowing for rounding and revisions."} ${truth(evidence, found)}${understates(evidence, found)}`,
    revised: (evidence: Evidence, found: Decided, earlier: EarlierValues): string =>
      revised(evidence, found, earlier),
    recent: (evidence: Evidence, found: Decided): string =>
      `${found.exact ? "Correct." : "Correct, allowing for rounding and revisions."} ${truth(evidence, found)} The text does not say which year is meant; this may have been the newest figure when it was written.`,
    incorrect: (evidence: Evidence, found: Decided): string =>
      incorrect(evidence, found, written(evidence.claim)),
    correction: (evidence: Evidence, found: Decided): string | null =>
      writeCorrection(evidence, found, written(evidence.claim)),
  }
}

/** Only a file of a stated, earlier day was revised since; another one says something else, and nobody knows since when. */
function revised(evidence: Evidence, found: Decided, earlier: EarlierValues): string {
  const { source, vintage, vintageStated } = earlier.series
  const { actual, actualUnit } = earlier.found
  const says =
    actual === null || !ONE_FIGURE.has(evidence.claim.kind)
      ? ""
      : `, which gives ${words(actual, actualUnit, { ...evidence, series: earlier.series })}`
  const file = `${source.publisher}, ${source.title}`
  return vintageStated && vintage < evidence.series.vintage
    ? `Correct by an earlier publication (${file}, ${vintageText(earlier.series)})${says}; since then the figures were revised. ${truth(evidence, found)}`
    : `Correct by another file of the same publisher (${file})${says}. The file used here differs: ${truth(evidence, found)}`
}

/** The kinds of claims that a single published figure answers. */
const ONE_FIGURE: ReadonlySet<ClaimKind> = new Set(["level", "rank", "change", "average"])

/** Of places in an order the sentence says more than the rule. */
function whyUndecided({
  rule,
  withoutValue = [],
}: Extract<Computed, { state: "undecided" }>): string {
  if (rule.id === "open-group") return "who belongs to this group is not settled"
  if (rule.id === "members-missing")
    return `there is no figure of that year for ${withoutValue.join(", ") || "most of the group"}, which may come before`
  return writeRule(rule)
}

function incomplete(claim: ClaimSlots, missing: readonly string[]): string {
  const asks = missing.map((slot) => {
    if (slot === "country") return "which country is meant"
    if (slot === "measure") return "what is measured"
    return claim.periodGap === "no-date"
      ? "which year is meant (the text has no date to count from)"
      : claim.periodGap === "event"
        ? "which years are meant"
        : "which year is meant"
  })
  return `This cannot be checked yet: say ${joinNames(asks)}.`
}

/** "Kenya's health spending in dollars": what is looked for, in the author's own kind of figure. */
function heldFor(
  { place, unit, kind, currency }: ClaimSlots,
  { label, kind: of }: Measure,
): string {
  const isAmount = unit === "money" && kind !== "rank" && (of === "share" || of === "rate")
  const name = isAmount ? label.replace(/\s+as a share of\b.*$/, "") : label
  const full = `${name}${isAmount ? ` in ${currency === "USD" ? "US dollars" : (currency ?? "money")}` : ""}`
  return place ? `${possessive(withArticle(place.name))} ${full.replace(/^the /, "")}` : full
}

function frequencyNote({ period }: ClaimSlots): string {
  if (period?.frequency === "monthly") return " by month"
  return period?.frequency === "quarterly" ? " by quarter" : ""
}

function noFigure(
  evidence: Evidence,
  { reason, nearest, missing }: Extract<Computed, { state: "no-data" }>,
): string {
  const { claim, series } = evidence
  if (reason === "other-place")
    return `There are no figures here for ${getOtherPlace(claim)?.name ?? "the other place"} to compare with.`
  const at = missing ?? claim.period?.to
  const when =
    claim.period && at !== undefined
      ? periodWords({ ...claim.period, from: at, to: at })
      : "the period"
  const near = nearest
    ? ` The nearest is ${words(nearest.value, "figure", evidence)} for ${periodWords({ frequency: series.observations.frequency, from: nearest.index, to: nearest.index })} (${writeSource(evidence)}).`
    : ""
  return `There is no published figure of ${subject(evidence)} for ${reason === "later" && isRecent(evidence, nearest?.index, at) ? `${when} yet` : when}.${near}`
}

type Facts<Kind extends ClaimKind = ClaimKind> = {
  evidence: Evidence<Kind>
  found: Decided
  name: string
  /** "was" or "were", as the name is one or many. */
  be: string
  actual: string
  when: string
  source: string
}

/** Whether a figure may still be to come: of a year soon after the last one. */
function isRecent({ series }: Evidence, last = 0, at = 0): boolean {
  return series.observations.frequency !== "yearly" || at - last <= 2
}

/** What the figures say, in one sentence. */
function truth(evidence: Evidence, found: Decided): string {
  const facts: Facts = {
    evidence,
    found,
    name: capitalize(subject(evidence)),
    be: chooseVerb(evidence.measure.label),
    actual: found.actual === null ? "" : words(found.actual, found.actualUnit, evidence),
    when: periodWords(found.period),
    source: `(${writeSource(evidence)})`,
  }
  return writeTruth(evidence.claim.kind, facts)
}

function writeTruth<Kind extends ClaimKind>(kind: Kind, facts: Facts<Kind>): string {
  return TRUTHS[kind](facts)
}

function plainTruth({ name, be, actual, when, source }: Facts): string {
  return `${name} ${be} ${actual} in ${when} ${source}.`
}

const TRUTHS: { readonly [Kind in ClaimKind]: (facts: Facts<Kind>) => string } = {
  level: plainTruth,
  rank: rankTruth,
  compare: compareTruth,
  share: placesTruth,
  multiple: placesTruth,
  difference: placesTruth,
  change: changeTruth,
  trend: (facts) => (isChained(facts.evidence) ? chainTruth(facts) : changeTruth(facts)),
  average: ({ name, actual, when, source }) => `${name} averaged ${actual} from ${when} ${source}.`,
  extremum: extremumTruth,
  count: countTruth,
  "first-time": ({ found, name, be, actual, when, source }) =>
    `${name} ${be} ${actual} in ${when}${found.marks[1] ? `; it had passed that mark in ${String(found.marks[1].index)}` : ""} ${source}.`,
  threshold: boundsTruth,
  range: boundsTruth,
  vague: plainTruth,
}

function countTruth({
  evidence: { claim },
  found,
  name,
  be,
  actual,
  when,
  source,
}: Facts<"count">): string {
  const moved =
    claim.scope === "sign"
      ? claim.direction === "up"
        ? "above zero"
        : "below zero"
      : `${claim.direction === "up" ? "higher" : "lower"} than the year before`
  const years = found.marks.map(({ index }) => String(index)).join(", ")
  return `${name} ${be} ${moved} in ${actual} of the years ${when}${years === "" ? "" : ` (${years})`} ${source}.`
}

function rankTruth({
  evidence: { claim },
  found,
  name,
  be,
  actual,
  when,
  source,
}: Facts<"rank">): string {
  const end = claim.extreme === "lowest" ? "lowest" : "highest"
  const ahead = namesAhead(found)
  const place = `the ${found.actual === 1 ? "" : `${actual} `}${end} ${writeShortScope(claim.scope)}`
  return `${name} ${be} ${place} in ${when}${ahead === "" ? "" : `, behind ${ahead}`} ${source}.`
}

/** The most countries of a text that a message names as those among which one is ranked. */
const MAX_NAMED = 6

/** "in West Africa", "among Chile, Colombia and Peru", "among 12 countries". */
function writeShortScope(scope: string): string {
  const named = readNamedScope(scope)
  return named && named.codes.length > MAX_NAMED
    ? `among ${String(named.size)} countries`
    : writeScope(scope)
}

/** Who comes before a place in an order: two are named, of more the first and how many follow it. */
function namesAhead({ marks, actual }: Facts<"rank">["found"]): string {
  const [, first, second] = marks
  const count = (actual ?? 1) - 1
  if (first === undefined || count < 1) return ""
  const leader = placeName(first.country)
  if (count === 1) return leader
  if (count === 2 && second) return `${leader} and ${placeName(second.country)}`
  return `${leader} and ${String(count - 1)} others`
}

function compareTruth({ evidence, found, name, be, when, source }: Facts<"compare">): string {
  const [first, second] = found.marks.map(({ value }) => words(value, "figure", evidence))
  const other = evidence.other
    ? possessive(withArticle(evidence.other.country.name))
    : "the other's"
  if (found.period.from < found.period.to)
    return yearsTruth({ evidence, found, name, be, when, source })
  return `${name} ${be} ${first ?? ""} in ${when}, ${other} ${second ?? ""} ${source}.`
}

/** The comparison of several years: that it held in each, or a year in which it did not. */
function yearsTruth({
  evidence,
  found,
  name,
  be,
  when,
  source,
}: Omit<Facts<"compare">, "actual">): string {
  const other = evidence.other
    ? possessive(withArticle(evidence.other.country.name))
    : "the other's"
  const word = evidence.claim.side === "below" ? "lower" : "higher"
  const [first, second] = found.marks.map(({ value }) => words(value, "figure", evidence))
  const pair = `${first ?? ""}, ${other} ${second ?? ""}`
  if (found.rule.id === "means-compared") return `${name} averaged ${pair} from ${when} ${source}.`
  const exceptions = listExceptions(found)
  if (exceptions === "")
    return `${name} ${be} ${word} than ${other} in every year from ${when} ${source}.`
  const year = String(found.marks[0]?.index ?? "")
  return `${name} ${be} ${pair} in ${year}; it was not ${word} in ${exceptions} ${source}.`
}

function isChained({ claim }: Evidence<"trend">): boolean {
  return claim.scope === "sign" && !claim.everyYear
}

/** "Nigeria's economy grew by 20% between 2015 and 2025, the growth of all years taken together." */
function chainTruth({ evidence, found, actual, source }: Facts): string {
  const { series, measure } = evidence
  const [what, rates] =
    measure.id === "inflation" ? ["consumer prices", "inflation"] : ["economy", "growth"]
  const { from, to } = found.period
  return `${capitalize(possessive(withArticle(series.country.name)))} ${what} ${found.verb ?? "changed"} by ${actual.replace(/^[-−]/, "")} between ${String(from)} and ${String(to)}, the ${rates} of all years taken together ${source}.`
}

function placesTruth(facts: Facts<"share" | "multiple" | "difference">): string {
  const { claim } = facts.evidence
  if (!claim.otherPlace) return changeTruth(facts)
  const relation =
    claim.kind === "difference"
      ? claim.side === "below"
        ? "below that"
        : "above that"
      : claim.kind === "share"
        ? "of that"
        : "that"
  return `${facts.name} ${facts.be} ${facts.actual} ${relation} of ${withArticle(claim.otherPlace.name)} in ${facts.when} ${facts.source}.`
}

function extremumTruth({ evidence, found, name, be, actual, source }: Facts): string {
  const rival = found.marks[1]
  const beaten =
    rival === undefined
      ? ""
      : `; it was ${words(rival.value, "figure", evidence)} in ${String(rival.index)}`
  return `${name} ${be} ${actual} in ${periodWords({ ...found.period, from: found.period.to })}${beaten} ${source}.`
}

function boundsTruth(facts: Facts): string {
  const { evidence, found, name, be, when, source } = facts
  if (found.period.from === found.period.to || evidence.claim.qualifiers.includes("average"))
    return plainTruth(facts)
  if (found.holds) return `${name} kept to that in every year from ${when} ${source}.`
  const years = found.marks
    .slice(0, 4)
    .map(({ index, value }) => `${words(value, "figure", evidence)} in ${String(index)}`)
  return `${name} ${be} ${years.join(", ")}${found.marks.length > 4 ? " and outside it in other years too" : ""} ${source}.`
}

function changeTruth({ evidence, found, name, be, actual, source }: Facts): string {
  const first = found.marks[0]
  const last = found.marks.at(-1)
  if (!first || !last) return `${name}: ${actual} ${source}.`
  const { frequency } = found.period
  const at = (index: number): string => periodWords({ frequency, from: index, to: index })
  const value = (mark: { value: number }): string => words(mark.value, "figure", evidence)
  // The rate of a single year says by its sign which way it went.
  if (first.index === last.index)
    return `${name} ${be} ${value(first)} in ${at(first.index)} ${source}.`
  const moved = last.value > first.value ? "rose" : last.value < first.value ? "fell" : "stayed"
  if (first.value !== last.value && value(first) === value(last))
    return `${name} hardly changed: ${value(first)} in ${at(first.index)}, ${value(last)} in ${at(last.index)}${changeNote(evidence, found, actual)} ${source}.`
  return `${name} ${moved} from ${value(first)} in ${at(first.index)} to ${value(last)} in ${at(last.index)}${changeNote(evidence, found, actual)} ${source}.`
}

function changeNote({ claim }: Evidence, found: Decided, actual: string): string {
  if (claim.kind === "trend") {
    const exceptions = listExceptions(found)
    return exceptions === ""
      ? ""
      : `; it ${isNever(claim) ? "did so" : "went the other way"} in ${exceptions}`
  }
  if (found.actual === null) return ""
  return claim.kind === "multiple"
    ? `, ${actual} as much`
    : `, a change of ${actual}${isPace(claim, found) ? " a year" : ""}`
}

/** One year's change needs no words for it. */
function isPace({ qualifiers }: ClaimSlots, { period }: Decided): boolean {
  return qualifiers.includes("change-per-year") && period.to - period.from > 1
}

function understates(evidence: Evidence, found: Decided): string {
  const actual = inStatedUnit(evidence, found)
  const { claim } = evidence
  if (
    claim.kind !== "threshold" ||
    claim.hedge !== "over" ||
    claim.value === null ||
    claim.value === 0 ||
    actual === null ||
    claim.period?.from !== claim.period?.to
  )
    return ""
  return actual > claim.value * 1.25 ? " The wording understates it." : ""
}

/** What is wrong, by how much, and what to write instead. */
function incorrect(evidence: Evidence, found: Decided, written: string): string {
  const asked = isOtherMagnitude(evidence, found) ? " Is million or billion mistaken?" : ""
  return `${verdictWord(evidence, found)} ${truth(evidence, found)} ${advice(evidence, found, written)}${asked}`
}

/** Whether the figure fits a thousand times as large or small. */
function isOtherMagnitude(evidence: Evidence, found: Decided): boolean {
  const { kind, value } = evidence.claim
  const actual = inStatedUnit(evidence, found)
  if (kind !== "level" || value === null || value === 0 || actual === null) return false
  return [1000, 1 / 1000].some((factor) => Math.abs(actual / value / factor - 1) < 0.05)
}
