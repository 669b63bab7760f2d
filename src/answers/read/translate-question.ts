import { FRENCH } from "../words/french.data.ts"
import { MORE_FRENCH, MORE_PORTUGUESE, MORE_SPANISH } from "../words/more-phrases.data.ts"
import type { Phrase } from "../words/phrase.ts"
import { PORTUGUESE } from "../words/portuguese.data.ts"
import { SPANISH } from "../words/spanish.data.ts"
import { tidy } from "./marks.ts"

type Dictionary = {
  /** Words by which the language is known: of two, the one with more of them in a question. */
  signs: ReadonlySet<string>
  /** Phrases by their first word, the longest first. */
  phrases: ReadonlyMap<string, readonly { words: readonly string[]; english: string }[]>
}

const SIGNS: Readonly<Record<string, string>> = {
  french:
    "quel quelle quels quelles combien pib pays depuis etait est sont habitants taux le la les des du au aux chomage esperance croissance dette ou population mortalite dans entre et par moyenne a en l d qu où",
  spanish:
    "cual cuales cuanto cuantos cuantas cuanta que pib paises pais desde fue era el la los las del es tasa paro desempleo esperanza inflacion poblacion deuda crecimiento mas y en donde cuando ano anos por mayor",
  portuguese:
    "qual quais quanto quantos quantas que pib paises pais desde foi era o a os as do da dos das e taxa desemprego esperanca inflacao populacao divida crescimento mais em no na onde quando ano anos por tem maior",
}
/** Words that only one language has; one of them outweighs words that languages share. */
const ONLY: Readonly<Record<string, string>> = {
  french:
    "quel quelle quels quelles combien pays etait taux depuis habitants chomage du des les et sont par est plus esperance croissance dette où",
  spanish:
    "cual cuales cuanto cuantos cuantas paises el los del y con millones fue mas tasa poblacion inflacion donde cuando hay tiene tienen mayor",
  portuguese:
    "qual quais quanto quantos quantas paises do da dos das em no na foi mais taxa populacao inflacao onde tem ao pelo menos maior",
}
const ENGLISH = new Set([
  "the",
  "what",
  "which",
  "was",
  "is",
  "are",
  "how",
  "did",
  "does",
  "of",
  "in",
  "and",
  "has",
  "have",
  "countries",
  "country",
  "when",
  "who",
  "compare",
  "between",
  "than",
  "many",
  "much",
])

const SHORTEST_OWN = 5

const DICTIONARIES: readonly Dictionary[] = (
  [
    ["french", [...FRENCH, ...MORE_FRENCH]],
    ["spanish", [...SPANISH, ...MORE_SPANISH]],
    ["portuguese", [...PORTUGUESE, ...MORE_PORTUGUESE]],
  ] as const
).map(([name, table]) => ({
  signs: new Set(`${SIGNS[name] ?? ""} ${ONLY[name] ?? ""}`.split(" ")),
  phrases: indexPhrases(table),
}))
/** Words of one language alone that say what is measured or when: "refugies", "juillet". */
const OWN_WORDS = DICTIONARIES.map(({ phrases }, k) => {
  const others = DICTIONARIES.filter((_, other) => other !== k)
  return new Set(
    [...phrases].flatMap(([first, list]) => {
      const word = list.find(({ words }) => words.length === 1)
      const isOwn = first.length >= SHORTEST_OWN && word !== undefined && word.english !== first
      return isOwn && others.every((other) => !other.phrases.has(first)) ? [first] : []
    }),
  )
})
const ONLY_WORDS = Object.values(ONLY).map((words) => new Set(words.split(" ")))

/** A question in English words, where it was asked in French, Spanish or Portuguese; marks stay where they are. */
export function translateQuestion(text: string): string {
  const words = turnVerbs(text)
    // No question begins with "or": there "ou" is a "où" that was typed without its accent.
    .replace(/^ou(?= )/, "où")
    .split(" ")
  const language = chooseLanguage(words)
  return language === undefined
    ? text
    : sayMore(sayMost(tidy(replacePhrases(words, language).join(" "))))
}

/** "Dépasse-t-elle 60 ans" is a question by the order of its words. */
function turnVerbs(text: string): string {
  return text.replace(/(?<!\S)(?!est-)([a-z]{2,})-t-(?:il|elle|on)s?(?!\S)/g, "{truth} $1")
}

/** "Which country has more people" without a "than" asks for the most: these languages have one word for both. */
function sayMost(english: string): string {
  const asksWhich = /\b(?:which|what|who)\b/.test(english) && !/\bthan\b|\bor\b/.test(english)
  return asksWhich ? english.replace(/\bmore\b/, "most").replace(/\bless\b/, "least") : english
}

/** "The highest in Algeria than in Tunisia" is higher there: these languages have one word for both. */
function sayMore(english: string): string {
  return english.replace(HELD_AGAINST, (_, end: string, between: string) => {
    const more = MORE[end] ?? end.replace(/est$/, "er")
    return `${more}${between} than `
  })
}

const MORE: Readonly<Record<string, string>> = { most: "more", least: "less" }
const HELD_AGAINST =
  /\b(highest|lowest|largest|smallest|longest|richest|poorest|most|least)\b((?: (?!than )\S+)*?) than (?=(?:(?:the|in|of|that|is|was|it) )*\{@)/g

function chooseLanguage(words: readonly string[]): Dictionary | undefined {
  const english = words.filter((word) => ENGLISH.has(word)).length
  const scores = DICTIONARIES.map(
    ({ signs }, k) =>
      words.filter((word) => signs.has(word)).length +
      words.filter((word) => ONLY_WORDS[k]?.has(word) === true || OWN_WORDS[k]?.has(word) === true)
        .length +
      countInPhrases(words, DICTIONARIES[k]),
  )
  const best = Math.max(...scores)
  // A single word, such as "a", may be shared by languages and decides nothing; "a", "as" and "no" are English as well.
  const isOwn = words.some((word) => word.length > 2 && isForeign(word))
  return best >= 2 && best > english && isOwn ? DICTIONARIES[scores.indexOf(best)] : undefined
}

/** Whether a word is a sign of any of the languages. */
function isForeign(word: string): boolean {
  return DICTIONARIES.some(({ signs, phrases }) => signs.has(word) || phrases.has(word))
}

/** Words that stand in phrases of several words of a language: "inversion extranjera directa". */
function countInPhrases(words: readonly string[], language: Dictionary | undefined): number {
  let count = 0
  for (let at = 0; at < words.length;) {
    const length = language === undefined ? 0 : (findPhrase(words, at, language)?.words.length ?? 0)
    if (length > 1) count += length
    at += Math.max(1, length)
  }
  return count
}

function findPhrase(words: readonly string[], at: number, { phrases }: Dictionary) {
  return phrases
    .get(words[at] ?? "")
    ?.find((phrase) => phrase.words.every((word, k) => words[at + k] === word))
}

function replacePhrases(words: readonly string[], language: Dictionary): string[] {
  const english: string[] = []
  for (let at = 0; at < words.length;) {
    const known = findPhrase(words, at, language)
    english.push(known ? known.english : (words[at] ?? ""))
    at += known?.words.length ?? 1
  }
  return english
}

function indexPhrases(table: readonly Phrase[]): Dictionary["phrases"] {
  const phrases = new Map<string, { words: string[]; english: string }[]>()
  for (const [foreign, english] of table) {
    const words = foreign.split(" ")
    const [first = ""] = words
    phrases.set(first, [...(phrases.get(first) ?? []), { words, english }])
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)
  return phrases
}
