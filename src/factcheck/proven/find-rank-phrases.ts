import type { Span } from "../claims/claim-types.ts"
import { findSuperlatives } from "../claims/cues.ts"
import type { Superlative } from "../claims/superlative.ts"
import { ORDINAL, readOrdinal } from "../quantities/number-words.ts"

/** Words that give something a place in an order: "came last", "the third-highest rate". */
export type RankPhrase = Superlative & {
  /** Whether it is an ordinal alone, which does not say from which end is counted. */
  isOrdinal: boolean
  /** Whether it is above or below all others, of which it is none itself. */
  isOfOthers?: true
}

const PUTS =
  "(?:puts?|putting|left|leaves|leaving|makes?|made|plac(?:es|ed|ing)|rank(?:s|ed|ing))\\s+(?:it|them|us|(?:the|this)\\s+\\p{Ll}+|\\p{Lu}\\p{L}+)"
const IS_PLACED =
  "(?:came|comes?|coming|rank(?:s|ed|ing)?|stands?|stood|finish(?:es|ed|ing)?|placed|lies|lay|sits|sat|was|is)"
const PLACE = `(?:(?<ordinal>${ORDINAL})|(?<last>last))(?:\\s+place)?`
/** What may stand behind a place in an order: its scope, its figure, whom it follows, or the end of the clause. */
const BEHIND =
  "(?=\\s*(?:[,.;)]|$)|\\s+(?:of|out\\s+of|among|with|on|at|just|only|behind|ahead|worldwide|globally|by|in\\s+(?:the|this|our|that|its|my|\\p{Lu}))(?![\\p{L}]))"
const PLACED = new RegExp(
  `\\b(?:${PUTS}|${IS_PLACED})\\s+(?:(?:only|just|still|again|thus|thereby|therefore|now|in|as|the|a\\s+(?:close|distant|clear|poor|narrow))\\s+)*${PLACE}${BEHIND}`,
  "giu",
)
/** "with Somalia second on 6.01". */
const WITH_NAME = new RegExp(
  `\\bwith\\s+(?:the\\s+)?(?:\\p{Lu}[\\p{L}'’-]+\\s+){1,3}(?:a\\s+(?:close|distant)\\s+)?${PLACE}(?=,?\\s+(?:on|at|with)\\s)`,
  "gu",
)

/** "$34.9 billion, fifth in the world", "9.4% (second in Africa)": behind a figure, without a verb. */
const BESIDE_FIGURE = new RegExp(
  `(?<=\\d[^,;.]{0,40}(?:,\\s+|\\s+\\())(?:(?:only|just|still|now)\\s+)?${PLACE}(?=\\s+(?:(?:in|on|among|across|out\\s+of|of)\\s+(?:(?:the|all|this)\\s+)*(?:\\p{Lu}|world|region|continent|bloc|union|group|three|four|five|six|seven|eight|nine|ten|twelve)|(?:worldwide|globally)\\b|behind\\s+\\p{Lu}))`,
  "gu",
)

/** "higher than anywhere else in the six", "slower than any of its four neighbours": the first or the last of all. */
const THAN_OTHERS =
  /\b(?:(?<more>higher|larger|bigger|greater|more|faster|quicker|longer|older|heavier)|(?<less>lower|smaller|fewer|less|slower|shorter|younger|lighter))(?:\s+(?:share|rate|level|figure|slice|proportion|ratio|sum|number|percentage|part))?\s+than\s+(?:(?:in|that\s+of|those\s+of|that\s+in|those\s+in)\s+)?(?:anywhere\s+else|anyone\s+else|any(?=\s+(?:other|of)\b)|(?:any|all|every)(?:\s+of)?(?:\s+the)?\s+others?(?=\s+|[.,;:)]|$)|(?:all|each|every\s+one)(?=\s+of\b)|all(?=\s+(?:its|the|their|our)\b))/giu

/** Every place in an order that a sentence states, in the order of the text. */
export function findRankPhrases(text: string): RankPhrase[] {
  const ordinals = [PLACED, WITH_NAME, BESIDE_FIGURE]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(readPlaced)
  const superlatives = findSuperlatives(text)
    .filter(({ word }) => word !== "ranked" && word !== "last")
    .map((one): RankPhrase => ({ ...one, isOrdinal: false }))
  const aboveAll = [...text.matchAll(THAN_OTHERS)].map(readThanOthers)
  return [...ordinals, ...superlatives, ...aboveAll].sort((a, b) => a.start - b.start)
}

function readPlaced({ index, 0: words, groups }: RegExpMatchArray): RankPhrase {
  const isLast = groups?.["last"] !== undefined
  const start = index ?? 0
  return {
    start,
    end: start + words.length,
    position: isLast ? 1 : (readOrdinal(groups?.["ordinal"] ?? "") ?? 1),
    extreme: isLast ? "lowest" : "highest",
    measure: null,
    word: isLast ? "last" : "ranked",
    isOrdinal: true,
  }
}

function readThanOthers({ index, 0: words, groups }: RegExpExecArray): RankPhrase {
  const extreme = groups?.["more"] === undefined ? "lowest" : "highest"
  return {
    start: index,
    end: index + words.length,
    position: 1,
    extreme,
    measure: null,
    word: extreme,
    isOrdinal: false,
    isOfOthers: true,
  }
}

/** Where a phrase stands in the whole text. */
export function moveTo(phrase: RankPhrase, { start: by }: Span): RankPhrase {
  return { ...phrase, start: phrase.start + by, end: phrase.end + by }
}
