import countries from "world-countries"

import { CURRENCIES_OF_ONE } from "#domain/places/currency-words.data.ts"

import type { ClaimSlots } from "./claim-types.ts"

/** Names of currencies that tell countries apart, in the singular, to stand in a regular expression. */
export const CURRENCY_NAMES =
  "naira|cedi|rand|shilling|franc|kwacha|birr|dirham|dinar|pound|peso|rupee|rupiah|yen|yuan|renminbi|won|baht|dong|ringgit|lira|zloty|forint|koruna|krona|krone|rouble|ruble|hryvnia|leu|lev|taka|kyat|riyal|guarani|euro|sterling|metical|pula|leone|dalasi|ouguiya|ariary"

/** Currencies by their names; "the currency" is that of the country spoken of. */
const CURRENCY = new RegExp(
  `\\b(?<dollar>(?:us\\s+)?dollars?|greenback)\\b|\\b(?:currency|real|sol|${CURRENCY_NAMES})\\b`,
  "giu",
)

/**
 * Exchange rates here are amounts for one US dollar: a currency that gains is a rate that falls. Movements without a
 * figure are turned where the sentence speaks of the currency first; of a rate that rises, and of the dollar, they stay.
 */
export function turnCurrencies(text: string, claims: readonly ClaimSlots[]): ClaimSlots[] {
  return turnMovements(
    text,
    claims.map((claim) => (isOfAnyRate(text, claim) ? withoutDirection(claim) : claim)),
  )
}

/** "before the rate slipped back to 12.1": whether the rate or the currency lost, this verb does not tell. */
const RATE_SLIPPED =
  /\brate\s+(?:(?:has|had|then|later)\s+)*(?:slip|slid|eas|weaken|strengthen|firm|recover|improv|worsen|retreat)\p{Ll}*\b[^,;]*$/iu

function isOfAnyRate(text: string, { measure, figure }: ClaimSlots): boolean {
  return (
    measure === "exchange-rate" && figure !== null && RATE_SLIPPED.test(text.slice(0, figure.start))
  )
}

function turnMovements(text: string, claims: readonly ClaimSlots[]): ClaimSlots[] {
  if (!claims.some(({ measure }) => measure === "exchange-rate")) return [...claims]
  const [first] = text.matchAll(CURRENCY)
  if (first === undefined)
    return SAID_OF_CURRENCY.test(text) ? claims.map(withoutDirection) : [...claims]
  if (first.groups?.["dollar"] !== undefined || /\brate\b/i.test(text.slice(0, first.index)))
    return [...claims]
  return claims
    .filter((claim) => !isLossOfValue(claim))
    .map((claim) =>
      claim.measure === "exchange-rate" && claim.direction !== null && claim.kind === "trend"
        ? { ...claim, direction: claim.direction === "up" ? "down" : "up" }
        : claim,
    )
}

/** "The dirham has weakened": a currency that is named before its verb, without a figure. */
const CURRENCY_MOVED = new RegExp(
  `\\b(?:currency|real|sol|${CURRENCY_NAMES})\\s+(?:(?:has|had)\\s+)?(?:\\p{Ll}+ly\\s+)?(?:(?<lost>weakened|depreciated|lost\\s+ground|softened)|(?:strengthened|appreciated|firmed|gained\\s+ground))\\b`,
  "iu",
)

/**
 * "The dirham weakened: a dollar cost 9.35 dirhams in 2025, against 9.94 in 2024": adds the movement between the only two
 * times of which the sentence gives the rate. One currency loses where more of it is paid for a dollar.
 */
