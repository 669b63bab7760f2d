import { findNamed, type FindIndicators } from "../compute/find-named.ts"
import type { Panels } from "../compute/panel.ts"
import { REFUSALS } from "../present/refusals.ts"
import { readFollowUp } from "../read/follow-up.ts"
import type { Question, ReadQuestion, Refusal } from "../read/question.ts"
import { readQuestion } from "../read/read-question.ts"
import { offerNames } from "./offer-names.ts"
import { readNameWords, type ReadByNames } from "./read-name-words.ts"
import { readNarrower } from "./read-narrower.ts"
import { readWholeName } from "./read-whole-name.ts"

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
  return (await readByNames(asked, own)) ?? (await offerInstead(asked, own)) ?? next
}

/** Asks back which indicator is meant; of what is offered each is understood when it is asked. */
async function offerInstead(
  { query, asOf, findByName }: AskedWords,
  refused: ReadQuestion,
): Promise<Refusal | undefined> {
  if (findByName === undefined) return undefined
  const readName = async (question: string) =>
    (await readWholeName(question, asOf, findByName)) ?? readNamed(question, asOf, findByName)
  return offerNames(refused, { query, asOf, find: findByName, readName })
}

/** A question with the name of one indicator, as good as in full. */
async function readNamed(
  query: string,
  asOf: string,
  find: FindIndicators,
  refused = readQuestion(query, asOf),
): Promise<Question | undefined> {
  const name = refused.state === "read" ? undefined : refused.name
  const named = name && (await findNamed(name, find))
  const again = named && readQuestion(query, asOf, named)
  return again?.state === "read" ? again.question : undefined
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
  const named = findByName && (await readNamed(query, asOf, findByName, refused))
  if (named) return { question: named, panels }
  const words = { query, asOf, read: refused, panels, find: findByName }
  const narrower = await readNarrower(words)
  return narrower ? { question: narrower, panels } : readNameWords(words)
}
