import type { FoundClaim } from "../claims/find-claims.ts"
import { findMeasures, measureById } from "../grammar/find-measures.ts"
import { findCapitals } from "../grammar/find-capitals.ts"
import { findPlaces } from "../grammar/find-places.ts"
import { splitSentences } from "../text/split-sentences.ts"
import type { MeasureMention, PlaceMention, Span } from "../claims/claim-types.ts"
import {
  GOODS,
  GROUPS,
  NARROWINGS,
  NEUTRAL,
  NO_OWNER,
  NO_TOWN,
  OTHER_MARKET,
  OWN_GROUPS,
  PART_WORDS,
  SECTORS,
  WHOLES,
} from "./parts-of-countries.data.ts"

type Phrase = { text: string; mention: MeasureMention; places: readonly PlaceMention[] }

/**
 * The words by which a claim speaks of a part of a country (a group, a town, a sector, a firm), where its measure counts
 * the whole: "Maori" in "unemployment among Maori". `undefined` where it speaks of the whole.
 */
export function findPart(text: string, claim: FoundClaim): string | undefined {
  if (claim.measure === null || claim.place?.kind !== "country") return undefined
  const own = text.slice(claim.sentence.start, claim.sentence.end)
  const mention = findMention(own, claim)
  if (mention === undefined) return partOfCarried(own, claim) ?? partOfSentenceBefore(text, claim)
  const phrase = {
    text: own,
    mention,
    places: [
      ...findPlaces(own).filter(({ kind }) => kind !== "sub-national"),
      ...findCapitals(own, [mention]),
    ],
  }
  return (
    findNarrowing(phrase, claim) ??
    youngOutOfWork(phrase) ??
    goodsBeside(phrase) ??
    partBehind(phrase) ??
    partBefore(phrase) ??
    ownerBefore(phrase) ??
    townBefore(phrase)
  )
}

/** "Unemployment among young women fell to 19.7%. In Iraq it stands at 66%": of the same part. */
function partOfSentenceBefore(text: string, { paragraph, sentence, said, measure }: FoundClaim) {
  if (!said.standsForMeasure) return undefined
  const before = text.slice(paragraph, sentence.start)
  const last = splitSentences(before).at(-1)
  const words = last && before.slice(last.start, last.end)
  const mention = words && findMeasures(words).findLast((one) => one.measure === measure)
  if (words === undefined || !mention) return undefined
  const phrase = { text: words, mention, places: findPlaces(words) }
  return youngOutOfWork(phrase) ?? partBehind(phrase) ?? partBefore(phrase)
}

/** "inflation excluding food", "GDP without oil". */
const EXCLUDING =
  /^\s+(?:rate\s+|growth\s+)?(?:excluding|except(?:ing)?(?:\s+for)?|without|net\s+of)\s+(?:the\s+)?[\p{L}-]+/iu

/** The words that make another measure of the one that is named: "domestic debt", "inflation excluding food". */
function findNarrowing(phrase: Phrase, claim: FoundClaim): string | undefined {
  const { text, mention } = phrase
  const [before, behind] = [text.slice(0, mention.start), text.slice(mention.end)]
  const label = measureById(mention.measure)?.label ?? ""
  const said = NARROWINGS.filter(({ measure }) => measure.test(mention.measure)).flatMap((one) => [
    one.before?.exec(before)?.[0],
    one.behind?.exec(behind)?.[0],
  ])
  const other = [...said, EXCLUDING.exec(behind)?.[0], sentFrom(phrase, claim)]
    .find((words) => words !== undefined && !label.includes(words.trim().toLowerCase()))
    ?.trim()
  if (other !== undefined) return other
  return claim.measure === "exchange-rate" ? OTHER_MARKET.exec(text)?.[0] : undefined
}

/** "Remittances from Ghana" are sent by those who live there. */
function sentFrom({ text, mention, places }: Phrase, { place }: FoundClaim): string | undefined {
  if (!mention.measure.startsWith("remittances") || mention.measure === "remittances-paid")
    return undefined
  const from = /^\s+(?:sent\s+)?(?:from|out\s+of)\s+/i.exec(text.slice(mention.end))?.[0]
  if (from === undefined) return undefined
  const start = mention.end + from.length
  const isOwn = places.some((one) => one.start === start && one.code === place?.code)
  return isOwn ? `${from.trim()} ${place?.name ?? ""}` : undefined
}

/** "Among the young women it remained at 16.6%", "9% among rural households": of a measure that an earlier sentence names. */
const AMONG_PART = /\bamong(?:st)?\s+(?:the\s+|its\s+)?(?<words>[\p{L}-]+(?:\s+[\p{L}-]+)?)/giu

function partOfCarried(own: string, { figure, sentence }: FoundClaim): string | undefined {
  if (figure === null) return undefined
  const at = figure.start - sentence.start
  for (const match of own.matchAll(AMONG_PART)) {
    const end = match.index + match[0].length
    const between = end <= at ? own.slice(end, at) : own.slice(at, match.index)
    const words = match.groups?.["words"]?.toLowerCase().split(/\s+/) ?? []
    const isPart = words.some((word) => PART_WORDS.has(word) || YOUTHS.has(word))
    if (isPart && BESIDE.test(between)) return match.groups?.["words"]
  }
  return undefined
}

