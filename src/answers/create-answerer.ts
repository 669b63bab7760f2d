import type { Answer } from "./present/answer.ts"
import { computeAnswer } from "./compute/compute-answer.ts"
import { computeOfPart } from "./compute/compute-part-of-year.ts"
import { createPanels, type AnswerCatalog } from "./compute/panel.ts"
import { placeName } from "./read/decide-question.ts"
import { findNamed, type FindIndicators } from "./compute/find-named.ts"
import type { Question, Refusal } from "./read/question.ts"
import { readQuestion } from "./read/read-question.ts"
import { presentAnswer } from "./present/present-answer.ts"

export type AnswerOptions = {
  /** `YYYY-MM-DD`: "latest" and "last year" count from it. */
  asOf: string
}

/** Answers questions about figures with figures; the same question gets the same answer as long as the data stay. */
export type Answerer = {
  answer(query: string, options: AnswerOptions): Promise<Answer>
}

type AnswererParts = {
  catalog: AnswerCatalog
  /** Finds indicators by words; without it only the measures of the checker's table are known. */
  findByName?: FindIndicators | undefined
}

/** Binds the grammar of questions to a catalogue. */
export function createAnswerer({ catalog, findByName }: AnswererParts): Answerer {
  const panels = createPanels(catalog)
  const answerRead = async (query: string, question: Question, asOf: string): Promise<Answer> => {
    await panels.renew()
    const result =
      question.partOfYear === null
        ? await computeAnswer(question, panels, Number(asOf.slice(0, 4)))
        : await computeOfPart(question, question.partOfYear, { catalog, panels })
    if ("message" in result)
      return decline(query, {
        state: "declined",
        word: null,
        message: result.message,
        alternatives: [],
      })
    return presentAnswer(query, question, result)
  }
  return {
    async answer(query, { asOf }) {
      const read = readQuestion(query, asOf)
      if (read.state === "read") return answerRead(query, read.question, asOf)
      const named = read.name && findByName ? await findNamed(read.name, findByName) : undefined
      const again = named && readQuestion(query, asOf, named)
      return again?.state === "read"
        ? answerRead(query, again.question, asOf)
        : decline(query, read)
    },
  }
}

function decline(query: string, { state, message, word, alternatives }: Refusal): Answer {
  return {
    query,
    state,
    sentence: message,
    reading: null,
    operation: null,
    measure: null,
    periods: null,
    group: null,
    rows: [],
    value: null,
    valueUnit: null,
    difference: null,
    country: null,
    period: null,
    rank: null,
    count: null,
    truth: null,
    understood: [],
    method: null,
    alternatives: alternatives.map((code) => {
      const name = placeName(code)
      const asked = word === null ? name : replaceWord(query, word, name)
      return { reading: asked, path: `/answer?q=${encodeURIComponent(asked)}` }
    }),
    path: null,
    chart: null,
    sources: [],
    vintage: null,
    word,
  }
}

function replaceWord(query: string, word: string, name: string): string {
  const at = query.toLowerCase().indexOf(word.toLowerCase())
  return at === -1 ? name : query.slice(0, at) + name + query.slice(at + word.length)
}
