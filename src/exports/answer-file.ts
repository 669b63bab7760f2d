import type { Answer } from "#answers/answer.schema.ts"
import type { ShownAnswer } from "#answers/shown-answer.ts"
import { CARD_FORM, IMAGE_FORM } from "#charts/svg/draw-image.ts"
import { answerFileName } from "#domain/format/file-name.ts"

import { makeAnswerView, type AnswerView } from "./answer/answer-view.ts"
import { drawAnswerImage } from "./answer/draw-answer-image.ts"
import { planAnswerDocument } from "./answer/plan-answer-document.ts"
import {
  writeAnswerCsv,
  writeAnswerJson,
  writeAnswerMarkdown,
} from "./answer/write-answer-texts.ts"
import type { DrawPool } from "./draw-pool.ts"

/** Every kind of file an answer can be had as. */
export const ANSWER_FORMATS = ["csv", "json", "png", "svg", "pdf", "md"] as const
export type AnswerFormat = (typeof ANSWER_FORMATS)[number]

type Tools = { pool: DrawPool; now: () => Date }

/** An answer that can be had as files. */
export type AnswerFile = {
  answer: Answer
  /** Absolute address of the page of the answer. */
  address: string
  /** A name for the file when it is kept. */
  name(extension: string): string
  write(format: AnswerFormat, tools: Tools): Promise<Buffer>
  /** The image that previews it where it is shared, as SVG. */
  drawCard(): string
}

/** Makes an answer ready for its files; `undefined` where nothing is answered. */
export function openAnswerFile(shown: ShownAnswer, publicUrl: string): AnswerFile | undefined {
  const view = makeAnswerView(shown, publicUrl)
  return (
    view && {
      answer: view.answer,
      address: view.address,
      name: (extension) => answerFileName(view.answer, extension),
      write: (format, tools) => writeAnswer(view, format, tools),
      drawCard: () => drawAnswerImage(view, CARD_FORM),
    }
  )
}

async function writeAnswer(
  view: AnswerView,
  format: AnswerFormat,
  { pool, now }: Tools,
): Promise<Buffer> {
  switch (format) {
    case "csv":
      return Buffer.from(writeAnswerCsv(view))
    case "json":
      return Buffer.from(writeAnswerJson(view))
    case "md":
      return Buffer.from(writeAnswerMarkdown(view))
    case "svg":
      return Buffer.from(drawAnswerImage(view, IMAGE_FORM))
    case "png":
      return pool.draw({ kind: "image", svg: drawAnswerImage(view, IMAGE_FORM) })
    case "pdf": {
      const plan = planAnswerDocument(view, drawAnswerImage(view, IMAGE_FORM))
      return pool.draw({ kind: "pdf", plan, madeAt: now() })
    }
  }
}
