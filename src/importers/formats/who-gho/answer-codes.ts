import { isMissingDisplay, readDisplay } from "./read-display.ts"

/** The answers in words behind the numbers of a table, by number. */
export type AnswerCodes = ReadonlyMap<number, string>

const WORD = /\p{L}{2}/u
const MIN_ANSWERS = 2
const MAX_ANSWERS = 20

/** Whether a display is an answer in words and neither a figure nor a word for none. */
export function isAnswer(display: string): boolean {
  return WORD.test(display) && !isMissingDisplay(display) && readDisplay(display) === undefined
}

/**
 * The legend of a table whose answers each have a number of their own; `undefined` where they do not: there the
 * numbers beside the answers mean nothing, mostly a zero for each.
 */
export function findAnswerCodes(
  cells: readonly { display: string; numeric: string }[],
): AnswerCodes | undefined {
  const answers = new Map<number, string>()
  const numbers = new Map<string, number>()
  for (const { display, numeric } of cells) {
    if (numeric === "" || !isAnswer(display)) continue
    const number = Number(numeric)
    if ((answers.get(number) ?? display) !== display) return undefined
    if ((numbers.get(display) ?? number) !== number) return undefined
    answers.set(number, display)
    numbers.set(display, number)
  }
  return answers.size < MIN_ANSWERS || answers.size > MAX_ANSWERS
    ? undefined
    : new Map([...answers].toSorted(([a], [b]) => a - b))
}

/** The legend as a note: `1 = No policy; 2 = Policy`. */
export function legendSentence(codes: AnswerCodes): string {
  const legend = [...codes].map(([number, answer]) => `${String(number)} = ${answer}`).join("; ")
  return `The figure is a code and not a quantity: ${legend}.`
}
