import { findNamed, type FindIndicators } from "../compute/find-named.ts"
import type { Panels } from "../compute/panel.ts"
import { REFUSALS } from "../present/refusals.ts"
import { readFollowUp } from "../read/follow-up.ts"
import type { Question, ReadQuestion, Refusal } from "../read/question.ts"
import { readQuestion } from "../read/read-question.ts"
import { readNameWords, type ReadByNames } from "./read-name-words.ts"

/** A question in its own words, with what it may be read by. */
export type AskedWords = {
  query: string
  asOf: string
  /** The question before, from which this one may go on: "and Ghana?". */
  context: string | undefined
  panels: Panels
  /** Finds indicators by words; without it only the measures of the checker's table are known. */
  findByName: FindIndicators | undefined
  /** The question by the whole name of an indicator that it holds. */
  readByWholeName: () => Promise<Question | undefined>
}

/** Reads a question by its own words, then as one that goes on from the question before, then by names of the catalogue. */
export async function understandQuestion(asked: AskedWords): Promise<ReadByNames | Refusal> {
  const { query, asOf, context, panels } = asked
  const own = readQuestion(query, asOf)
  const goesOn = own.state !== "read" && context !== undefined && context.trim() !== ""
  const next = goesOn ? goOn(query, context, asOf) : own
  if (next.state === "read") return { question: next.question, panels }
  // What goes on from the question before names no indicator by half a name: "and above 1000?"
  return (await readByNames(asked, own)) ?? next
}

/** A question that is not understood by itself, as the one that goes on from the question before it. */
function goOn(query: string, context: string, asOf: string): ReadQuestion {
  const before = readQuestion(context, asOf)
  return before.state === "read"
    ? readFollowUp(query, asOf, before.question)
    : {
        state: "declined",
        word: null,
        message: REFUSALS.unknownBefore(context),
        alternatives: [],
      }
}

async function readByNames(
  { query, asOf, panels, findByName, readByWholeName }: AskedWords,
  refused: ReadQuestion,
): Promise<ReadByNames | undefined> {
  const whole = await readByWholeName()
  if (whole) return { question: whole, panels }
  const name = refused.state === "read" ? undefined : refused.name
  const named = name && findByName ? await findNamed(name, findByName) : undefined
  const again = named && readQuestion(query, asOf, named)
  if (again?.state === "read") return { question: again.question, panels }
  return readNameWords({ query, asOf, read: refused, panels, find: findByName })
}
