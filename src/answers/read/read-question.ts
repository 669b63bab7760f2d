import { COUNTRY_GROUPS } from "#domain/places/groups.ts"
import { getMeasure } from "#factcheck/read-text.ts"

import { REFUSALS } from "../present/refusals.ts"
import { NOT_ASKED } from "../words/fillers.data.ts"
import { decideQuestion } from "./decide-question.ts"
import { findUnread } from "./find-unread.ts"
import { foldQuestion } from "./fold-question.ts"
import { markLabels } from "./mark-labels.ts"
import { markQuestion } from "./mark-question.ts"
import { makeMark, readLetter, type Marked } from "./marks.ts"
import type { Undecided } from "./parts.ts"
import type { NameMeaning } from "./place-names.ts"
import { turnBetter } from "./polarity.ts"
import type { Question, ReadQuestion, Refusal, UnknownName } from "./question.ts"

/** Measures of people as such: beside another measure they only say whose share it is. */
const OF_PEOPLE: ReadonlySet<string> = new Set(["population"])
/** Measures that an adjective alone may have meant, where the question names a measure in full. */
const ADJECTIVES: ReadonlySet<string> = new Set(["gdp-per-head", "growth"])

/** What only the name of a share or a rate answers. */
const IS_SHARE = /% of \b|% of \{|\{share\}|\{of-gdp\}/

/** An indicator that was found by its name: its words count as understood. */
export type AskedMeasure = { id: string; words: readonly string[] }
/** Words that count as understood: of an indicator that is asked for, or of the one that the marks mean. */
type Understood = AskedMeasure | { id?: never; words: readonly string[] }

/** Reads a question: what it asks for, or why it cannot be answered and what was not understood. */
export function readQuestion(text: string, asOf: string, named?: Understood): ReadQuestion {
  const read = readOnce(text, asOf, named)
  if (read.state === "read" || read.questions === undefined) return read
  // What is offered instead is understood itself; nothing is offered for what is not.
  const questions = read.questions.filter((asked) => readOnce(asked, asOf).state === "read")
  return { ...read, questions }
}

function readOnce(text: string, asOf: string, named?: Understood): ReadQuestion {
  const outside = findOutside(markLabels(foldQuestion(text)).text)
  if (outside) return outside
  const { unknown, said, ...asWritten } = markQuestion(text, named?.words)
  const marked = nameWorld(asWritten, named)
  const name = { words: said, places: listPlaces(marked), isShare: IS_SHARE.test(marked.text) }
  const strange = findStrangeName(marked, unknown)
  if (strange) return strange
  if (unknown.length > 0) {
    const refusal = refuseWord(text, marked, unknown)
    return refuseUnknown(refusal, marked, { unknown, name: named === undefined ? name : null })
  }
  const chosen = named?.id ?? chooseMeasure(marked)
  if (typeof chosen !== "string") return { ...chosen, ...offerSizes(text, marked), name }
  const measure = narrowMeasure(chosen, marked.text, named)
  if (measure === undefined) return refuse(stateNoVariant(chosen))
  const decided = decideWhole(marked, measure, asOf)
  if (typeof decided === "string") return refuse(decided)
  return "message" in decided
    ? refuseUndecided(decided, text)
    : { state: "read", question: decided }
}

/** The measure in the unit and for the people that are named; `undefined` where none is known. */
function narrowMeasure(chosen: string, text: string, named?: Understood): string | undefined {
  // All words that are said stand in the name of an indicator that was found by them, whom it is of among them.
  const isNamed = named?.id !== undefined && named.words.length > 0
  const ofWhom = isNamed ? chosen : chooseVariant(chooseSign(chosen, text), text)
  return ofWhom === undefined ? undefined : chooseUnit(ofWhom, text)
}

/** The question that marks add up to, if nothing of them is left over; else why there is none. */
function decideWhole(
  written: Marked,
  measure: string,
  asOf: string,
): Question | Undecided | string {
  const text = turnBetter(written.text, measure)
  if (text === undefined) return REFUSALS.highestOrLowest
  const marked = { ...written, text }
  const unfit = findUnfit(measure, marked)
  if (unfit !== undefined) return unfit
  const decided = decideQuestion(marked, measure, asOf)
  return "message" in decided ? decided : (findUnread(marked, decided) ?? decided)
}

/** What figures cannot tell: opinions, reasons and the future. */
function findOutside(folded: string): Refusal | undefined {
  if (folded === "") return refuse(REFUSALS.empty)
  const notAsked = NOT_ASKED.find(([form]) => form.test(folded))
  return notAsked && refuse(notAsked[1], notAsked[0].exec(folded)?.[0] ?? null)
}

function refuseWord(text: string, marked: Marked, unknown: readonly string[]): Refusal {
  const [word = ""] = unknown
  const place = findUnknownPlace(text, marked, unknown)
  return place === undefined
    ? refuse(REFUSALS.unknownWord(word), word)
    : refuse(REFUSALS.unknownPlace(place), place)
}

/** Unknown words may name an indicator, alone or with those of a measure: "unemployment rate, manufacturing". */
function refuseUnknown(
  refusal: Refusal,
  { text }: Marked,
  { unknown, name }: { unknown: readonly string[]; name: UnknownName | null },
): ReadQuestion {
  if (name === null || text.includes("{unknown:")) return refusal
  if (!text.includes("{m:"))
    return { ...refusal, name: OF_SOMEBODY.test(text) ? name : { ...name, words: unknown } }
  return { ...refusal, name, unread: { words: unknown, text, said: name.words } }
}

/**
 * The unknown words as they were typed where they stand for a place of a measure that is understood: "population of
 * Atlantis", "Wakanda's GDP". Beside other places only a name in capitals is taken for one.
 */
function findUnknownPlace(
  asked: string,
  { text }: Marked,
  unknown: readonly string[],
): string | undefined {
  if (!text.includes("{m:")) return undefined
  const words = unknown.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("[\\s,]+")
  const plain = asked.normalize("NFKD").replace(/\p{M}/gu, "")
  const [, ...places] =
    new RegExp(
      `\\b(?:of|in|for|and|or|than|to|vs\\.?) (?:the )?(${words})(?![\\w-])|^(${words})(?=['’]s )`,
      "i",
    ).exec(plain) ?? []
  const place = places.find(Boolean)
  const isName = place !== undefined && /^\p{Lu}/u.test(place)
  return isName || !text.includes("{@") ? place : undefined
}

/** What is measured of the world alone, such as the air, needs no place named. */
function nameWorld(marked: Marked, named: Understood | undefined): Marked {
  if (named?.id === undefined && !isWorldwide(marked)) return marked
  const world = COUNTRY_GROUPS.find(({ id }) => id === "world")
  const otherMarks = /\{which-/.test(marked.text) ? OF_WORLD_OVER_TIME : OF_WORLD
  if (world === undefined || marked.names.some((name) => !isGroup(name, world.id))) return marked
  const text = marked.names.length > 0 ? marked.text : `${marked.text}${makeMark("@", 0)}`
  const rest = text.replace(/\{@\w\}/g, "")
  if (!otherMarks.test(rest)) return { ...marked, text, names: [{ kind: "group", group: world }] }
  if (world.place === null || OF_WORLD_ALONE.test(rest)) return marked
  return { ...marked, text, names: [{ kind: "aggregate", code: world.place, name: world.name }] }
}

function isGroup(name: NameMeaning, id: string): boolean {
  return name.kind === "group" && name.group.id === id
}

/** Marks with which a question asks for more than a figure of the world. */
const OF_WORLD = /\{(?!~|m:|asked|on-before|of-)/
const OF_WORLD_OVER_TIME = /\{(?!~|m:|asked|of-|which-|when\}|highest|lowest)/

/** Marks with which a question may ask of the world as of one place: its ends over time, a bound, the first time above it. */
const OF_WORLD_ALONE =
  /\{(?!~|%|m:|asked|of-|when\}|highest|lowest|above|below|equal|first|last|mean|change|up|down|percent|ever|every|truth|now)|\b(?:which|countr(?:y|ies))\b/

/** Whether a measure has one figure for the whole world, such as a price on its markets. */
function isWorldwide({ text }: Marked): boolean {
  const measure = /\{m:([\w-]+)\}/.exec(text)?.[1]
  return measure !== undefined && getMeasure(measure)?.isWorldwide === true
}

function stateNoVariant(measure: string): string {
  return REFUSALS.noVariant(getMeasure(measure)?.label ?? "this")
}

/** Names of several countries, and of cities, which have no figures. */
function findStrangeName({ names }: Marked, unknown: readonly string[]): Refusal | undefined {
  const part = names.find((name) => name.kind === "part")
  if (part) return refuse(REFUSALS.notACountry(part.name), part.name)
  const ambiguous = names.find(
    (name): name is Extract<NameMeaning, { kind: "ambiguous" }> => name.kind === "ambiguous",
  )
  if (!ambiguous || unknown.length > 0) return undefined
  return {
    state: "ambiguous",
    word: ambiguous.name,
    message: REFUSALS.severalCountries(ambiguous.name),
    alternatives: ambiguous.codes,
  }
}

/** Measures of kinds of oil, young people, women and men, beside the measure of all, in the order in which they narrow it. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "of-brent": { "oil-price": "world-bank:CMO.CRUDE_BRENT" },
  "of-wti": { "oil-price": "world-bank:CMO.CRUDE_WTI" },
  "of-youth": {
    unemployment: "youth-unemployment",
    literacy: "youth-literacy",
    participation: "youth-participation",
    "employment-rate": "youth-employment",
  },
  "of-women": {
    "life-expectancy": "life-expectancy-women",
    unemployment: "female-unemployment",
    "youth-unemployment": "female-youth-unemployment",
    literacy: "female-literacy",
    "youth-literacy": "female-youth-literacy",
    participation: "female-participation",
    "employment-rate": "female-employment",
    internet: "female-internet",
    population: "women",
    neet: "female-neet",
    "secondary-enrolment": "female-secondary-enrolment",
    "primary-enrolment": "female-primary-enrolment",
    "tertiary-enrolment": "female-tertiary-enrolment",
    crime: "female-homicide",
  },
  "of-men": {
    "life-expectancy": "life-expectancy-men",
    unemployment: "male-unemployment",
    "youth-unemployment": "male-youth-unemployment",
    literacy: "male-literacy",
    participation: "male-participation",
    "employment-rate": "male-employment",
    internet: "male-internet",
    population: "men",
    "tertiary-enrolment": "male-tertiary-enrolment",
    crime: "male-homicide",
  },
}

/** Marks whose words are of the name of an indicator. */
const OF_SOMEBODY = /\{of-(?:women|men|youth)\}/

/** Whom a measure is of already, by its id. */
const OF_WHOM: Readonly<Record<string, RegExp>> = {
  "of-youth": /youth|young/,
  "of-women": /women|female/,
  "of-men": /(?<!wo)men\b|(?<!fe)male/,
}

/** How many balances are above zero is counted in money, whose series are the longest and are revised first. */
function chooseSign(measure: string, text: string): string {
  const isOfSign = /\{count\}.*\{(?:deficit|surplus)\} \{(?:negative|positive)\}/.test(text)
  const asksForSize = /\{(?:%\w|of-gdp|share|highest|lowest|most|least|rank|mean|percent)\}/.test(
    text,
  )
  return measure === "current-account" && isOfSign && !asksForSize
    ? "current-account-money"
    : measure
}

/** The measure for the part of the people that is named; `undefined` where none is known of it. */
function chooseVariant(measure: string, text: string): string | undefined {
  let chosen: string | undefined = measure
  for (const [mark, variants] of Object.entries(VARIANTS)) {
    if (!text.includes(`{${mark}}`) || chosen === undefined) continue
    const isIncluded: boolean = OF_WHOM[mark]?.test(chosen) === true
    chosen = variants[chosen] ?? (isIncluded ? chosen : undefined)
  }
  return chosen
}

function chooseUnit(measure: string, text: string): string | undefined {
  let chosen: string | undefined = measure
  for (const [mark, choose] of UNITS) {
    if (text.includes(mark) && chosen !== undefined) chosen = choose(chosen)
  }
  return chosen
}

/** The same measure in the unit that is asked for; `undefined` where none is known. */
const UNITS: readonly (readonly [mark: string, choose: (id: string) => string | undefined])[] = [
  ["{in-dollars}", getInMoney],
  ["{of-gdp}", getShareOfGdp],
  ["{per-head}", getPerHead],
]

function getPerHead(id: string): string | undefined {
  return /per-head|doctors|nurses|beds/.test(id) ? id : getMeasure(id)?.perHead
}

/** What no figures are held of: other currencies, and what goes from one country to another. */
function findUnfit(measure: string, { text, names }: Marked): string | undefined {
  const isCurrency = names.some((name) => name.kind === "country" && name.isCurrency === true)
  if (isCurrency && measure !== "exchange-rate") return REFUSALS.currencyName
  const kind = getMeasure(measure)?.kind
  // The figures of an indicator that is found by its name may be any.
  if (text.includes("{per}") && (kind === undefined || kind === "people" || kind === "money"))
    return stateNoVariant(measure)
  const isOfPartner = PARTNERS.some(([form, words]) => form.test(measure) && words.test(text))
  return isOfPartner ? REFUSALS.betweenCountries : undefined
}

/** Measures of what crosses borders, with the words that name the other country. */
const PARTNERS: readonly (readonly [measure: RegExp, words: RegExp])[] = [
  [/^(?:goods-|services-)?exports/, /\bto (?:the )?\{@/],
  [/^(?:goods-|services-)?imports/, /\bfrom (?:the )?\{@/],
  [/^(?:trade|fdi)/, /\b(?:with|from) (?:the )?\{@/],
  [/^(?:trade|exports|imports|remittances|fdi)/, /\bbetween (?:the )?\{@/],
  [/^remittances/, /\bfrom (?:the )?\{@/],
  [/^refugees/, /\{@\w\}(?!.*\{(?:compare|than)\}).*\b(?:from|in|are in|to) (?:the )?\{@/],
]

/** The same measure in dollars; itself where it is money, or where dollars say nothing. */
function getInMoney(id: string): string | undefined {
  const measure = getMeasure(id)
  if (measure?.kind !== "share" || !measure.label.includes("GDP")) return id
  return getMeasure(`${id}-money`)?.id
}

/** The same measure as a share of GDP; itself where it is one. */
function getShareOfGdp(id: string): string | undefined {
  const measure = getMeasure(id)
  if (measure?.label.includes("GDP") === true && measure.kind === "share") return id
  return measure?.when?.find(([word]) => word === "of-gdp")?.[1]
}

function listPlaces({ names }: Marked): string[] {
  return names.flatMap((name) => (name.kind === "country" ? [name.code] : []))
}

/** The one measure that marks name, with why there is none. */
export function chooseMeasure({ text, quantities }: Marked): string | Refusal {
  const ids = [...new Set([...text.matchAll(/\{m:([\w-]+)\}/g)].map(([, id]) => id ?? ""))]
  const [only] = ids
  if (only === undefined) return guessMeasure(text, quantities)
  if (ids.length === 1) return only
  const joined = joinMeasures(ids, text)
  if (joined !== undefined) return joined
  const others = ids.filter((id) => !OF_PEOPLE.has(id))
  const [other] = others
  if (others.length === 1 && other !== undefined && isOfPeople(other) && !PEOPLE_ASKED.test(text))
    return other
  const [named, second] = others.filter((id) => !ADJECTIVES.has(id))
  if (named !== undefined && second === undefined && isNamedLast(text, named)) return named
  const labels = ids.map((id) => getMeasure(id)?.label ?? id)
  return {
    ...refuse(REFUSALS.severalMeasures(labels)),
    state: "ambiguous",
  }
}

/** "More people than in Ghana": people are asked about themselves. */
const PEOPLE_ASKED = /\{m:population\} \{(?:above|below|highest|lowest|most|least)\}/

/** "The richest country by GDP" names its measure after the adjective; "the GDP of the richest country" asks for two things. */
function isNamedLast(text: string, named: string): boolean {
  const last = Math.max(...[...ADJECTIVES].map((id) => text.lastIndexOf(`{m:${id}}`)))
  // People beside a bound are refused later, with a better reason than that there are two measures.
  if (last === -1) return /\{(?:above|below)\}/.test(text)
  return text.lastIndexOf(`{m:${named}}`) > last
}

/** One measure that two together mean: "share of agriculture in GDP". */
function joinMeasures(ids: readonly string[], text: string): string | undefined {
  if (ids.length !== 2) return undefined
  if (ids.includes("population") && ids.includes("growth")) return "population-growth"
  // "What growth rate did Ghana's industry post?"
  const [grown] = ids.includes("growth") ? ids.filter((id) => id !== "growth") : []
  if (grown !== undefined && getMeasure(`${grown}-growth`) !== undefined) return `${grown}-growth`
  return ids.includes("gdp") && text.includes("{share}")
    ? ids.find((id) => isShareOfGdp(id))
    : undefined
}

function isShareOfGdp(id: string): boolean {
  const measure = getMeasure(id)
  return measure?.kind === "share" && measure.label.includes("GDP")
}

/** Shares and rates that describe people: "the literacy rate of the population". */
function isOfPeople(id: string): boolean {
  const kind = getMeasure(id)?.kind
  return kind === "share" || kind === "rate"
}

/** "More than 3 million people" and "how many people live in Kenya" name no measure but people. */
function guessMeasure(text: string, quantities: Marked["quantities"]): string | Refusal {
  if (quantities.some(({ unit }) => unit === "people")) return "population"
  const isOfPeopleAlone = /\b(?:people|persons|inhabitants|residents|population|citizens)\b/.test(
    text,
  )
  if (isOfPeopleAlone && !hasSmallBound(text, quantities)) return "population"
  if (text.includes("{size}")) return refuseSize()
  return refuse(REFUSALS.noMeasure)
}

/** "People above 70" are compared with an age or a share: no country has so few. */
function hasSmallBound(text: string, quantities: Marked["quantities"]): boolean {
  const letter = /\{(?:above|below)\}[^{]*\{%(\w)\}/.exec(text)?.[1]
  const quantity = letter === undefined ? undefined : quantities[readLetter(letter)]
  return quantity !== undefined && quantity.value < MIN_PEOPLE
}

/** The Pitcairn Islands and the Vatican have fewer; nobody asks which countries have more than that. */
const MIN_PEOPLE = 1000

function refuseSize(): Refusal {
  return {
    ...refuse(REFUSALS.sizeByWhat),
    state: "ambiguous",
  }
}

/** The question with each thing that a size may be measured by. */
function offerSizes(text: string, marked: Marked): Pick<Refusal, "questions"> {
  if (!marked.text.includes("{size}")) return {}
  return { questions: ["area", "population", "GDP"].map((by) => `${stripFrame(text)} by ${by}`) }
}

function refuseUndecided({ message, isAmbiguous, instead }: Undecided, text: string): Refusal {
  const questions = instead?.(stripFrame(text)) ?? []
  return {
    state: isAmbiguous ? "ambiguous" : "declined",
    word: null,
    message,
    alternatives: [],
    questions,
  }
}

/** A question without "what was" before it and the mark behind. */
function stripFrame(text: string): string {
  return text
    .trim()
    .replace(
      /^(?:what(?:'s| is| was| were| are)|how (?:high|much|large) (?:is|was|were|are))(?: the)? /i,
      "",
    )
    .replace(/[\s?.!]+$/, "")
}

function refuse(message: string, word: string | null = null): Refusal {
  return { state: "declined", word, message, alternatives: [] }
}
