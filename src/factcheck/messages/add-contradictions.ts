import { formatHeadline, unitFormat } from "#domain/format/number-format.ts"

import type { CheckedClaim } from "../checked-claim.ts"
import type { Contradiction, WrongSum } from "../contradictions/contradiction.ts"
import type { ReadOrders } from "../proven/find-wrong-orders.ts"
import type { Span } from "../claims/claim-types.ts"
import { overlaps } from "../text/overlaps.ts"
import type { Checked } from "./join-wrong-way.ts"
import { writeRule } from "./rule-texts.ts"

const SELF_CONTRADICTION = writeRule({ id: "self-contradiction" })

/**
 * The checked claims, and in their places what the figures of a text contradict by themselves: "13.9%, up from 15.0%".
 * `readOrders` finds more of these between figures that are right.
 * The findings of the two figures become part of it, unless one of them is incorrect already.
 */
export async function* addContradictions(
  text: string,
  all: AsyncIterable<Checked>,
  contradictions: readonly Contradiction[],
  readOrders: ReadOrders = () => [],
): AsyncIterable<CheckedClaim> {
  const left = [...contradictions]
  let sentence: Checked[] = []
  const flush = (until: number): CheckedClaim[] => {
    const due = left.filter(({ start }) => start < until)
    left.splice(0, due.length)
    return place(text, sentence, [...due, ...readOrders(sentence)])
  }
  for await (const one of all) {
    const isNext = sentence[0] && sentence[0].claim.sentence.start !== one.claim.sentence.start
    if (isNext) {
      yield* flush(one.claim.sentence.start)
      sentence = []
    }
    sentence.push(one)
  }
  yield* flush(Infinity)
}

function place(
  text: string,
  checked: readonly Checked[],
  contradictions: readonly Contradiction[],
): CheckedClaim[] {
  const found = checked.map((one) => atMarked(text, one))
  for (const contradiction of contradictions) {
    const inside = found.filter((one) => overlaps(one, contradiction))
    if (inside.some(({ status }) => status === "incorrect")) continue
    const right = inside.filter(({ status }) => status === "correct")
    // Where the published figures confirm one of the two, the other one is wrong.
    const confirmed = right.length < inside.length ? right : []
    const replaced = inside.filter((one) => !confirmed.includes(one))
    const [first] = replaced
    const at = first ? found.indexOf(first) : found.length
    const whole = {
      ...contradiction,
      start: Math.min(contradiction.start, first?.start ?? Infinity),
    }
    const kept = confirmed.map((one) => withoutWord(text, one, contradiction))
    const rest = found.flatMap((one) => {
      if (replaced.includes(one)) return []
      return kept[confirmed.indexOf(one)] ?? one
    })
    found.splice(0, found.length, ...rest)
    found.splice(at, 0, present(text, { ...whole, ...beside(text, whole, kept) }, first))
  }
  return found
}

/** A finding of one of the two figures without the word between them, of which the contradiction is. */
function withoutWord(
  text: string,
  one: CheckedClaim,
  { start, first, second }: Contradiction,
): CheckedClaim {
  const isBefore = one.start <= start && first.end < one.end
  const isBehind = one.start > start && one.start < second.start && second.start < one.end
  if (isBefore) return { ...one, end: first.end, originalText: text.slice(one.start, first.end) }
  const { start: from } = second
  return isBehind ? { ...one, start: from, originalText: text.slice(from, one.end) } : one
}

/** A stretch without the findings at one of its ends. */
function beside(text: string, { start, end }: Span, kept: readonly Span[]): Span {
  const before = kept.filter((one) => one.start <= start).map((one) => one.end)
  const behind = kept.filter((one) => one.start > start).map((one) => one.start)
  const from = Math.max(start, ...before)
  const lead = from > start ? (/^[\s,;:]*/.exec(text.slice(from))?.[0].length ?? 0) : 0
  return { start: from + lead, end: Math.min(end, ...behind) }
}

function atMarked(text: string, { checked, marked: { start, end } }: Checked): CheckedClaim {
  return { ...checked, start, end, originalText: text.slice(start, end) }
}

function present(
  text: string,
  { start: from, end: to, first, second, said, statement }: Contradiction,
  claim: CheckedClaim | undefined,
): CheckedClaim {
  const originalText = text.slice(from, to).trim()
  const start = text.indexOf(originalText, from)
  const end = start + originalText.length
  const stated = [first, second].map((one) => text.slice(one.start, one.end).trim())
  return {
    ...(claim ?? NOTHING_KNOWN),
    statement: statement ?? originalText,
    originalText,
    start,
    end,
    status: "incorrect",
    message: writeMessage(said, stated[0] ?? "", stated[1] ?? ""),
    evidence: { ...(claim ?? NOTHING_KNOWN).evidence, rule: SELF_CONTRADICTION },
    correction: null,
    cell: null,
  }
}

function writeMessage(said: Contradiction["said"], first: string, second: string): string {
  if (said.kind === "order")
    return `The text contradicts itself: ${first} is ${said.actual} than ${second}, which “${said.word}” denies. Write the opposite of “${said.word}”, or another figure.`
  return `The text contradicts itself: ${first} and ${second} come to ${writeSum(said)}, not “${said.words}”. Write that, or other figures.`
}

function writeSum({ actual: { kind, value } }: WrongSum): string {
  const size = formatHeadline(Math.abs(value), unitFormat("", null))
  if (kind === "multiple") return `${size} times`
  return `a ${value < 0 ? "fall" : "rise"} of ${size}%`
}

const NOTHING_KNOWN: Omit<
  CheckedClaim,
  "statement" | "originalText" | "start" | "end" | "status" | "message"
> = {
  claim: {
    kind: "compare",
    country: null,
    country2: null,
    indicatorCode: null,
    indicatorName: null,
    period: null,
    statedValue: null,
    statedUpper: null,
    unit: null,
    hedge: null,
    direction: null,
  },
  evidence: {
    actualValue: null,
    unit: null,
    period: null,
    seriesId: null,
    publisher: null,
    vintage: null,
    vintageStated: null,
    rule: SELF_CONTRADICTION,
    alternatives: [],
    shared: null,
  },
  robustness: null,
  attribution: null,
  source: null,
  chart: null,
  correction: null,
  cell: null,
}
