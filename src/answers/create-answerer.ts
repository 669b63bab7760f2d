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

/** Binds the grammar of questions to a catalogue. */
export function createAnswerer({ catalog, findByName }: AnswererParts): Answerer {
  const panels = createPanels(catalog)
  const compute = (question: Question, from: Panels, asOf: string) =>
    question.partOfYear === null
      ? computeAnswer(question, from, Number(asOf.slice(0, 4)))
      : computeOfPart(question, question.partOfYear, { catalog, panels: from, asOf })
  const computeNewest = async (question: Question, from: Panels, asOf: string) => {
    const ofMonth = askNewestMonth(question)
    const [result, newer] = await Promise.all([
      compute(question, from, asOf),
      ofMonth && compute(ofMonth, from, asOf),
    ])
    return ofMonth && newer && isLater(newer, result)
      ? { question: ofMonth, result: newer }
      : { question, result }
  }
  const computeRead = async (asked: ReadByNames, { asOf, isDated }: AnswerOptions) => {
    const ofYear = takeMembersOfYear(asked.question, isDated === true ? asOf : null)
    return { asked: asked.question, ...(await computeNewest(ofYear, asked.panels, asOf)) }
  }
  const computeBest = async (
    { readByWholeName }: AskedWords,
    understood: ReadByNames,
    options: AnswerOptions,
  ) => {
    const first = await computeRead(understood, options)
    if (!("message" in first.result)) return first
    // "Total" may be an order to add up, or of a name: where it cannot be done, the whole name decides.
    const whole = await readByWholeName()
    return whole && whole !== understood.question
      ? computeRead({ question: whole, panels }, options)
      : first
  }
  const find = async (query: string, options: AnswerOptions): Promise<Answered | Answer> => {
    const { asOf, isDated, context } = options
    const day = isDated === true ? asOf : null
    const readByWholeName = callOnce(
      async () => findByName && (await readWholeName(query, asOf, findByName)),
    )
    const words: AskedWords = { query, asOf, context, panels, findByName, readByWholeName }
    const understood = await understandQuestion(words)
    if ("message" in understood) return decline(query, understood, day)
    const { asked, question, result } = await computeBest(words, understood, options)
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
  return {
    async answer(query, options) {
      const found = await find(query, options)
      return "answer" in found ? found.answer : found
    },
    async show(query, options) {
      const found = await find(query, options)
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
