import { drawFigure, showAnswer, type AnswerServices } from "../answer/load-answer.server.ts"
import type { AnswerChart } from "../answer/page-data.ts"

/** The chart of an answer in an embed; without one where the question is not answered. */
export type AnswerEmbedData = {
  query: string
  sentence: string
  chart: AnswerChart | null
  /** Absolute address of the page with the same answer. */
  link: string
  /** Absolute address of the image for shared links. */
  card: string | null
}

/** What the address of an embedded answer shows. */
export async function loadAnswerEmbed(
  services: AnswerServices,
  query: URLSearchParams,
): Promise<AnswerEmbedData> {
  const shown = await showAnswer(services, query)
  const { answer } = shown
  const origin = services.publicUrl
  return {
    query: answer.query,
    sentence: answer.sentence,
    chart: drawFigure(shown, { origin, target: "_blank" }),
    link: origin + shown.addresses.path,
    card: shown.addresses.card,
  }
}
