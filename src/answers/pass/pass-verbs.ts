import { getMeasure } from "#factcheck/read-text.ts"

import { tidy } from "../read/marks.ts"
import { P, T } from "../words/pattern-marks.ts"
import { listForms } from "./verb-forms.ts"
import { BURDENED, HAVING_VERBS, PARTICLES, TELLING_VERBS } from "./verbs.data.ts"

/** A marked question beside its words as they were typed, folded. */
export type Heard = { text: string; folded: string }

/** A marked question without the unknown verbs that say only that a country has a figure. */
export function passVerbs({ text, folded }: Heard, unknown: readonly string[]): string {
  const joined = tidy(text.replace(JOINED, " "))
  return unknown.reduce((rest, word) => passVerb({ text: rest, folded }, word), joined)
}

const HAVING: ReadonlySet<string> = new Set(HAVING_VERBS.flatMap(listForms))
/** Every form of these verbs: no question means another word by one of them. */
export const VERB_FORMS: ReadonlySet<string> = new Set(
  [...HAVING_VERBS, ...TELLING_VERBS].flatMap(listForms),
)

const TELLING: ReadonlySet<string> = new Set(TELLING_VERBS.flatMap(listForms))

const DO = "(?:did|does|do|can|could|may|might|would)"
const BE = "(?:is|are|was|were)"
const HAVE = "(?:has|have|had)"
const COUNTRIES = `(?:country|countries|nation|nations|state|states|member|members|economy|economies)(?: (?:in|of|from) (?:the )?${P})?`
const ENDS = "highest|lowest|most|least|nth-\\d+"
/** The question goes on with a time or ends. */
const TIME_NEXT = `(?= (?:(?:in|during|for|over|as of|around|back in|the|a|year|per year|annually) )*${T}|(?: (?:annually|per year|a year))?(?: \\{asked\\})?$)`
const ARTICLE_NEXT = `(?= (?:the|an?|its|their|some) \\{(?:m:|above|below|${ENDS}))`
/** The figure follows, by its article, by "most" and the like, or behind a preposition. */
const FIGURE_NEXT = `(?:${ARTICLE_NEXT}|(?= \\{(?:${ENDS})\\})|(?<=\\b(?:with|under|through|about|of|from))(?= \\{m:))`

/**
 * A place in a question where only a verb can stand: its object is the figure, which comes before it ("what rate did Ghana
 * post in 2020") or after it ("which country posts the highest rate").
 */
type Slot = {
  form: RegExp
  before: string
  after: string
  /** Behind a verb that no table knows: "countries landlocked with the highest" has none. */
  afterUnknown?: string
}

/** No word of another kind ends in this way as the base of a verb does. */
const BASE =
  /^(?!.*(?:[^s]s|ed|ing|ly|tion|sion|ness|ment|ity|ship|ism|ist|hood|logy|ics?|al|ous|ive|able|ible|ary|ful|less|ese|ish|an|ture|try|ery|folk|men|eer|body)$)[a-z]{3,}$/

/** Verbs of several words, of which one may be known by itself. */
const JOINED = new RegExp(
  `\\b(?:liv(?:e|es|ed|ing) (?:through|with)|(?:go|goes|went|going|gone) through|look(?:s|ed|ing)? at|(?:lay|lays|laid|laying) claim to|turn(?:s|ed|ing)? (?:in|out))\\b(?:${TIME_NEXT}|${FIGURE_NEXT}|(?= in (?:the )?${P}))`,
  "g",
)

const SLOTS: readonly Slot[] = [
  {
    form: BASE,
    before: `\\{m:.*\\b${DO} (?:the )?${P} (?:${T} )?(?:(?:have|get|come|manage) to )?`,
    after: TIME_NEXT,
  },
  {
    form: /ed$|ing$/,
    before: `\\{m:.*\\b(?:(?:${HAVE}|${BE}) (?:the )?${P} |(?:that|which) (?:the )?${P} (?:(?:${HAVE}|${BE}) )?)`,
    after: TIME_NEXT,
  },
  {
    form: /ed$|ing$|[^s]s$/,
    before: `(?:^who|\\b${COUNTRIES}(?: (?:that|which|who))?|${P} (?:that|which|who))(?: (?:${HAVE}|${BE}))? `,
    after: FIGURE_NEXT,
    afterUnknown: `(?<!\\bwith)${ARTICLE_NEXT}`,
  },
  {
    form: BASE,
    before: `(?:\\b${DO} (?:the )?${P}|\\b${COUNTRIES}(?: (?:that|which|who))? ${DO}) `,
    after: FIGURE_NEXT,
  },
]