/** Groups that no measure of its own counts. */
const YOUTHS: ReadonlySet<string> = new Set([
  "youths",
  "youngsters",
  "teenagers",
  "graduates",
  "migrants",
])
/** "it remained at", or the figure with its unit. */
const BESIDE =
  /^(?:(?:\s+(?!when|while|because|after|before)\p{L}+){0,2},?\s+(?:it|the\s+\p{L}+)\s+(?:\p{L}+\s+){1,3}|\s*[$€£¥]?\d[\d.,]*\s?(?:%|per\s?cent|percent)?\s*)$/iu

const YOUNG =
  /\b[Yy]oung(?:er)?\s+(?:(?:[\p{L}-]+\s+){0,3}(?:women|men|people|adults|workers|graduates|job-?seekers)\b|\p{Lu}\p{L}+)/u

/** "14% of young South African women were out of work": the rate counts all ages and both sexes. */
function youngOutOfWork({ text, mention }: Phrase): string | undefined {
  if (!ALL_AGES.has(mention.measure)) return undefined
  return YOUNG.exec(text.slice(0, mention.start))?.[0] ?? THE_YOUNG.exec(text)?.[0]
}

const ALL_AGES: ReadonlySet<string> = new Set([
  "unemployment",
  "female-unemployment",
  "male-unemployment",
])
/** "jobless rates among the young". */
const THE_YOUNG = /\b(?:among|amongst|for|of)\s+(?:the\s+)?(?:young|youth)\b/i

/** "copper" of "copper exports" and of "exports of copper"; "fuel exports" have a measure of their own. */
function goodsBeside({ text, mention, places }: Phrase): string | undefined {
  if (!/^(?:exports?|imports?)$/i.test(text.slice(mention.start, mention.end))) return undefined
  const [, behind = ""] = /^\s+of\s+(?:\p{L}+\s+)?(\p{L}+)/u.exec(text.slice(mention.end)) ?? []
  const [, first = ""] = /^\s+of\s+(\p{L}+)/u.exec(text.slice(mention.end)) ?? []
  const [before = ""] = wordsBefore(text, mention, places)
  return [before, first, behind].find((word) => GOODS.has(word.toLowerCase()))
}

/** The words of the claim's measure that stand nearest to its figure. */
function findMention(own: string, { measure, figure, sentence, end }: FoundClaim) {
  const at = (figure?.start ?? end) - sentence.start
  const family = getFamily(measure ?? "")
  const near = (mention: MeasureMention): number =>
    Math.min(Math.abs(mention.start - at), Math.abs(mention.end - at))
  return findMeasures(own)
    .filter((mention) => getFamily(mention.measure) === family)
    .sort((a, b) => near(a) - near(b))[0]
}

/** A level and its growth are named by the same words, and so is a rate that is given for women and for men. */
function getFamily(measure: string): string {
  const family = measure
    .replace(/-(?:growth|share|money|real|ppp|local)\b/g, "")
    .replace(/^(?:female|male)-(?=unemployment$)/, "")
  return family === "growth" ? "gdp" : family
}

const NAME = "\\p{Lu}[\\p{L}'’&.-]*(?:\\s+\\p{Lu}[\\p{L}'’&.-]*)*"
/** "among Maori", "among those with degrees"; "for nearly 69 years" is of nobody. */
const AMONG =
  /^\s+(?:rate\s+|rates\s+)?(?:among|amongst|for(?!\s+(?:[a-z]+\s+){0,3}\d[\d.]*(?:\s+years|\s*[.,;:)]|\s*$)))\s+(?:the\s+|its\s+|all\s+)?([\p{L}-]+)/u
