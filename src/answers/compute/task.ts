import type { Question } from "../read/question.ts"
import type { AnswerPanel } from "./panel.ts"

/** Everything that a computation of one question needs. */
export type Task = { question: Question; panel: AnswerPanel; thisYear: number }