function passVerb({ text, folded }: Heard, word: string): string {
  if (!/^[a-z]+$/.test(word)) return text
  const slots = [...listPassiveSlots(word), ...listActiveSlots(word, { text, folded })]
  const slot = slots.find((one) => one.test(text))
  return slot === undefined ? text : tidy(text.replace(slot, " "))
}

/** "Was Ghana saddled with", "countries blessed with". */
function listPassiveSlots(word: string): RegExp[] {
  if (!BURDENED.has(word)) return []
  const before = `\\b${BE} (?:the )?${P} |\\b${COUNTRIES}(?: (?:that|which|who))?(?: ${BE})? `
  return [
    new RegExp(
      `(?<=${before})${word} (?:with|by|under|through|at)\\b(?:${TIME_NEXT}|${FIGURE_NEXT})`,
    ),
  ]
}

function listActiveSlots(word: string, { text, folded }: Heard): RegExp[] {
  if (isTelling(word)) return []
  if (HAVING.has(word))
    return SLOTS.map(({ before, after }) => {
      // Behind "battled" or "battling" a figure needs no article.
      const isBare = after === FIGURE_NEXT && /ed$|ing$/.test(word)
      const next = isBare ? `(?:${after}|(?= \\{m:))` : after
      return new RegExp(`(?<=${before})${word}\\b(?: (?:${PARTICLES}|up))*${next}`)
    })
  if (!isOfRates(text) || !isLoneVerb(word, folded)) return []
  return SLOTS.filter(({ form }) => form.test(word)).map(
    ({ before, after, afterUnknown = after }) =>
      new RegExp(`(?<=${before})${word}\\b(?: (?:${PARTICLES}))*${afterUnknown}`),
  )
}

/** Verbs of change, comparison and the like, and those that another word stands before: "outcompete", "re-export". */
function isTelling(word: string): boolean {
  const isJoined = /^(?:un|re|pre|de|dis|non|mis|over|under|out|up|down|counter|co|inter|ex|im)/
  return TELLING.has(word) || (!HAVING.has(word) && isJoined.test(word))
}

/**
 * Whether nothing but rates is asked for: a country can only have them. With people, money or land it may do many things,
 * and a verb that nobody knows may be one of these.
 */
function isOfRates(text: string): boolean {
  const ids = [...text.matchAll(/\{m:([\w-]+)\}/g)].map(([, id]) => id ?? "")
  return ids.length > 0 && ids.every(isRate)
}

const KINDS: ReadonlySet<string | undefined> = new Set(["rate", "index", "years"])
const RATES =
  /(?:per-head|mortality|fertility|density|literacy|poverty|unemployment|-rate|hiv|internet|electricity)$/
/** Rates that somebody sets. */
const SET = /tariff|policy|lending|deposit|bond|bill|money|interest|exchange/

function isRate(id: string): boolean {
  return !SET.test(id) && (KINDS.has(getMeasure(id)?.kind) || RATES.test(id))
}

/** What may follow the last verb of a clause. */
const AFTER_VERB =
  /^(?:with|under|through|about|of|in|on|at|out|away|off|by|itself|during|for|over|as|last|this|these|the|an?|its|their|back|per|today|now|currently|between|from|since|until|every|each|annually|[\d-].*)$/

/**
 * Whether a word stands in the question as it was typed, and no further verb behind it: in "what rate did rural Kenya post"
 * and "what rate did Kenyan youth post" the verb may have been taken off already.
 */
function isLoneVerb(word: string, folded: string): boolean {
  const words = folded.split(" ")
  const next = words.flatMap((one, k) => (one === word ? [words[k + 1] ?? ""] : []))
  return next.length === 1 && next.every((one) => one === "" || AFTER_VERB.test(one))
}