export function addMovement(text: string, claims: readonly ClaimSlots[]): ClaimSlots[] {
  const rates = claims.filter(({ measure }) => measure === "exchange-rate")
  const [one, other, third] = rates
  if (!one || !other || third || rates.some(saysMovement)) return [...claims]
  const [first, last] = [one.period, other.period]
  const isOfOne = one.place !== null && one.place.code === other.place?.code
  const moved = CURRENCY_MOVED.exec(text)
  if (!moved || !isOfOne || !first || first.frequency !== last?.frequency || first.to === last.to)
    return [...claims]
  const movement: ClaimSlots<"trend"> = {
    ...one,
    ...NO_FIGURE,
    start: moved.index,
    end: moved.index + moved[0].length,
    kind: "trend",
    scope: "change",
    direction: moved.groups?.["lost"] === undefined ? "down" : "up",
    period: { ...first, from: Math.min(first.to, last.to), to: Math.max(first.to, last.to) },
  }
  return [...claims, movement]
}

/** Whether a claim says itself which way the rate went: "weakened to 11.0". */
function saysMovement({ kind, direction }: ClaimSlots): boolean {
  return kind !== "level" || direction !== null
}

const NO_FIGURE = { figure: null, value: null, unit: null, currency: null, hedge: null } as const

/** "The shilling fell by 15% against the dollar": the rate rose by another share, and of which days is not said. */
function isLossOfValue(claim: ClaimSlots): boolean {
  return (
    claim.measure === "exchange-rate" && claim.kind === "change" && claim.changeIn === "percent"
  )
}

/** "By June it had strengthened to 10.3": said of the currency, unless it is the dollar, which no word here tells. */
const SAID_OF_CURRENCY = /\b(?:strengthen|appreciat|weaken|depreciat)/i

function withoutDirection(claim: ClaimSlots): ClaimSlots {
  return claim.measure === "exchange-rate" && claim.direction !== null
    ? { ...claim, direction: null }
    : claim
}

/**
 * A country that was carried is contested where the sentence, or else its paragraph before it, names a currency of other
 * countries and not its own: "The dollar averaged 90.1 rupees" after a sentence about Mexico. Rates of exchange are
 * doubted for any such name, other figures only for the currency of one country.
 */
export function doubtCurrencies(
  { before, sentence }: { before: string; sentence: string },
  claims: readonly ClaimSlots[],
): ClaimSlots[] {
  if (!claims.some(isCarried)) return [...claims]
  const inSentence = listNamed(sentence)
  const named = inSentence.length > 0 ? inSentence : listNamed(before)
  if (named.length === 0) return [...claims]
  return claims.map((claim) => {
    const { measure, place, grounds } = claim
    if (place === null || !isCarried(claim)) return claim
    const telling = measure === "exchange-rate" ? named : named.filter((name) => OF_ONE.has(name))
    const own = listCurrencyNames(place.code)
    const isOwn = named.some((name) => own.some((one) => one.includes(name)))
    if (telling.length === 0 || own.length === 0 || isOwn) return claim
    return { ...claim, grounds: { ...grounds, place: "contested" } }
  })
}

/** Whether a claim has a country that its own sentence does not settle. */
function isCarried({ place, grounds }: ClaimSlots): boolean {
  return place !== null && grounds.place !== "stated"
}

function listNamed(text: string): string[] {
  return [...text.matchAll(CURRENCY_NAME)].map(([name]) => name.toLowerCase())
}

const OF_ONE: ReadonlySet<string> = new Set(CURRENCIES_OF_ONE.map(([name]) => name))

const CURRENCY_NAME = new RegExp(`\\b(?:${CURRENCY_NAMES})(?=s?\\b)`, "giu")

/** What the currencies of a country are called, in small letters; several names of one are all listed. */
function listCurrencyNames(code: string): string[] {
  const country = countries.find(({ cca3 }) => cca3 === code)
  const names = Object.values(country?.currencies ?? {}).map(({ name }) => name.toLowerCase())
  return [
    ...names,
    ...names.flatMap((name) => OTHER_NAMES.find(([one]) => name.includes(one))?.[1] ?? []),
  ]
}

const OTHER_NAMES: readonly (readonly [part: string, names: readonly string[]])[] = [
  ["yuan", ["renminbi"]],
  ["british pound", ["sterling"]],
  ["ruble", ["rouble"]],
]
