import { capitalize } from "#domain/format/capitalize.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { chooseVerb } from "#domain/text/choose-verb.ts"

import type { OpenSlot, RivalInterpretation } from "../interpret/rival-interpretation.ts"
import { measureById } from "../grammar/find-measures.ts"
import type { ReadFigure } from "../compute/read-figure.ts"

import type { Verdict } from "../judge/verdict.ts"
import { getOtherPlace, type ClaimPeriod, type ClaimSlots } from "../claims/claim-types.ts"
import { possessive } from "./evidence-words.ts"
import { figureWords, periodWords, withArticle } from "./figure-words.ts"

/** The most other interpretations that a message names. */
const MAX_NAMED = 2

const SLOT_NAMES: Readonly<Record<OpenSlot, string>> = {
  place: "country",
  measure: "measure",
  period: "year",
}

/** Says with which country, measure or year a sentence was read that leaves them open. */
export function readAsMessage({ claim, changed }: RivalInterpretation): string {
  const parts = changed.map((slot) => SLOT_FILLERS[slot](claim))
  return `The sentence does not say ${listed(changed)}; it was read with ${parts.join(" and ")}, as offered by the text around it.`
}

const SLOT_FILLERS: Readonly<Record<OpenSlot, (claim: ClaimSlots) => string>> = {
  place: ({ place }) => withArticle(place?.name ?? ""),
  measure: (claim) => measureName(claim) ?? "",
  period: ({ period }) => (period === null ? "" : periodWords(period)),
}

/** Says that the text leaves a slot open, and what is published for the likelier interpretations. */
export function contestedMessage(
  claim: ClaimSlots,
  verdict: Verdict,
  open: readonly OpenSlot[],
  interpretations: readonly RivalInterpretation[],
): string {
  const named = listPublished(claim, verdict, interpretations)
  const isOfNoOtherYear =
    open.length === 1 && open[0] === "period" && claim.rivals.periods.length === 0
  const what = isOfNoOtherYear ? "which year or part of a year is meant" : listed(open)
  return `The text does not settle ${what}, so this is not decided. ${named} Say which is meant.`
}

/** Says that a figure is wrong whatever is meant, and what is published for the likelier interpretations. */
export function farOffMessage(
  claim: ClaimSlots,
  verdict: Verdict,
  open: readonly OpenSlot[],
  interpretations: readonly RivalInterpretation[],
): string {
  const named = listPublished(claim, verdict, interpretations)
  return `Incorrect, ${joinNames(open.map((slot) => `whichever ${SLOT_NAMES[slot]}`))} is meant. ${named} Write the figure of the one that you mean.`
}

function listPublished(
  claim: ClaimSlots,
  { series, actual, actualUnit, period }: Verdict,
  interpretations: readonly RivalInterpretation[],
): string {
  const first =
    series === null || actual === null || period === null
      ? []
      : [{ claim, figure: { series, actual, actualUnit, period } }]
  return [...first, ...interpretations.slice(0, MAX_NAMED)]
    .map((one) => writeSentence(one.claim, one.figure))
    .join(" ")
}

function listed(slots: readonly OpenSlot[]): string {
  return joinNames(slots.map((slot) => `which ${SLOT_NAMES[slot]} is meant`))
}

function measureName({ measure }: ClaimSlots): string | undefined {
  return measure === null ? undefined : measureById(measure)?.label.replace(/^the /, "")
}

/** "Kuwait's real GDP growth was 2.6% in 2024 (World Bank, NY.GDP.MKTP.KD.ZG)." */
function writeSentence(claim: ClaimSlots, figure: Omit<ReadFigure, "holds" | "stated">): string {
  const { series, actual, actualUnit, period } = figure
  const { indicator, country, source } = series
  if (actual === null) return ""
  const place = withArticle(country.name)
  const subject = `${possessive(place)} ${measureName(claim) ?? indicator.name}`
  const verb = CHANGED[claim.kind] ?? chooseVerb(measureName(claim) ?? indicator.name)
  const said = `${verb} ${figureWords(actual, actualUnit, indicator)}${ofWhat(claim, period)}`
  const time = OVER_ALL.includes(claim.kind) ? period : lastOf(period)
  return `${capitalize(subject)} ${said} in ${periodWords(time)} (${source.publisher}, ${indicator.code}).`
}

/** The kinds of claims whose figure is of a whole span; those of the others are of its last period. */
const OVER_ALL: readonly ClaimSlots["kind"][] = ["change", "average", "range", "threshold"]

function lastOf(period: ClaimPeriod): ClaimPeriod {
  return { ...period, from: period.to }
}

/** What a multiple is held against: another country, or the first period of a span. */
function ofWhat(claim: ClaimSlots, period: ClaimPeriod): string {
  if (claim.kind !== "multiple") return ""
  const other = getOtherPlace(claim)
  if (other) return ` that of ${withArticle(other.name)}`
  const first = { ...period, to: period.from }
  return period.from === period.to ? "" : ` the figure of ${periodWords(first)}`
}

const CHANGED: Readonly<Partial<Record<ClaimSlots["kind"], string>>> = {
  change: "changed by",
  multiple: "came to",
  rank: "was",
  average: "averaged",
}
