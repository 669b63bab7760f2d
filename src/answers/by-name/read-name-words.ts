import { getMeasure, listComparedWords, NAME_FILLERS } from "#factcheck/read-text.ts"

import type { FindIndicators } from "../compute/find-named.ts"
import type { AnswerPanel, Panels } from "../compute/panel.ts"
import { countNameWords, listNameWords } from "../pass/pass-name-words.ts"
import type { Question, ReadQuestion, UnreadWords } from "../read/question.ts"
import { readQuestion } from "../read/read-question.ts"

/** A question all words of which are understood by the names of the indicators that may answer it. */
export type ReadByNames = { question: Question; panels: Panels }

/** The most publishers whose names are looked at. */
export const MAX_LOOKED_AT = 6

/** A question as far as it was read, with what is needed to read the rest by the names of indicators. */
export type AskedByNames = {
  query: string
  asOf: string
  read: ReadQuestion
  panels: Panels
  find: FindIndicators | undefined
}

/**
 * Reads a question again whose unknown words stand in the full name of the indicator that answers it: "tertiary enrolment
 * (gross)", "PM2.5 exposure". Only indicators with all of them in their names answer, and none of which another one has
 * more of the words in its own.
 */
export async function readNameWords({
  query,
  asOf,
  read,
  panels,
  find,
}: AskedByNames): Promise<ReadByNames | undefined> {
  const unread = read.state === "read" ? undefined : read.unread
  if (unread === undefined) return undefined
  const whole = readQuestion(query, asOf, { words: unread.words })
  if (whole.state !== "read") return undefined
  const { measure, places } = whole.question
  for (const candidate of (await panels.listCandidates(measure)).slice(0, MAX_LOOKED_AT)) {
    const panel = await panels.read(candidate)
    const words = panel ? listNameWords(unread, describePanel(panel, measure)) : []
    const again = words.length > 0 ? readQuestion(query, asOf, { words }) : read
    if (panel === undefined || again.state !== "read") continue
    const named = { said: unread.said, label: describePanel(panel, measure).label }
    if (find && (await hasNearer(panel, named, (said) => find(said, places[0]?.code ?? ""))))
      return undefined
    return { question: again.question, panels: keepNamed(panels, { ...unread, words }, measure) }
  }
  return undefined
}

function describePanel({ indicator }: AnswerPanel, measure: string) {
  return {
    name: indicator.name,
    unit: indicator.unit,
    label: getMeasure(measure)?.label ?? "",
  }
}

/** The panels of those indicators alone whose names have all the words. */
function keepNamed(panels: Panels, unread: UnreadWords, measure: string): Panels {
  return {
    ...panels,
    read: async (candidate) => {
      const panel = await panels.read(candidate)
      if (panel === undefined) return undefined
      const known = listNameWords(unread, describePanel(panel, measure))
      return known.length === unread.words.length ? panel : undefined
    },
  }
}

/** Whether the name of another indicator has more of the words of the question. */
async function hasNearer(
  { indicator }: AnswerPanel,
  { said, label }: { said: readonly string[]; label: string },
  find: (words: readonly string[]) => ReturnType<FindIndicators>,
): Promise<boolean> {
  const words = listComparedWords(said.join(" ")).filter((word) => !NAME_FILLERS.includes(word))
  const own = countNameWords(words, `${indicator.name} (${indicator.unit}) (${label})`)
  const others = await find(words)
  return others.some(
    ({ id, name, hasCountry }) =>
      id !== indicator.id && hasCountry && countNameWords(words, name) > own,
  )
}
