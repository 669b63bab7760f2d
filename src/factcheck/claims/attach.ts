import { joinMoves, joinOvertaking } from "../grammar/join-verbs.ts"
import type { Span } from "./claim-types.ts"

/** Words and marks at which a new clause begins. */
export const BREAK = new RegExp(
  `;|\\bwhile\\b|\\bwhereas\\b|\\bbut\\b|\\balthough\\b|\\bthough\\b|,\\s+and\\b|:|—|\\bmeanwhile\\b|\\band\\b(?=.*\\b(?:was|were|averaged|stood|reached|${joinMoves({ tense: "stating" })})\\b)`,
  "i",
)
const LEADS =
  /^\s*(?:,\s*)?(?:in|for|across|among|of|by|at|during|against|on|for the average|in the)?\s*(?:the\s+|\(|\[)?$/i

/**
 * For each number the mention it goes with. Lists of the same length are paired in order ("24.7%, 38.1% and 7.7%
 * respectively"), alternating ones by turns ("8.2% in 2010 to 4.5% in 2022"), and all others by nearness.
 */
export function attach<M extends Span>(
  text: string,
  numbers: readonly Span[],
  mentions: readonly M[],
  all: readonly Span[] = numbers,
): (M | undefined)[] {
  if (mentions.length === 0) return numbers.map(() => undefined)
  if (mentions.length === 1) return numbers.map(() => mentions[0])
  if (numbers.length === mentions.length && numbers.length > 1 && pairsUp(text, numbers, mentions))
    return [...mentions]
  const before = mentions.filter(({ end }) => end <= (numbers[0]?.start ?? 0))
  const isListed = numbers.length > 1 && before.length === numbers.length
  if (isListed && isList(text, numbers) && isList(text, before)) return before
  return numbers.map((number) => nearest(text, number, mentions, all))
}

function pairsUp(text: string, numbers: readonly Span[], mentions: readonly Span[]): boolean {
  if (/\brespectively\b/i.test(text)) return true
  return (
    alternate(numbers, mentions) ||
    alternate(mentions, numbers) ||
    (isList(text, numbers) && isList(text, mentions))
  )
}

function alternate(a: readonly Span[], b: readonly Span[]): boolean {
  return a.every((span, k) => {
    const partner = b[k]
    const next = a[k + 1]
    return (
      partner !== undefined &&
      span.start < partner.start &&
      (next === undefined || partner.start < next.start)
    )
  })
}

const REPEATED =
  /^\s*(?:(?:in|during|for)\s+\d{4}\s*)?,?\s*(?:and|then|but|,\s*and|and\s+then)?\s*(?:in\s+\d{4}\s+(?=by\b))?(?:again\s+|(?:a\s+)?further\s+|another\s+|only\s+|just\s+)*(?:by\s+)?(?:a\s+further\s+|another\s+|only\s+|just\s+|about\s+|nearly\s+|some\s+)*$/i

/** "contracted by 7.3%, the worst result on record, and by a further 2%": what leads to one more figure of the same verb. */
export const AND_BY_A_FURTHER = "\\band\\s+(?:then\\s+)?by\\s+(?:a\\s+further|another)\\s+"
const FURTHER = new RegExp(`(?:${AND_BY_A_FURTHER}|\\band\\s+(?:then\\s+)?by\\s+)$`, "i")

/** Whether the verb of the figure before holds on: "and by", "and then by a further". */
export function isFurther(gap: string): boolean {
  return FURTHER.test(gap)
}

/** "shrank by 0.9% in 2023 and by 0.5% in 2024": nothing between two figures but that another of the same follows. */
export function isRepeated(gap: string): boolean {
  return REPEATED.test(gap) && /,|\band\b|\bthen\b|\bbut\b/i.test(gap)
}

const NAME = "\\p{Lu}[\\p{L}’'-]*(?:\\s+(?:(?:of|and|the|de|da|du)\\s+)?\\p{Lu}[\\p{L}’'-]*){0,3}"
const ELLIPTIC = new RegExp(
  `^(?:\\s+(?:from|on|in|during)\\s+[^,.;:()]{1,30})?\\s*(?:,|,?\\s*\\b(?:and|but|while))\\s*(?:(?:that|those)\\s+(?:of|in)\\s+)?(?:the\\s+)?${NAME}\\s+(?:by\\s+)?$`,
  "u",
)

/** "shrank by 3.3%, and Mexico's by 8.4%": nothing between two figures but another country, for which the verb is not said again. */
export function isElliptic(gap: string): boolean {
  return ELLIPTIC.test(gap)
}

const COMPARED_WITH = new RegExp(
  `^[^,;]{0,60}\\b(?:than|${joinOvertaking({ side: "above", of: "places" })}|compared with|ahead of)\\s*(?:that of|those of|in|the)?\\s*(?:the\\s+)?$`,
  "i",
)

/** "Nigeria, Ghana and Kenya": nothing but commas and "and" between. */
export function isList(text: string, spans: readonly Span[]): boolean {
  return spans.slice(1).every((span, k) => {
    const gap = text.slice(spans[k]?.end, span.start)
    return (
      /^\s*(?:,|and|to|versus|vs\.?|against|,\s*and|&|,?\s*compared (?:with|to)|\bthan that of|than|['’]s)?\s*(?:in\s+|for\s+|the\s+)?$/i.test(
        gap,
      ) || COMPARED_WITH.test(gap)
    )
  })
}

/** The nearest mention: words between count, other numbers and new clauses count more. */
export function nearest<M extends Span>(
  text: string,
  number: Span,
  mentions: readonly M[],
  numbers: readonly Span[],
): M | undefined {
  let best: M | undefined
  let least = Infinity
  for (const mention of mentions) {
    const cost = computeCost(text, number, mention, numbers)
    if (cost < least) {
      least = cost
      best = mention
    }
  }
  return best
}

function computeCost(text: string, number: Span, mention: Span, numbers: readonly Span[]): number {
  const isAfter = mention.start >= number.end
  const from = isAfter ? number.end : mention.end
  const to = isAfter ? mention.start : number.start
  if (from >= to) return 0
  const gap = text.slice(from, to)
  const words = gap.match(/[\p{L}\p{N}%$]+/gu)?.length ?? 0
  const between = numbers.filter((other) => other.start >= from && other.end <= to).length
  const breaks = BREAK.test(gap) ? 8 : 0
  const comma = gap.includes(",") ? 2 : 0
  const direct = isAfter && LEADS.test(gap) ? -2 : 0
  return words + 6 * between + breaks + comma + (isAfter ? 1.5 : 0) + direct
}
