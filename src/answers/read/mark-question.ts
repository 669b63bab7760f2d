import { escapePattern } from "#domain/text/escape-pattern.ts"
import { getMeasure, listMeasures, listPeriods, listQuantities } from "#factcheck/read-text.ts"

import { dropTalk } from "../pass/drop-talk.ts"
import { passEpithets } from "../pass/pass-epithets.ts"
import { passVerbs } from "../pass/pass-verbs.ts"
import { spellOut, spellOutTyped } from "../spell/spell-out.ts"
import { sayPlainly } from "../spell/say-plainly.ts"
import { stripFrames } from "../spell/strip-frames.ts"
import { FILLERS } from "../words/fillers.data.ts"
import { CUE_REWRITES, PHRASE_REWRITES } from "../words/rewrites.data.ts"
import { correctSpelling } from "./correct-spelling.ts"
import { foldQuestion } from "./fold-question.ts"
import { markLabels, resolveLabels, writeLabels } from "./mark-labels.ts"
import { markPlaces } from "./mark-places.ts"
import { makeMark, readLetter, tidy, type Marked } from "./marks.ts"
import type { NameMeaning } from "./place-names.ts"
import { translateQuestion } from "./translate-question.ts"
import { turnDeficits } from "./turn-deficits.ts"

type Span = { start: number; end: number }

/** A question with its marks, the words that are not understood, and all that might be of the name of an indicator. */
type MarkedQuestion = Marked & { unknown: string[]; said: string[] }

/** A question with all that is understood of it as marks; some words may be understood from elsewhere. */
export function markQuestion(typed: string, understood: readonly string[] = []): MarkedQuestion {
  const text = dropTalk(typed)
  const said = passEpithets(stripFrames(foldQuestion(spellOutTyped(text))))
  const labelled = markLabels(spellOut(sayPlainly(said)))
  const named = turnPeople(markNames(labelled.text))
  const timed = markTimes(named.text)
  const numbered = markNumbers(takeNumberedMeasures(markUnits(timed.text)))
  const phrased = rewrite(resolveLabels(numbered.text, labelled.labels), PHRASE_REWRITES)
  const measured = nameCountries(markMeasures(dropWholes(markShares(phrased))))
  const cued = rewrite(measured, CUE_REWRITES)
  const { text: written, quantities } = turnDeficits({
    text: /\?\s*$/.test(text) ? `${cued} {asked}` : cued,
    names: named.names,
    periods: timed.periods,
    quantities: numbered.quantities,
  })
  const listStrange = (of: string) =>
    listUnknown(of).filter((word) => !understood.includes(findTyped(word, text)))
  const marked = passOver(written, text, listStrange)
  return {
    text: marked,
    names: named.names,
    periods: timed.periods,
    quantities,
    unknown: listStrange(marked).map((word) => findTyped(word, text)),
    said: listOther(writeLabels(numbered.text, labelled.labels)),
  }
}

