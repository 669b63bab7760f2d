import { countryByCode } from "#domain/places/find-country.ts"

import { COUNTRY_GROUPS } from "../grammar/groups.data.ts"
import { overlaps } from "../text/overlaps.ts"
import type { Ground, PlaceMention, Span, ClaimPlace } from "../claims/claim-types.ts"

import type { Context } from "./context.ts"
import { otherPlaces } from "./rivals.ts"

/** Words that stand for a country named before, with how sure it is which one they mean. */
export type Reference = PlaceMention & { ground: Ground; rivals: readonly ClaimPlace[] }

const FORMER = /\bthe\s+(?<which>former|latter)\b(?:['’]s)?/giu
const HERE =
  /\b(?:(?:over|back)\s+here|here(?!\s+(?:is|are)\b)|back\s+home|(?<!\b(?:electricity|power|water|internet|computers?|toilets?|stay(?:ed)?|work(?:ed|ing)?)\s)at\s+home)\b(?!\s+(?:in|to)\b)/giu
const THERE =
  /\b(?:over|out|up|down)\s+there\b|(?<=[^\s.;:!?"“]\s)\bthere\b(?!\s+(?:is|are|was|were|has|have|had|will|would|may|can|could)\b|['’])/giu
/** "the country", "the nation's", "the island", "this place". */
const COUNTRY =
  /\b(?:the|this|that)\s+(?:country|nation|republic|kingdom|island|place|archipelago)(?<own>['’]s)?(?!\s+of\b|[\s-]+wide)/giu
/** "its", "it", "their" at the head of a sentence. */
const ITS = /^["“(]?(?:(?:and|but|yet|still|in\s+\d{4}),?\s+)?(?<word>its)\b/iu
/** "the West African nation", "the African cocoa and gold exporter", "the Asian one". */
const EPITHET =
  /\b(?:the|this)\s+(?<region>(?:(?:North|South|East|West|Central|Southern|Northern|Eastern|Western|Southeast|South[- ]East|Middle|Sub-Saharan|Latin)[\s-])?(?:African|Asian|European|American|Caribbean|Pacific|Eastern|Baltic|Balkan|Nordic|Andean|Gulf)(?:\s+island)?)\s+(?:(?:\p{Ll}+,?\s+(?:and\s+)?){0,4}(?:producer|exporter|grower)|country|nation|state|one|republic|kingdom|giant)(?<own>['’]s)?/giu

/** All references of a sentence to countries named before: "the former", "there", "the African country", "its". */
export function findReferences(
  text: string,
  context: Context,
  named: readonly PlaceMention[],
): Reference[] {
  const found = [
    ...formers(text, context),
    ...epithets(text, context),
    ...places(text, HERE, context.home ?? context.place, context),
    ...places(text, THERE, lastForeignPlace(context), context),
    ...places(text, COUNTRY, context.place, context),
    ...possessives(text, context),
    ...firstPersons(text, context),
  ]
  return found
    .filter((one, k) => !found.slice(0, k).some((other) => overlaps(one, other)))
    .filter((one) =>
      named.every((other) => !overlaps(one, other) || mayStandOver(text, one, other)),
    )
    .sort((a, b) => a.start - b.start)
}

/** "The West African nation" holds the name of a region, "the Central African Republic" is a country's own. */
function mayStandOver(text: string, reference: Reference, { kind }: PlaceMention): boolean {
  return kind !== "country" && isEpithet(text, reference)
}

function isEpithet(text: string, { start, end }: Span): boolean {
  return new RegExp(EPITHET.source, "iu").test(text.slice(start, end))
}

function mention(match: RegExpExecArray, place: ClaimPlace, isOwn: boolean): PlaceMention {
  return {
    ...place,
    start: match.index,
    end: match.index + match[0].length,
    possessive: isOwn,
  }
}

function formers(text: string, { places: pair }: Context): Reference[] {
  return [...text.matchAll(FORMER)].flatMap((match) => {
    const isFormer = /former/i.test(match.groups?.["which"] ?? "")
    const place = isFormer ? pair[0] : pair.at(-1)
    if (!place || pair.length < 2) return []
    const ground = pair.length === 2 ? ("carried" as const) : ("contested" as const)
    return { ...mention(match, place, /s$/.test(match[0])), ground, rivals: [] }
  })
}

/** Epithets such as "the African country" with the country of that region they mean; sure where only one was named. */
function epithets(text: string, context: Context): Reference[] {
  const named = otherPlaces([context.place, ...context.named, ...context.places], null)
  return [...text.matchAll(EPITHET)].flatMap((match) => {
    const region = (match.groups?.["region"] ?? "").toLowerCase()
    const own = named.filter(({ code }) => isIn(code, region))
    const [place] = own
    if (!place) return []
    const ground = own.length === 1 ? ("carried" as const) : ("contested" as const)
    const isOwn = match.groups?.["own"] !== undefined
    return { ...mention(match, place, isOwn), ground, rivals: otherPlaces(own, place) }
  })
}

/**
 * Whether a country is in a region. "Central Asian" is read as "Asian" where no group has that name; a region without a
 * group may hold any country.
 */
function isIn(code: string, region: string): boolean {
  const names = [region, region.replaceAll("-", " "), region.split(/[\s-]/).at(-1) ?? region]
  const group = COUNTRY_GROUPS.find(({ says }) => says.some((name) => names.includes(name)))
  const members = group?.members ?? null
  if (members === null) return true
  if (!("continent" in members)) return members.includes(code)
  const isThere = countryByCode(code)?.continent === members.continent
  return isThere && !(members.without ?? []).includes(code)
}

/** The country named last that is not the home of the text. */
function lastForeignPlace({ named, place, home }: Context): ClaimPlace | null {
  return named.find(({ code }) => code !== home?.code) ?? place
}

function places(
  text: string,
  form: RegExp,
  place: ClaimPlace | null,
  context: Context,
): Reference[] {
  if (place === null) return []
  return [...text.matchAll(form)].map((match) => ({
    ...mention(match, place, match.groups?.["own"] !== undefined),
    ...groundsFor(place, context),
  }))
}

function possessives(text: string, context: Context): Reference[] {
  const match = ITS.exec(text)
  const word = match?.groups?.["word"]
  if (!match || word === undefined || context.place === null) return []
  const start = match.index + match[0].length - word.length
  const place = { ...context.place, start, end: start + word.length, possessive: true }
  return [{ ...place, ...groundsFor(context.place, context) }]
}

/** "ours (4.7%)", "16.3% of us", "our debt", "we grew by 3%": of the country that an author writes of as the own. */
const FIRST_PERSON =
  /\bours\b|(?<=\b(?:of|to|for|(?<!\b(?:worse|better)\s)than|with|behind|beats?|above|below|against)\s)us\b|\b[Oo]ur\b(?=\s+\p{Ll})|\b[Ww]e\b(?=\s+(?:(?:now|also|still)\s+)?(?:have|had|grew|grow|emit|emitted|use|used|spend|spent|export|exported|import|imported|owe|owed|produce|produced|rank|ranked|number|earn|earned|live|lived)\b)|^Ours\b/gu

function firstPersons(text: string, { ownCountry }: Context): Reference[] {
  if (ownCountry === null) return []
  return [...text.matchAll(FIRST_PERSON)].map((match) => ({
    ...mention(match, ownCountry, /^our$/i.test(match[0])),
    ground: "carried",
    rivals: [],
  }))
}

function groundsFor(place: ClaimPlace, context: Context): Pick<Reference, "ground" | "rivals"> {
  // A word that points back means the country spoken of, where the paragraph has no second one.
  const { place: ground } = context.grounds
  if (place.code === context.place?.code)
    return { ground, rivals: ground === "carried" ? [] : context.rivals.places }
  const { home } = context
  const others = [context.place, ...context.named].filter((one) => one?.code !== home?.code)
  const rivals = otherPlaces(others, place)
  return { ground: rivals.length > 1 ? "contested" : "carried", rivals }
}
