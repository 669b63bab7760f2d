import { listComparedWords } from "#factcheck/read-text.ts"

import type { FindIndicators } from "../compute/find-named.ts"
import { markQuestion } from "../read/mark-question.ts"
import { readQuestion } from "../read/read-question.ts"
import type { Question } from "../read/question.ts"

/**
 * The fewest words of a name, since questions use shorter ones in other ways too; brackets ("Trade (% of GDP)") and
 * dashes ("Malaria deaths - reported") say more.
 */
const MIN_WORDS = { plain: 4, inParts: 3 }
const IS_IN_PARTS = /\(| - /
/** Only names with commas, brackets or dashes are found by no other way. */
const LOOKS_LIKE_NAME = /[(,]| - /

type Token = { word: string; start: number; end: number }

/**
 * Reads a question that holds the whole name of an indicator as the catalogue writes it, such as "Forest area (% of land
 * area)": the rest of the question says what is asked of it. What stands in the last of several brackets may be left out.
 */
export async function readWholeName(
  query: string,
  asOf: string,
  find: FindIndicators,
): Promise<Question | undefined> {
  if (!LOOKS_LIKE_NAME.test(query)) return undefined
  const { said, names } = markQuestion(query)
  const [country = ""] = names.flatMap((name) => (name.kind === "country" ? [name.code] : []))
  const asked = splitTokens(query)
  const found = (await find(listComparedWords(said.join(" ")), country))
    .filter(({ hasCountry }) => hasCountry || country === "")
    .flatMap(({ id, name, concept }) =>
      listSpellings(name).flatMap((spelling) => {
        const span = findSpelling(asked, spelling)
        return span ? [{ id, concept, ...span }] : []
      }),
    )
    .sort((a, b) => b.count - a.count)
  const [longest, second] = found
  if (longest === undefined) return undefined
  // Publishers may call different things alike.
  if (second?.count === longest.count && second.concept !== longest.concept) return undefined
  const rest = `${query.slice(0, longest.start)} ${query.slice(longest.end)}`
  const read = readQuestion(rest, asOf, { id: longest.id, words: [] })
  return read.state === "read" ? read.question : undefined
}

function listSpellings(name: string): string[] {
  const shorter = name.replace(/(?<=[)\]])\s*\([^()]*\)$/u, "")
  return shorter === name ? [name] : [name, shorter]
}

function splitTokens(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: listComparedWords(word)[0] ?? "",
    start: index,
    end: index + word.length,
  }))
}

/** Where the words of a name stand one after the other; nothing for those too few to be one. */
function findSpelling(
  asked: readonly Token[],
  spelling: string,
): { start: number; end: number; count: number } | undefined {
  const words = listComparedWords(spelling)
  const fewest = IS_IN_PARTS.test(spelling) ? MIN_WORDS.inParts : MIN_WORDS.plain
  if (words.length < fewest) return undefined
  const at = asked.findIndex((_, k) => words.every((word, n) => asked[k + n]?.word === word))
  const first = asked[at]
  const last = asked[at + words.length - 1]
  return first && last && { start: first.start, end: last.end, count: words.length }
}
