import { getOtherPlace, type ClaimSlots } from "../claims/claim-types.ts"
import type { SaidSlots } from "../discourse/said-slots.ts"
import { isSamePeriod } from "../claims/resolve-period.ts"
import { isSlip } from "../judge/slips.ts"
import { farOffMessage, readAsMessage } from "../messages/contested-messages.ts"
import { withNote } from "../messages/rule-texts.ts"
import { getRoom, fitsAsStated, saysEnough } from "./close-values.ts"
import {
  fitsAround,
  isClearLevel,
  isFarOffEverywhere,
  isOffByAll,
  isWrongInEveryInterpretation,
} from "./fits-around.ts"
import type { InterpretationTools, Judged } from "./interpretation-tools.ts"
import type { Neighbours } from "./neighbours.ts"
import { leaveOpen } from "./leave-open.ts"
import { isOnlyDirectionWrong, isOwnSlip } from "./meant-as-read.ts"
import {
  countsAlike,
  withWidth,
  type OpenSlot,
  type OtherSlots,
  type RivalInterpretation,
} from "./rival-interpretation.ts"
import type { Verdict } from "../judge/verdict.ts"

type InText = ClaimSlots & { said?: SaidSlots }

/** The most interpretations of one claim that are tried. */
const MAX_INTERPRETATIONS = 12
/** The highest probability that one of the tried interpretations fits by chance for it to be taken. */
const MAX_CHANCE = 0.1
/** By how much a figure is off, in times, that cannot be the peak of a month: a peak is nearer to the mean of its year. */
const TIMES_OFF = 2
const SLOTS: readonly OpenSlot[] = ["place", "measure", "period"]

/**
 * Judges a claim. If it does not hold and its country, measure or period may be another, tries the others that the paragraph
 * offers: one that fits as precisely as stated is taken, otherwise the claim is left open unless it is wrong for all.
 */
export async function resolveContested<C extends InText>(
  claim: C,
  neighbours: Neighbours,
  tools: InterpretationTools<C>,
): Promise<Judged<C>> {
  const verdict = await tools.judge(claim)
  const open = openSlots(claim)
  const fitsOtherFigure =
    verdict.status === "unverified" && verdict.rule.id === "other-interpretation"
  if (!(verdict.status === "incorrect" || fitsOtherFigure)) return { claim, verdict }
  if (open.length === 0)
    return { claim, verdict: await leaveOpenByOtherYear({ claim, verdict }, neighbours, tools) }
  const interpretations = await readAll(claim, open, tools)
  const taken = await takeInterpretation({ claim, verdict, interpretations }, tools)
  if (taken) return taken
  if (fitsOtherFigure || isOnlyDirectionWrong(claim, verdict)) return { claim, verdict }
  const wrong = await judgeWrong({ claim, verdict, interpretations, open }, neighbours, tools)
  if (wrong) return { claim, verdict: wrong }
  const slip = await judgeSlip({ claim, verdict, interpretations }, tools)
  return slip ?? { claim, verdict: leaveOpen(claim, verdict, open, interpretations) }
}

type Tried<C extends ClaimSlots> = Judged<C> & {
  interpretations: readonly RivalInterpretation<C>[]
}

/** The verdict by an interpretation that the text offers and the figure fits. */
async function takeInterpretation<C extends InText>(
  { claim, verdict, interpretations }: Tried<C>,
  { judge }: InterpretationTools<C>,
): Promise<Judged<C> | undefined> {
  const chosen = chooseInterpretation(claim, verdict, interpretations)
  if (!chosen) return undefined
  const judged = await judge(chosen.claim)
  if (judged.status !== "correct") return undefined
  const slots = chosen.changed.join(" and ")
  return {
    claim: chosen.claim,
    verdict: {
      ...judged,
      message: `${judged.message} ${readAsMessage(chosen)}`,
      rule: withNote(judged.rule, `the ${slots} as offered by the text around it`),
    },
  }
}

/** The verdict where the claim is wrong whatever is meant, or what is meant is beyond doubt; else `undefined`. */
async function judgeWrong<C extends InText>(
  { claim, verdict, interpretations, open }: Tried<C> & { open: readonly OpenSlot[] },
  neighbours: Neighbours,
  tools: InterpretationTools<C>,
): Promise<Verdict | undefined> {
  const fitsNone = interpretations.every(({ figure }) => !figure.holds)
  const isMeasureKnown = !open.includes("measure")
  const isReadRightly = isMeasureKnown
    ? neighbours.areInLine || neighbours.leadToIt
    : neighbours.areInLine &&
      (await isOffByAll(claim, interpretations, { times: TIMES_OFF, tools }))
  if (fitsNone && isReadRightly) return verdict
  if (fitsNone && isPlain(claim, open, interpretations))
    return leaveOpenByOtherYear({ claim, verdict }, neighbours, tools)
  if (!isMeasureKnown) return undefined
  if (await isWrongInEveryInterpretation(claim, tools)) return verdict
  if (!(await isFarOffEverywhere(claim, interpretations, tools))) return undefined
  return {
    ...verdict,
    message: farOffMessage(claim, verdict, open, interpretations),
    rule: { id: "far-from-all" },
    // No one figure is the right one to write where several may be meant.
    correction: null,
  }
}

/**
 * The claim, wrong by the one interpretation whose published figure it misses by a slip; `undefined` where it fits another,
 * or misses none or several in this way.
 */