/** "of women", "in villages", "in its private sector". */
const OF_GROUP =
  /^\s+(?:rate\s+|rates\s+)?(?:of|in|at|across|within)\s+(?:the\s+|its\s+|their\s+)?(?:[\p{L}-]+(?:['’]s?)?\s+){0,2}([\p{L}-]+)/u
/** "of Gdansk", "in Lagos". */
const IN_NAME = new RegExp(
  `^\\s+(?:rate\\s+)?(?:of|in|across|within|around)\\s+(?:the\\s+(?:city|state|province|region|county|district|town)\\s+of\\s+)?(${NAME})`,
  "u",
)

function partBehind({ text, mention, places }: Phrase): string | undefined {
  const rest = text.slice(mention.end)
  const [, among] = AMONG.exec(rest) ?? []
  if (among !== undefined && !WHOLES.has(among.toLowerCase()) && !isPlaceAt(rest, among))
    return among
  const [behind = "", group] = OF_GROUP.exec(rest) ?? []
  const word = behind
    .split(/\s+/)
    .find(
      (one) => GROUPS.has(one.toLowerCase()) && !isOwnGroup(one, mention) && !isPlaceAt(rest, one),
    )
  if (group !== undefined && word !== undefined) return word
  const [, name] = IN_NAME.exec(rest) ?? []
  return name !== undefined && isTown(name, rest) ? name : undefined
  function isPlaceAt(after: string, name: string): boolean {
    const start = mention.end + after.indexOf(name)
    return places.some((place) => place.start <= start && start < place.end)
  }
  function isTown(found: string, after: string): boolean {
    const [first = ""] = found.split(/[\s'’.]/)
    return !NO_TOWN.has(first) && !/^\p{Lu}+\d?$/u.test(first) && !isPlaceAt(after, found)
  }
}

function isOwnGroup(word: string, { measure: id }: MeasureMention): boolean {
  return OWN_GROUPS.some(({ measure, group }) => group === word && measure.test(id))
}

/** "the Tamil population", "rural poverty", "youth inflation": what stands between the determiner and the measure. */
function partBefore({ text, mention, places }: Phrase): string | undefined {
  const words = wordsBefore(text, mention, places)
  const isPeople = /^populations?$/i.test(text.slice(mention.start, mention.end))
  const [owner, other] = [-1, 1].map((side) => beside(side, { text, mention, places }))
  // "The Chinese population of Malaysia" is not the population of a country.
  if (isPeople && owner && other && owner.code !== other.code)
    return text.slice(owner.start, owner.end)
  return words.find((word) => {
    const lower = word.toLowerCase()
    if (PART_WORDS.has(lower)) return true
    if (!isPeople || NEUTRAL.has(lower) || RANKS.test(lower)) return false
    // Every other word before "population" says whose it is.
    return /^[\p{L}-]+$/u.test(word)
  })
}

/** The country right before (-1) or, after "of" or "in", right behind (1) a measure. */
function beside(side: number, { text, mention, places }: Phrase): PlaceMention | undefined {
  return places.find(({ start, end, possessive }) =>
    side < 0
      ? !possessive && end <= mention.start && /^\s+$/.test(text.slice(end, mention.start))
      : start >= mention.end && /^\s+(?:of|in)\s+(?:the\s+)?$/.test(text.slice(mention.end, start)),
  )
}

/** Up to three words of the noun phrase before a measure, back to a determiner, a place, a verb or a mark. */
function wordsBefore(text: string, mention: MeasureMention, places: readonly Span[]): string[] {
  const from = Math.max(0, ...places.map(({ end }) => end).filter((end) => end <= mention.start))
  const words = text.slice(from, mention.start).split(/\s+/).filter(Boolean)
  const found: string[] = []
  for (const word of words.reverse()) {
    if (found.length === 3 || STOPS.test(word)) break
    found.push(word)
  }
  // A number, "with a" and the like end a noun phrase; without an end it is none.
  return found
}

/** "third-largest": the place of the whole in an order. */
const RANKS = /^(?:[\p{L}-]+-)?(?:largest|biggest|smallest|highest|lowest|greatest)$/u
const STOPS =
  /[^\p{L}-]$|^(?:the|an?|its|their|his|her|our|this|that|these|those|of|in|at|by|for|with|and|or|but|while|as|to|from|on|was|were|is|are|had|has|have|when|where|whose|which|how|what|if|than|also|then|so|although|though|because|since|despite|[a-z]+ed|[a-z]+ing|[a-z]+ly|\d.*)$/iu

/** "Safaricom's subscriptions", "households' debt", "state-owned firms' debt". */
function ownerBefore({ text, mention, places }: Phrase): string | undefined {
  const before = text.slice(0, mention.start)
  const match = /([\p{L}&.-]+)(?:['’]s?)\s+(?:[\p{L}-]+\s+){0,2}$/u.exec(before)
  const owner = match?.[1]
  if (match === null || owner === undefined) return undefined
  const isPlace = places.some(({ start, end }) => start <= match.index && match.index < end)
  if (isPlace) return undefined
  if (/^\p{Lu}/u.test(owner)) return NO_OWNER.has(owner) ? undefined : owner
  // The bank whose policy rate it is sets it for the whole country.
  const isOfSetter = owner === "bank" && mention.measure === "policy-rate"
  return SECTORS.has(owner) && !isOfSetter ? owner : undefined
}

/** "In Gdansk, Poland": a name before a country that is not a country itself. */
function townBefore({ text, places }: Phrase): string | undefined {
  for (const place of places) {
    if (place.possessive || place.kind !== "country") continue
    const match = new RegExp(
      `\\b(?:[Ii]n|[Oo]f|[Aa]t|[Nn]ear|[Aa]round)\\s+(${NAME}),\\s+$`,
      "u",
    ).exec(text.slice(Math.max(0, place.start - 60), place.start))
    const town = match?.[1]
    if (town === undefined || NO_TOWN.has(town.split(/\s/)[0] ?? "")) continue
    if (
      !places.some((other) => other !== place && text.slice(other.start, other.end).includes(town))
    )
      return town
  }
  return undefined
}
