import { listComparedWords, NAME_FILLERS } from "#factcheck/read-text.ts"

import { withoutBrackets } from "../pass/pass-name-words.ts"
import type { Question } from "../read/question.ts"
import { readQuestion } from "../read/read-question.ts"
import { MAX_LOOKED_AT, type AskedByNames } from "./read-name-words.ts"

/**
 * Reads a question of a part of what a measure counts, "electricity access rural", where another indicator is called as
 * that of the measure is, with these words more and no others: "Access to electricity, rural (% of rural population)".
 */
export async function readNarrower({
  query,
  asOf,
  read,
  panels,
  find,
}: AskedByNames): Promise<Question | undefined> {
  const unread = read.state === "read" ? undefined : read.unread
  if (unread === undefined || find === undefined) return undefined
  const whole = readQuestion(query, asOf, { words: unread.words })
  if (whole.state !== "read") return undefined
  const part = listComparedWords(unread.words.join(" "))
  if (part.every((word) => NAME_FILLERS.includes(word))) return undefined
  const { measure, places } = whole.question
  const [country = ""] = places.map(({ code }) => code)
  const found = (await find(unread.said, country)).filter(
    ({ name, hasCountry }) =>
      (hasCountry || country === "") && holdsAll(part, name) && isOfAge(query, name),
  )
  for (const candidate of (await panels.listCandidates(measure)).slice(0, MAX_LOOKED_AT)) {
    const panel = await panels.read(candidate)
    const narrower = panel && found.find(({ name }) => isNarrower(name, panel.indicator.name, part))
    if (narrower === undefined) continue
    const again = readQuestion(query, asOf, { id: narrower.id, words: unread.said })
    return again.state === "read" ? again.question : undefined
  }
  return undefined
}

/** Girls and boys are female and male as women and men are, but no adults: a name has to say that it is of the young. */
function isOfAge(query: string, name: string): boolean {
  return !/\b(?:girls?|boys?)\b/i.test(query) || OF_THE_YOUNG.test(name)
}

const OF_THE_YOUNG =
  /girl|boy|youth|young|child|school|pupil|adolescent|teen|\b(?:0|5|10|15)-(?:4|9|14|17|19|24)\b/i

function holdsAll(words: readonly string[], name: string): boolean {
  const known = listComparedWords(name)
  return words.every((word) => known.includes(word))
}

/** Whether a name is that of a whole with some words more; what stands in its brackets may be said of the part again. */
function isNarrower(name: string, whole: string, part: readonly string[]): boolean {
  const added = listComparedWords(name).filter(
    (word) => !part.includes(word) && !NAME_FILLERS.includes(word),
  )
  const subject = listComparedWords(withoutBrackets(whole))
  return (
    added.every((word) => listComparedWords(whole).includes(word)) &&
    subject.every((word) => NAME_FILLERS.includes(word) || holdsAll([word], name))
  )
}
