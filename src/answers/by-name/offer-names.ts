import { listComparedWords, NAME_FILLERS } from "#factcheck/read-text.ts"

import type { FindIndicators } from "../compute/find-named.ts"
import { countNameWords, withoutBrackets } from "../pass/pass-name-words.ts"
import { REFUSALS } from "../present/refusals.ts"
import { writeQuestion } from "../present/write-question.ts"
import type { Question, ReadQuestion, Refusal } from "../read/question.ts"
import { readQuestion } from "../read/read-question.ts"

const MAX_OFFERED = 4

type Asked = {
  query: string
  asOf: string
  find: FindIndicators
  /** How a question with the full name of an indicator is read. */
  readName: (question: string) => Promise<Question | undefined>
}

/**
 * Asks back which indicator is meant where the names of several have all words of a question, or one has them among
 * others: "malaria deaths" are counted in several ways. `undefined` where none has.
 */
export async function offerNames(
  refused: ReadQuestion,
  { query, asOf, find, readName }: Asked,
): Promise<Refusal | undefined> {
  const name = refused.state === "read" ? undefined : refused.name
  if (name === undefined) return undefined
  const said = listComparedWords(name.words.join(" ")).filter(
    (word) => !NAME_FILLERS.includes(word),
  )
  if (said.length === 0) return undefined
  const [country = ""] = name.places
  const fitting = (await find(said, country))
    .filter(
      (one) =>
        (one.hasCountry || country === "") && countNameWords(said, one.name) === new Set(said).size,
    )
    .toSorted((a, b) => countUnsaid(a.name, said) - countUnsaid(b.name, said))
  const concepts = fitting.map(({ concept }) => concept)
  const questions: string[] = []
  for (const one of fitting.filter(({ concept }, k) => concepts.indexOf(concept) === k)) {
    const read = readQuestion(query, asOf, { id: one.id, words: name.words })
    const asked = read.state === "read" ? writeQuestion(read.question, one.name) : undefined
    if (asked === undefined || (await readName(asked))?.measure !== one.id) continue
    questions.push(asked)
    if (questions.length === MAX_OFFERED) break
  }
  if (questions.length === 0) return undefined
  return {
    state: "ambiguous",
    word: null,
    message: REFUSALS.whichOfNames(questions.length),
    alternatives: [],
    questions,
  }
}

/** How many words of a name are not said, without what stands in brackets. */
function countUnsaid(name: string, said: readonly string[]): number {
  const subject = listComparedWords(withoutBrackets(name))
  return subject.filter((word) => !said.includes(word) && !NAME_FILLERS.includes(word)).length
}