async function judgeSlip<C extends InText>(
  { claim, verdict, interpretations }: Tried<C>,
  tools: InterpretationTools<C>,
): Promise<Judged<C> | undefined> {
  if (interpretations.some(({ figure }) => figure.holds)) return undefined
  if (await isOwnSlip(claim, tools)) return { claim, verdict }
  const missed = interpretations.filter((one) => isSlip(one.claim, one.figure))
  const [meant] = missed
  if (meant === undefined || missed.length > 1) return undefined
  const judged = await tools.judge(meant.claim)
  return judged.status === "incorrect" ? { claim: meant.claim, verdict: judged } : undefined
}

/** The verdict, left open where the sentence leaves room for another year of the text and the figure fits that year. */
async function leaveOpenByOtherYear<C extends InText>(
  { claim, verdict }: Judged<C>,
  { areInLine, leadToIt }: Neighbours,
  tools: InterpretationTools<C>,
): Promise<Verdict> {
  const { read } = tools
  const { elsewhere } = claim.rivals
  if (verdict.status !== "incorrect" || elsewhere.length === 0) return verdict
  const { period: own } = claim
  // The text has gone on to later years, so the year was carried too far.
  const isLeftBehind = own !== null && elsewhere.some(({ to }) => to > own.to)
  const isTooFar = claim.grounds.period === "carried" && isLeftBehind && !areInLine && !leadToIt
  if (isTooFar && (!isClearLevel(claim) || (await fitsAround(claim, elsewhere, tools))))
    return leaveOpen(claim, verdict, ["period"], [])
  for (const year of elsewhere) {
    const period = withWidth(claim.period, year)
    const other: C = { ...claim, period, periodStated: true, base: null }
    const figure = await read(other)
    if (fitsAsStated(figure))
      return leaveOpen(claim, verdict, ["period"], [{ claim: other, changed: ["period"], figure }])
  }
  return verdict
}

/**
 * Whether only the country is carried, measure and time are stated, and every rival country has a figure: as the claim fits
 * none of these, they are not meant.
 */
function isPlain(
  claim: ClaimSlots,
  open: readonly OpenSlot[],
  interpretations: readonly RivalInterpretation[],
): boolean {
  const { grounds } = claim
  return (
    saysEnough(claim) &&
    open.length === 1 &&
    open[0] === "place" &&
    grounds.place === "carried" &&
    grounds.period === "stated" &&
    // A country without figures cannot be ruled out.
    interpretations.length >= claim.rivals.places.length
  )
}

/** The slots whose filler was carried over while something else could be meant. */
export function openSlots({ grounds, rivals }: ClaimSlots): OpenSlot[] {
  const offered = { place: rivals.places, measure: rivals.measures, period: rivals.periods }
  return SLOTS.filter(
    (slot) =>
      grounds[slot] === "contested" || (grounds[slot] === "carried" && offered[slot].length > 0),
  )
}

async function readAll<C extends InText>(
  claim: C,
  open: readonly OpenSlot[],
  { read }: InterpretationTools<C>,
): Promise<RivalInterpretation<C>[]> {
  const found: RivalInterpretation<C>[] = []
  for (const { slots, changed } of combine(claim, open).slice(0, MAX_INTERPRETATIONS)) {
    const other: C = { ...claim, ...slots }
    const figure = await read(other)
    if (figure) found.push({ claim: other, changed, figure })
  }
  return found
}

type Change = { slots: OtherSlots; changed: OpenSlot[] }

/** The changes of one slot each, the likelier fillers of every slot first, then those of two slots. */
function combine(claim: ClaimSlots, open: readonly OpenSlot[]): Change[] {
  const lists = open.map((slot) => listChanges(claim, slot))
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const singles = Array.from({ length: longest }, (_, k) =>
    lists.flatMap((list) => list[k] ?? []),
  ).flat()
  const pairs = lists.flatMap((list, k) =>
    lists.slice(k + 1).flatMap((others) => list.flatMap((a) => others.map((b) => joined(a, b)))),
  )
  return [...singles, ...pairs]
}

function joined(a: Change, b: Change): Change {
  return { slots: { ...a.slots, ...b.slots }, changed: [...a.changed, ...b.changed] }
}

function listChanges(claim: ClaimSlots, slot: OpenSlot): Change[] {
  const { rivals } = claim
  if (slot === "place")
    return rivals.places
      .filter(({ code }) => code !== claim.place?.code && code !== getOtherPlace(claim)?.code)
      .map((place) => ({ slots: { place }, changed: [slot] }))
  if (slot === "measure")
    return rivals.measures
      .filter((measure) => measure !== claim.measure && countsAlike(measure, claim))
      .map((measure) => ({ slots: { measure }, changed: [slot] }))
  return rivals.periods
    .map((period) => withWidth(claim.period, period))
    .filter((period) => claim.period === null || !isSamePeriod(period, claim.period))
    .map((period) => ({ slots: { period, periodStated: true, base: null }, changed: [slot] }))
}

/** The first interpretation that fits as stated; none where enough were tried for one of them to fit by chance. */
function chooseInterpretation<C extends InText>(
  claim: C,
  verdict: Verdict,
  interpretations: readonly RivalInterpretation<C>[],
): RivalInterpretation<C> | undefined {
  if (!saysEnough(claim)) return undefined
  const k = interpretations.findIndex(({ figure }) => fitsAsStated(figure))
  const chosen = interpretations[k]
  if (!chosen) return undefined
  const { stated } = chosen.figure
  const actuals = [
    verdict.actual,
    ...interpretations.map(({ figure }) => figure.actual),
    stated.value,
  ]
  const known = actuals.filter((value) => value !== null)
  const spread = Math.max(...known) - Math.min(...known)
  return (k + 1) * 2 * getRoom(stated) <= MAX_CHANCE * spread ? chosen : undefined
}
