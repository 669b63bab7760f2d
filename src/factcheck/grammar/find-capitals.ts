import { countryByCode } from "#domain/places/find-country.ts"
import { escapePattern } from "#domain/text/escape-pattern.ts"

import type { MeasureMention, PlaceMention } from "../claims/claim-types.ts"
import { CAPITALS } from "./capitals.data.ts"

const CODES: ReadonlyMap<string, string> = new Map(
  CAPITALS.map(([code, names]) => [names.split("|")[0] ?? names, code]),
)
const CAPITAL = new RegExp(
  `(?<![\\p{L}-])(?:${[...CODES.keys()].map(escapePattern).join("|")})(?<owns>['’]s?)?(?![\\p{L}-])`,
  "gu",
)
/** "in Lisbon", "the port of Luanda", "a Kyiv brokerage": the town itself. */
const TOWN_BEFORE = /\b(?:in|at|near|from|around|outside|of|to|an?|through)\s+$/i

/** What only a state has, so that a capital named beside it stands for its country. */
const OF_STATES: ReadonlySet<string> = new Set([
  "aid",
  "core-inflation",
  "current-account",
  "current-account-money",
  "debt",
  "debt-central",
  "debt-general",
  "external-debt",
  "external-debt-share",
  "fdi",
  "fdi-share",
  "fiscal-balance",
  "government-revenue",
  "government-spending",
  "imports",
  "exports",
  "exchange-rate",
  "hdi",
  "lending-rate",
  "military",
  "policy-rate",
  "remittances",
  "remittances-share",
  "reserves",
  "state-revenue",
  "tax-revenue",
  "trade-balance",
  "trade-balance-share",
])

/** "ended the year at $48.9 billion in Cairo", but not "a bank in Cairo". */
const IN_STATE =
  /^(?!.*\b(?:banks?|firms?|compan(?:y|ies)|brokers?|brokerages?|lenders?)\b).*\bin\s+$/is

/** What no town has, so that even "in Cairo" speaks of the country. */
const OF_STATES_ALONE: ReadonlySet<string> = new Set([
  "reserves",
  "policy-rate",
  "current-account",
  "current-account-money",
  "external-debt",
  "exchange-rate",
])

/** What a state has, and a town may have as well: the country is meant more often, but that is not sure. */
const OF_STATES_AND_TOWNS: ReadonlySet<string> = new Set([
  "food-inflation",
  "gdp",
  "gdp-per-head-growth",
  "gdp-real",
  "growth",
  "industrial-production",
  "inflation",
])

/**
 * "Vienna's current account", "Lisbon spends 1.5% of GDP on its army": the countries whose capitals stand for them.
 * "Beirut's GDP" may be that of the town, so that its country is not sure.
 */
export function findCapitals(text: string, measures: readonly MeasureMention[]): PlaceMention[] {
  const isOfTown = measures.some(({ measure }) => OF_STATES_AND_TOWNS.has(measure))
  const isKnown = ({ measure }: MeasureMention): boolean =>
    OF_STATES.has(measure) || OF_STATES_AND_TOWNS.has(measure)
  if (measures.length === 0 || !measures.every(isKnown)) return []
  const isOfStatesAlone = measures.every(({ measure }) => OF_STATES_ALONE.has(measure))
  return [...text.matchAll(CAPITAL)].flatMap((match) => {
    const { index, 0: words, groups } = match
    const owns = groups?.["owns"]
    const code = CODES.get(owns === undefined ? words : words.slice(0, -owns.length))
    const name = code === undefined ? undefined : countryByCode(code)?.name
    const before = text.slice(0, index)
    const isTown = TOWN_BEFORE.test(before) && !(isOfStatesAlone && IN_STATE.test(before))
    if (code === undefined || name === undefined || isTown) return []
    const end = index + words.length
    const isUnsure = isOfTown ? { isUnsure: true } : {}
    return [
      {
        start: index,
        end,
        code,
        kind: "country" as const,
        name,
        possessive: owns !== undefined,
        ...isUnsure,
      },
    ]
  })
}
