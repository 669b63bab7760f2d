import { setImmediate as nextTurn } from "node:timers/promises"

import type { FoundClaim } from "../claims/find-claims.ts"
import { findMeasures } from "../grammar/find-measures.ts"
import type { Measure } from "../grammar/measure.ts"
import type { FactData } from "../evidence/fact-data.ts"
import { evidenceIn } from "../evidence/find-evidence.ts"
import { judgeClaim, type Judging } from "../judge/judge-claim.ts"
import { FOUND_BY_NAME, withNote } from "../messages/rule-texts.ts"
import { isIndexUnit, publishedUnit } from "../evidence/published-unit.ts"
import type { Verdict } from "../judge/verdict.ts"
import { findByFullName, withoutShare, type FullNameQuery } from "./find-by-full-name.ts"
import type { FindByName } from "./match-name.ts"
import { withoutAdvice } from "../messages/without-advice.ts"

type Tools = Omit<Judging, "measureOf"> & { find: FindByName; text: string }

/**
 * The verdict by an indicator whose name says the whole measure of a claim, where neither the codes of the measure nor
 * its other publishers have a figure; `undefined` where the catalogue has none either. Nothing is incorrect by it.
 */
export async function askCatalogue(
  claim: FoundClaim,
  measure: Measure,
  tools: Tools,
): Promise<Verdict | undefined> {
  for (const id of await listNamed(claim, measure, tools)) {
    const named = byIndicator(measure, id, claim)
    const facts = await tools.data.byCode(id)
    if (!facts || !evidenceIn(facts, claim, named)) continue
    const verdict = await judgeClaim(claim, { ...tools, measureOf: () => Promise.resolve(named) })
    if (verdict.status !== "unavailable") return asNamed(verdict, facts.indicator.name)
  }
  return undefined
}

/** Whether a verdict says that nothing is held, so that the catalogue is still to be asked by name. */
export function lacksValues({ status, rule }: Verdict, claim: FoundClaim): boolean {
  const isHeld = rule.id !== "no-series" && rule.id !== "no-figure"
  if (status !== "unavailable" || isHeld) return false
  // Places in an order are counted only over the indicator that is meant.
  return claim.place?.kind === "country" && claim.kind !== "rank"
}

/** The verdict on a claim beyond the number that is looked up in one text, which says only that. */
export function notAsked(verdict: Verdict): Verdict {
  return {
    ...verdict,
    message:
      "This text has more figures without a series of their own than are looked up at once; check this sentence by itself.",
    rule: { id: "not-looked-up" },
  }
}

/** The indicators that say the measure, by its label and by the author's words; looked up once until the data changes. */
async function listNamed(
  claim: FoundClaim,
  measure: Measure,
  { find, data, text }: Tools,
): Promise<readonly string[]> {
  const country = claim.place?.code ?? ""
  const query = {
    label: measure.label,
    written: writtenMeasure(text, claim),
    inMoney: claim.unit === "money",
  }
  return data.remember(JSON.stringify(["named", country, query]), async () => {
    await nextTurn()
    const found = await findByFullName(query, (words) => find(words, country))
    return await keepAlike(found, { query, measure, data })
  })
}

/** The indicators that count what the claim states: rates for a rate, money for money; an index says nothing without its base. */
async function keepAlike(
  ids: readonly string[],
  { query, measure, data }: { query: FullNameQuery; measure: Measure; data: FactData },
): Promise<string[]> {
  const kept: string[] = []
  for (const id of ids) {
    const facts = await data.byCode(id)
    if (!facts || isIndexUnit(facts.indicator)) continue
    const isPercent = publishedUnit(facts.indicator).what === "percent"
    const isMoney = publishedUnit(facts.indicator).what === "money"
    const wantsPercent = !query.inMoney && ["rate", "share"].includes(measure.kind)
    const wantsMoney = query.inMoney || measure.kind === "money"
    if (isPercent === wantsPercent && isMoney === wantsMoney) kept.push(id)
  }
  return kept
}

/** The words by which the sentence itself speaks of the measure. */
function writtenMeasure(text: string, { sentence, measure }: FoundClaim): string {
  const own = text.slice(sentence.start, sentence.end)
  const mention = findMeasures(own).find((one) => one.measure === measure)
  return mention === undefined ? "" : own.slice(mention.start, mention.end)
}

/** The measure by one indicator alone: what stands in for it elsewhere was asked before. */
function byIndicator(measure: Measure, id: string, { unit }: FoundClaim): Measure {
  const { kind, units, needsBasis, isSetByDay } = measure
  const isAmount = unit === "money" && kind !== "money"
  return {
    id,
    units,
    says: [],
    codes: [id],
    label: isAmount ? withoutShare(measure.label) : measure.label,
    kind: isAmount ? "money" : kind,
    ...(needsBasis ? { needsBasis } : {}),
    ...(isSetByDay ? { isSetByDay } : {}),
  }
}

function asNamed(verdict: Verdict, name: string): Verdict {
  const isOpen = verdict.status === "incorrect"
  const { message } = verdict
  const found = `The indicator was found by its name in the catalogue: ${name}.`
  return {
    ...verdict,
    status: isOpen ? "unverified" : verdict.status,
    message: isOpen
      ? `${withoutAdvice(message)} ${found} No series is held that is sure to be meant, so this is not decided.`
      : `${message} ${found}`,
    rule: withNote(verdict.rule, FOUND_BY_NAME),
    correction: null,
  }
}