/** "Which G20 economy reported the steepest inflation": beside another measure an economy is a country. */
function nameCountries(text: string): string {
  const named = text.replace(/\b(which|what) ((?:of the )?\{@\w\}) \{m:gdp\}(?= )/, "$1 $2 country")
  return /\{m:/.test(named) ? named : text
}

/** Without the unknown words that change nothing where they stand; with all of them if others are left. */
function passOver(
  marked: string,
  typed: string,
  listStrange: (text: string) => readonly string[],
): string {
  const unknown = listStrange(marked)
  if (unknown.length === 0) return marked
  const passed = passVerbs({ text: marked, folded: foldQuestion(typed) }, unknown)
  return listStrange(passed).length === 0 ? passed : marked
}

/** Names first in the words as they were typed, then in those put right: a misspelt name is found by the second look. */
function markNames(folded: string): Pick<Marked, "text" | "names"> {
  const first = markPlaces(folded)
  const english = translateQuestion(addUp(first.text))
  if (english !== first.text) {
    const second = markPlaces(correctSpelling(english), first.names.length)
    return { text: second.text, names: [...first.names, ...second.names] }
  }
  return markPlaces(correctSpelling(folded))
}

/** "Kenya plus Uganda" is a sum, although "plus" is more of something in French. */
function addUp(text: string): string {
  return text.replace(/(\{@\w\}) plus (?=\{@)/g, "$1 combined and ")
}

/** "Syrian refugees" are refugees from Syria, and "how many Ghanaians" counts people. */
function turnPeople({
  text,
  names,
}: Pick<Marked, "text" | "names">): Pick<Marked, "text" | "names"> {
  const findNamed = (letter: string): NameMeaning | undefined => names[readLetter(letter)]
  // "How many Kenyan shillings to the dollar" counts money.
  if (/\bdollars?\b/.test(text)) return { text, names }
  const turned = text
    .replace(/(\{@(\w)\}) refugees?\b/g, (words, mark: string, letter: string) => {
      const name = findNamed(letter)
      return name?.kind === "country" && name.isDemonym === true ? `refugees from ${mark}` : words
    })
    .replace(
      /\bhow many (\{@(\w)\})(?= (?!are there|(?:(?:who |that )?(?:live[sd]?|living|are|were) )?(?:in|to|from) (?:the )?\{@)\p{L})/gu,
      (words, mark: string, letter: string) =>
        findNamed(letter)?.kind === "country" ? `how many people in ${mark}` : words,
    )
  return { text: turned, names }
}

function markTimes(asked: string): Pick<Marked, "text" | "periods"> {
  // "Every year from 2004 to 2019" and "which year between 2004 and 2019" are times, but they say more.
  const text = asked
    .replace(
      /\b(?:every|each) (?:single )?year (?=(?:from|between|in|since|during|over) )/,
      "{every} ",
    )
    .replace(/\b(?:(?:in )?(?:which|what)|the) year (?=(?:from|between|since|during) )/, "{when} ")
  const isOfAge = /\blife expectancy|\blifespan|\blive\b/.test(text)
  const periods = listPeriods(text)
    // "Over 75 years" is a length of life there and no time.
    .filter(({ form }) => !(isOfAge && form.kind === "in-years"))
    .slice(0, 26)
  return { text: replaceSpans(text, periods, (k) => makeMark("~", k)), periods }
}

/** "Per 1,000 people" is the unit of a value: its number is not one that the question asks about. */
function markUnits(text: string): string {
  return tidy(
    text.replace(
      /(?<!\d )\b(?:per|for every|for each|in every|out of every) (?:100,?000|10,?000|1,?000|100|thousand|hundred|million)\b(?: (?:people|inhabitants|live births|births|women|population|adults|residents))?/g,
      " {per} ",
    ),
  )
}

/** Measures with a number in their name, such as people aged 65 and over, before numbers are marked. */
function takeNumberedMeasures(text: string): string {
  const found = listMeasures(text).filter(({ start, end }) =>
    /\d(?!\d*[.,]?\d*\s?(?:%|percent|per cent))/.test(text.slice(start, end)),
  )
  return replaceSpans(text, found, (k) => ` {m:${found[k]?.measure.id ?? ""}} `)
}

function markNumbers(text: string): Pick<Marked, "text" | "quantities"> {
  const quantities = listQuantities(text)
    .filter(({ start, end }) => !/^(?:an?|one)$|[{}]/.test(text.slice(start, end)))
    .slice(0, 26)
  return { text: replaceSpans(text, quantities, (k) => makeMark("%", k)), quantities }
}

const SHARE_OF =
  /(?<!\d ?|\{%\w\} ?)(?:\b(?:expressed )?(?:as|in) )?(?:\b(?:an?|the|what|which) )?(?:%|\bpercent|\bper cent|\bpercentage|\bshare|\bproportion|\bfraction) of (?:(?:the|its|their|total|whole|\{sum\}) )*(gdp|gross domestic product|land area|land|population|people|exports|imports)(?![\p{L}\d])/u

/** Measures that others are shares of. */
const WHOLES: ReadonlySet<string> = new Set(["gdp", "population"])

/** "Military spending, % of GDP": the whole that a measure is a share of does not count as a measure. */
function markShares(text: string): string {
  const whole = SHARE_OF.exec(text)?.[1]
  if (whole === undefined) return text
  const without = tidy(text.replace(SHARE_OF, " "))
  const named = listMeasures(dropMarks(without)).map(({ measure }) => measure)
  const marked = [...without.matchAll(/\{m:([\w-]+)\}/g)].flatMap(
    ([, id]) => getMeasure(id ?? "") ?? [],
  )
  const [first] = [...marked, ...named]
  if (first === undefined || isReadWhole(text, first.id)) return text
  const isOfIt = first.label.toLowerCase().includes(whole.replace("gross domestic product", "gdp"))
  return isOfIt
    ? without
    : tidy(text.replace(SHARE_OF, whole.startsWith("g") ? " {of-gdp} " : " $& "))
}

/** Whether the whole phrase already is the name of one measure. */
function isReadWhole(text: string, without: string): boolean {
  const [only, second] = listMeasures(dropMarks(text))
  if (only === undefined || second !== undefined || WHOLES.has(only.measure.id)) return false
  return only.measure.id !== without
}

/** "90% of GDP": where another measure is named, the question does not ask about what a number is a share of. */
function dropWholes(text: string): string {
  const without = text.replace(
    /(\{%\w\}) of (?:(?:the|its|their|national) )*(?:gdp|economic output|people|population|citizens|inhabitants|land|land area)\b/g,
    "$1",
  )
  const hasMeasure = /\{m:/.test(without) || listMeasures(dropMarks(without)).length > 0
  return hasMeasure ? without : text
}

/** The measures named in words, each replaced by its mark; places and times that stand between their words stay. */
function markMeasures(text: string): string {
  const bare = dropMarks(text)
  let marked = text
  for (const { start, end, measure } of listMeasures(bare)) {
    const words = bare.slice(start, end).split(" ").map(escapePattern)
    const form = new RegExp(
      `(?<![\\p{L}\\d:])${words.join("((?: \\{[^}]*\\})*) ")}(?![\\p{L}\\d])`,
      "u",
    )
    marked = marked.replace(form, (found: string) => ` {m:${measure.id}} ${keepOther(found)} `)
  }
  return tidy(marked)
}

/** Marks that stand between the words of a measure, with the comparison that belongs to a number among them. */
function keepOther(found: string): string {
  const marks = found.match(/\{[^}]*\}/g) ?? []
  const bound =
    /\b(?:at least|at most|(?:more|less|fewer|greater|higher|lower) than|above|over|below|under) (?=\{%)/.exec(
      found,
    )
  return `${bound?.[0] ?? ""}${marks.join(" ")}`
}

function dropMarks(text: string): string {
  return tidy(text.replace(/\{[^}]*\}/g, " "))
}

function rewrite(text: string, rewrites: typeof CUE_REWRITES): string {
  let rewritten = tidy(text)
  for (const [pattern, marks] of rewrites) {
    const replaced = rewritten.replace(pattern, marks)
    if (replaced !== rewritten) rewritten = tidy(replaced)
  }
  return rewritten
}

function replaceSpans(
  text: string,
  spans: readonly Span[],
  replace: (k: number) => string,
): string {
  let replaced = ""
  let copied = 0
  for (const [k, { start, end }] of spans.entries()) {
    replaced += text.slice(copied, start) + replace(k)
    copied = end
  }
  return tidy(replaced + text.slice(copied))
}

/** The word as it was typed: messages do not name what it was taken for. */
function findTyped(word: string, text: string): string {
  const typed = foldQuestion(text).split(" ")
  return typed.includes(word)
    ? word
    : (typed.find((one) => one !== word && correctSpelling(one) === word) ?? word)
}

/** Words outside of marks that change what is asked and that no table knows. */
function listUnknown(text: string): string[] {
  const unknown = [...text.matchAll(/\{unknown:([^}]*)\}/g)].map(([, word]) => word ?? "")
  return [...unknown, ...listOther(text)]
}

/** Words outside of marks that are not known to change nothing. */
function listOther(text: string): string[] {
  return dropMarks(text)
    .split(" ")
    .filter((word) => word !== "" && /[\p{L}\p{N}]/u.test(word) && !FILLERS.has(word))
}

/** Whether a measure's figures are a share or a rate, which cannot be summed. */
export function isShare(measure: string): boolean {
  const kind = getMeasure(measure)?.kind
  return kind === "share" || kind === "rate"
}
