import {
  carried,
  COUNT,
  monthIndex,
  MONTH,
  rule,
  SPAN_OF,
  YEAR,
  type PeriodRule,
} from "./period-words.ts"
import { lastYear } from "./relative-times.ts"
import { countYears, readCount } from "./year-counts.ts"

/** Times that count from another: "a year earlier", "the following February", "last year". */
export const RELATIVE_RULES: readonly PeriodRule[] = [
  rule(
    `(?<part>(?:a\\s+)?quarter[\\s-](?:of\\s+)?a?[\\s-]?|half[\\s-](?:a[\\s-])?)century\\s+(?<way>ago|earlier|before)`,
    ({ part, way }) => {
      const years = /^half/i.test(part ?? "") ? 50 : 25
      return way === "ago" ? { kind: "to-publication", back: years } : carried(-years)
    },
  ),
  rule(`(?<n>${COUNT})[\\s-]+(?<unit>${SPAN_OF}|century)\\s+ago`, ({ n, unit }) => ({
    kind: "to-publication",
    back: readCount(n) * countYears(unit),
  })),
  rule(
    `(?:the\\s+)?(?<n>${COUNT})[\\s-]+(?<unit>${SPAN_OF})\\s+(?:earlier|before|previously|prior)(?!\\s+(?:${YEAR}|the\\s+(?:pandemic|war|crisis)))`,
    ({ n, unit }) => carried(-readCount(n) * countYears(unit)),
  ),
  rule(
    `(?:over\\s+|in\\s+|during\\s+|within\\s+)?the\\s+(?:(?:following|next|subsequent|ensuing)\\s+(?<n>${COUNT})\\s+(?<unit>${SPAN_OF})|(?<n2>${COUNT})\\s+(?<unit2>${SPAN_OF})\\s+(?:that\\s+followed|after\\s+that|thereafter|since\\s+then))`,
    ({ n, unit, n2, unit2 }) => carried(readCount(n ?? n2) * countYears(unit ?? unit2)),
  ),
  rule(
    `(?:over\\s+|in\\s+|during\\s+)?the\\s+(?:(?:following|next|subsequent|ensuing)\\s+decade|decade\\s+that\\s+followed)`,
    () => carried(10),
  ),
  rule(`(?:12|twelve)\\s+months\\s+(?:earlier|before|previously|prior)`, () => carried(-1)),
  rule(`(?:12|twelve)\\s+months\\s+(?:later|afterwards|on(?!\\s+(?:average|the)))`, () =>
    carried(1),
  ),
  rule(
    `(?<n>${COUNT})[\\s-]+months?\\s+(?<way>later|afterwards|on(?!\\s+(?:average|month|the))|after(?!\\s+(?:the|its|independence|${YEAR}|${MONTH}))|earlier|before(?!\\s+(?:the|its|${YEAR}|${MONTH}))|previously|prior)`,
    ({ n, way }) => {
      const months = readCount(n)
      const isBack = /^(?:earlier|before|prev|prior)/i.test(way ?? "")
      return { kind: "months-later", months: isBack ? -months : months }
    },
  ),
  rule(
    `(?:(?:in|by|until|till|to|of)\\s+)?the\\s+(?:following|next|ensuing)\\s+(?<m>${MONTH})(?!\\.?,?\\s+\\d)`,
    ({ m }) => ({ kind: "month", month: monthIndex("0", m), back: null, isAfter: true }),
  ),
  rule(`(?:in\\s+)?the\\s+next(?=\\s*(?:[.,;]|and\\b|but\\b|$))`, () => carried(1)),
  rule(`(?:12|twelve)\\s+months\\s+ago`, () => ({ kind: "to-publication", back: 1 })),
  rule(
    `(?<n>${COUNT})[\\s-]+(?<unit>${SPAN_OF})\\s+(?:later|afterwards|on(?!\\s+(?:average|year|the\\s+(?!(?:figure|ratio|rate|number|share|total|country|economy)\\b)))|after(?!\\s+(?:the|its|independence|${YEAR})))`,
    ({ n, unit }) => carried(readCount(n) * countYears(unit)),
  ),
  rule(
    `(?:in\\s+)?the\\s+(?:year|decade)\\s+(?<way>before|after|earlier)(?:\\s+that)?(?!\\s+(?:${YEAR}|the|last))|(?:in\\s+)?the\\s+(?<next>previous|prior|preceding|following|next|subsequent)\\s+year`,
    ({ way, next }) =>
      carried(/before|earlier|previous|prior|preceding/i.test(way ?? next ?? "") ? -1 : 1),
  ),
  rule(
    `(?:in\\s+|the\\s+)?(?:that|the\\s+same|same)\\s+(?:calendar\\s+)?(?:years?|period)(?!\\s+(?:last|a|in))`,
    () => carried(0),
  ),
  // "to 154.8% over the same stretch": of a time that began and ended in an earlier sentence.
  rule(
    `(?:over|during|across|throughout)\\s+(?:that|those|the\\s+same|these)\\s+(?:same\\s+)?(?:(?:two|three|four|five|six|seven|eight|nine|ten|\\d+)\\s+)?(?:period|stretch|span|years|decades?|time)`,
    (_groups, whole) => ({ kind: "event", name: whole }),
  ),
  rule(`(?:in\\s+)?the\\s+latter\\s+year`, () => carried(0)),
  rule(`(?:in\\s+)?the\\s+former\\s+year`, (_groups, whole) => ({ kind: "event", name: whole })),
  rule(
    `(?:in\\s+)?(?:the\\s+)?same\\s+(?:period|month|quarter|time)\\s+(?:(?:of\\s+)?(?:the\\s+)?(?:last|previous|preceding|prior)\\s+year|a\\s+year\\s+(?:earlier|ago|before)|the\\s+year\\s+before)`,
    () => carried(-1),
  ),
  rule(`(?:in\\s+)?(?:the\\s+year\\s+before\\s+)?last(?:\\s+year)?`, (_groups, whole) =>
    lastYear(whole),
  ),
  rule(
    `(?:in\\s+)?the\\s+year\\s+(?:that\\s+has\\s+)?just\\s+(?:ended|past|passed|gone|over|closed|finished)`,
    () => ({ kind: "to-publication", back: 1 }),
  ),
  rule(
    `this\\s+year|(?:the\\s+)?current\\s+year|year[\\s-]to[\\s-]date|so\\s+far\\s+this\\s+year`,
    () => ({ kind: "to-publication", back: 0 }),
  ),
  rule(`next\\s+year|(?:the\\s+)?coming\\s+year`, () => ({ kind: "to-publication", back: -1 })),
]
