import type { Answer } from "./answer.schema.ts"
import { computeAnswer } from "./compute/compute-answer.ts"
import { computeOfPart } from "./compute/compute-part-of-year.ts"
import type { FindIndicators } from "./compute/find-named.ts"
import { takeMembersOfYear } from "./compute/members.ts"
import { createPanels, type AnswerCatalog, type Panels } from "./compute/panel.ts"
import type { NoResult, Result } from "./compute/result.ts"
import { decline } from "./present/decline.ts"
import { askInstead, findAlike, listChoices } from "./present/list-choices.ts"
import { writeMethod } from "./present/describe-interpretation.ts"
import { makeFigure } from "./present/make-figure.ts"
import { presentAnswer, type Asked } from "./present/present-answer.ts"
import { writeQuestion } from "./present/write-question.ts"
import { isSameQuestion } from "./read/is-same-question.ts"
import type { Question } from "./read/question.ts"
import { readQuestion } from "./read/read-question.ts"
import type { ReadByNames } from "./by-name/read-name-words.ts"
import { readWholeName } from "./by-name/read-whole-name.ts"
import { understandQuestion, type AskedWords } from "./by-name/understand-question.ts"
import type { ShownAnswer } from "./shown-answer.ts"

export type AnswerOptions = {
  /** `YYYY-MM-DD`: "latest" and "last year" count from it. */
  asOf: string
  /** Whether that day was asked for: then the answer says so, and its addresses hold it. */
  isDated?: boolean
  /** The question before, from which this one may go on: "and Ghana?". */
  context?: string | undefined
}

/** Answers questions about figures with figures; the same question gets the same answer as long as the data stay. */
export type Answerer = {
  answer(query: string, options: AnswerOptions): Promise<Answer>
  /** The answer with its chart, and what might be asked instead of each part. */
  show(query: string, options: AnswerOptions): Promise<ShownAnswer>
  /** The question in full, where it is understood; nothing is computed. */
  restate(query: string, asOf: string): string | undefined
}

type AnswererParts = {
  catalog: AnswerCatalog
  /** Finds indicators by words; without it only the measures of the checker's table are known. */
  findByName?: FindIndicators | undefined
}

type Answered = { answer: Answer; question: Question; result: Result; methodWithoutNames: string }

/** What answers are made of: the parts of an answerer with the values that they find. */
type Ground = AnswererParts & { panels: Panels }

/** Binds the grammar of questions to a catalogue. */
export function createAnswerer(parts: AnswererParts): Answerer {
  const ground: Ground = { ...parts, panels: createPanels(parts.catalog) }
  return {
    async answer(query, options) {
      const found = await findAnswer(ground, query, options)
      return "answer" in found ? found.answer : found
    },
    async show(query, options) {
      const found = await findAnswer(ground, query, options)
      if (!("answer" in found)) return { answer: found, choices: [], figure: null, method: "" }
      const { answer, question, result, methodWithoutNames } = found
      return {
        answer,
        choices: listChoices(question, result, answer),
        figure: makeFigure(question, result, options.asOf),
        method: methodWithoutNames,
      }
    },
    restate(query, asOf) {
      const read = readQuestion(query, asOf)
      return read.state === "read" ? restateQuestion(read.question, asOf) : undefined
    },
  }
}

/** The answer with what it was made of; a declined one stands alone. */
async function findAnswer(
  ground: Ground,
  query: string,
  options: AnswerOptions,
): Promise<Answered | Answer> {
  const { panels, findByName } = ground
  const { asOf, isDated, context } = options
  const day = isDated === true ? asOf : null
  const readByWholeName = callOnce(
    async () => findByName && (await readWholeName(query, asOf, findByName)),
  )
  const words: AskedWords = { query, asOf, context, panels, findByName, readByWholeName }
  const understood = await understandQuestion(words)
  if ("message" in understood) return decline(query, understood, day)
  const { asked, question, result } = await computeBest(ground, words, understood, options)
  if ("message" in result)
    return decline(
      query,
      {
        state: "declined",
        word: null,
        message: result.message,
        alternatives: [],
        questions: askInstead(asked, result),
      },
      day,
    )
  const restated: Asked = {
    query,
    question: restateQuestion(asked, asOf, result.panel.indicator.name) ?? query,
    asOf: day,
  }
  const method = writeMethod(question, result, day)
  const alike = await findAlike(question, panels)
  return {
    answer: presentAnswer(restated, { question, result, method: method.full, alike }),
    question,
    result,
    methodWithoutNames: method.withoutNames,
  }
}

/** A question as it was asked, as it was computed, and what came of it. */
type Computed = { asked: Question; question: Question; result: Result | NoResult }

async function computeBest(
  ground: Ground,
  { readByWholeName }: AskedWords,
  understood: ReadByNames,
  options: AnswerOptions,
): Promise<Computed> {
  const first = await computeRead(ground, understood, options)
  if (!("message" in first.result)) return first
  // "Total" may be an order to add up, or of a name: where it cannot be done, the whole name decides.
  const whole = await readByWholeName()
  return whole && whole !== understood.question
    ? computeRead(ground, { question: whole, panels: ground.panels }, options)
    : first
}

async function computeRead(
  { catalog }: Ground,
  { question: asked, panels }: ReadByNames,
  { asOf, isDated }: AnswerOptions,
): Promise<Computed> {
  const question = takeMembersOfYear(asked, isDated === true ? asOf : null)
  const compute = (one: Question) =>
    one.partOfYear === null
      ? computeAnswer(one, panels, Number(asOf.slice(0, 4)))
      : computeOfPart(one, one.partOfYear, { catalog, panels, asOf })
  const ofMonth = askNewestMonth(question)
  const [result, newer] = await Promise.all([compute(question), ofMonth && compute(ofMonth)])
  return ofMonth && newer && isLater(newer, result)
    ? { asked, question: ofMonth, result: newer }
    : { asked, question, result }
}

/** A search that is made when it is first needed, and only once. */
function callOnce<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  return () => (found ??= find())
}

/** Rates that are set or quoted by the day: of a year publishers give a mean, which nobody means by the rate of today. */
const OF_TODAY: ReadonlySet<string> = new Set(["policy-rate", "exchange-rate"])

/** The same question of the newest month, where that may be newer than the newest year. */
function askNewestMonth(question: Question): Question | undefined {
  const { measure, operation, years, partOfYear, places, groups } = question
  const isOfNoTime = years === null && partOfYear === null
  const isOfOne = places.length + groups.length === 1
  if (!OF_TODAY.has(measure) || operation !== "value" || !isOfNoTime || !isOfOne) return undefined
  return { ...question, partOfYear: { frequency: "monthly", index: null } }
}

/** Whether a month is the last one of the year, or later: the mean of a whole year is newer than its May. */
function isLater(month: Result | NoResult, year: Result | NoResult): boolean {
  if ("message" in month) return false
  return "message" in year || (month.period ?? "") >= `${year.period ?? ""}-12`
}

/** A question in full; `undefined` where the words would be read as another one. */
function restateQuestion(question: Question, asOf: string, name?: string): string | undefined {
  const text = writeQuestion(question, name)
  const read = readQuestion(text, asOf)
  return read.state === "read" && isSameQuestion(read.question, question) ? text : undefined
}
