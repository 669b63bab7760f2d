import { escapePattern } from "#domain/text/escape-pattern.ts"
import { listComparedWords } from "#factcheck/read-text.ts"

import type { UnreadWords } from "../read/question.ts"

/** What the indicator that answers is called: its name, its unit, and the name that sentences give its measure. */
export type IndicatorTexts = { name: string; unit: string; label: string }

/** What makes the words behind it part of a whole, left out or counted with it. */
const QUALIFIERS =
  /\b(?:includ\w*|exclud\w*|minus|without|except\w*|other|less|net of|not|non|no)\b/u
const CONJUNCTIONS = "and|or|nor|but|vs|versus|plus|minus|without|not|no|than|except|excluding"
/** What a share is of: "(% of total labor force)". */
const WHOLE = /(?:%|\bpercent|\bpercentage|\bshare|\bproportion) of ([^()[\],]+)/giu
/** Ages of which questions say "adults". */
const OF_ADULTS = /\b(?:ages?|aged) (?:15|18|20)(?!\d|-2\d| to 2\d)/giu
const ASKS_FOR_PART =
  /\{(?:share|percent)\}|%|\b(?:how much|how many|share|percent|percentage|proportion|part|fraction)\b/u

/**
 * Of the words that nothing was made of, those that stand in the name of the indicator which answers: they tell what it
 * measures and narrow nothing. A word that names one of several things the indicator counts together, or that makes
 * another whole of a share, does narrow it.
 */
export function listNameWords(
  { words, text, said }: UnreadWords,
  texts: IndicatorTexts,
): readonly string[] {
  const name = sayAdults(`${texts.name} (${texts.unit}) (${texts.label})`)
  const known = new Set(splitWords(name))
  const heard = new Set(splitWords([...words, ...said].join(" ")))
  const parts = listParts(name)
  return words.filter((word) => {
    const tokens = splitWords(word)
    if (tokens.length === 0 || !tokens.every((token) => known.has(token))) return false
    if (!parts.some((part) => tokens.every((token) => isPlain(token, part, heard)))) return false
    return !isJoined(word, text) && (!isWhole(word, text) || standsInWhole(tokens, name))
  })
}

/** How many of the words that are said stand in a name. */
export function countNameWords(said: readonly string[], name: string): number {
  const known = new Set(splitWords(sayAdults(name)))
  return new Set(said.flatMap(splitWords).filter((word) => known.has(word))).size
}

function sayAdults(name: string): string {
  return name.replace(OF_ADULTS, "adults $&")
}

/** The words of a text as they are compared; numbers stay whole, and so do ages from one to another. */
function splitWords(text: string): string[] {
  const numbered = text
    .toLowerCase()
    .replace(/(?<=\d)[, \u00a0](?=\d{3}(?!\d))/gu, "")
    .replace(/(?<=\d) ?(?:-|–|to) ?(?=\d)/gu, "_")
  return (numbered.match(/\d[\d_.]*(?<!\.)\+?|\p{L}+/gu) ?? []).flatMap((word) =>
    /^\d/.test(word) ? [word] : listComparedWords(word),
  )
}

/** A name without what stands in brackets, and what stands in each of them. */
function listParts(name: string): string[] {
  const inside = [...name.matchAll(/[([]([^()[\]]*)[)\]]/gu)].map(([, words]) => words ?? "")
  return [withoutBrackets(name), ...inside]
}

/** Whether a word stands in a part of a name and the whole part is meant with it. */
function isPlain(token: string, part: string, heard: ReadonlySet<string>): boolean {
  if (!splitWords(part).includes(token)) return false
  const [plain = "", ...qualified] = part.toLowerCase().split(QUALIFIERS)
  const isQualified =
    !splitWords(plain).includes(token) && qualified.some((rest) => splitWords(rest).includes(token))
  if (isQualified) return false
  const listed = listJoined(part)
  return !listed.includes(token) || listed.every((one) => heard.has(one))
}

/** The words that a list of a name joins: "agriculture, forestry, and fishing", "goods and services". */
function listJoined(part: string): string[] {
  const found = part
    .toLowerCase()
    .matchAll(/((?:[\p{L}-]+, )*)([\p{L}-]+),? (?:and|or|&) ([\p{L}-]+)/gu)
  return [...found].flatMap(([list]) =>
    list
      .split(/,? (?:and|or|&) |, /u)
      .flatMap((one) => splitWords(one))
      .filter(Boolean),
  )
}

/** "Gross and net enrolment" names two things. */
function isJoined(word: string, text: string): boolean {
  const one = escapePattern(word)
  return new RegExp(
    `(?<![\\p{L}\\d])(?:(?:${CONJUNCTIONS}) (?:the )?${one}|${one} (?:${CONJUNCTIONS}))(?![\\p{L}\\d])`,
    "u",
  ).test(text)
}

/** "How much of government expenditure goes to education": the words behind "of" are what the figure is a part of. */
function isWhole(word: string, text: string): boolean {
  const at = new RegExp(
    `\\bof (?:(?:the|its|their|all|total|each) )*(?:[\\p{L}\\d-]+ ){0,2}${escapePattern(word)}(?! (?:[\\p{L}\\d-]+ ){0,2}\\{m:)(?![\\p{L}\\d])`,
    "u",
  ).exec(text)?.index
  return at !== undefined && ASKS_FOR_PART.test(text.slice(0, at))
}

function standsInWhole(tokens: readonly string[], name: string): boolean {
  const wholes = [...name.matchAll(WHOLE)].flatMap(([, words]) => splitWords(words ?? ""))
  return tokens.every((token) => wholes.includes(token))
}

/** A name without what stands in its brackets: "Access to electricity (% of population)". */
export function withoutBrackets(name: string): string {
  return name.replace(/[([][^()[\]]*[)\]]/gu, " ")
}
