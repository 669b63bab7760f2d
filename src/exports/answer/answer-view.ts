import type { Answer } from "#answers/answer.schema.ts"
import type { AnswerFigure, ShownAnswer } from "#answers/shown-answer.ts"

/** An answer with what every file of it prints. */
export type AnswerView = {
  answer: Answer
  figure: AnswerFigure
  /** Absolute address of the page of the answer. */
  address: string
}

/** What a file of an answer prints; `undefined` where nothing is answered. */
export function makeAnswerView(
  { answer, figure }: ShownAnswer,
  publicUrl: string,
): AnswerView | undefined {
  return figure === null ? undefined : { answer, figure, address: publicUrl + answer.path }
}
