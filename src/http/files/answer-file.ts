import type { Answerer } from "#answers/create-answerer.ts"
import { ANSWER_KEYS } from "#domain/addresses/address-keys.ts"
import { AppError } from "#domain/errors.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"
import { LONGEST_QUESTION } from "#domain/longest-question.ts"
import { isoDay } from "#domain/time/iso-day.ts"
import { openAnswerFile, type AnswerFile, type AnswerFormat } from "#exports/answer-file.ts"
import type { DrawPool } from "#exports/draw-pool.ts"
import { asOfText } from "#exports/find-dataset.ts"

import type { RenderedPage } from "../cache/rendered-page.ts"
import { buildFormatResponse, makeDrawnCard, readCardWidth } from "./make-file.ts"

type Options = { answerer: Answerer; pool: DrawPool; publicUrl: string; now: () => Date }

/** The answer to the question of an address with what its files print; throws "not-found" where nothing is answered. */
export async function findAnswerFile(
  query: URLSearchParams,
  { answerer, publicUrl, now }: Omit<Options, "pool">,
): Promise<AnswerFile> {
  const day = asOfText(query)
  const shown = await answerer.show((query.get("q") ?? "").slice(0, LONGEST_QUESTION), {
    asOf: day ?? isoDay(now()),
    isDated: day !== undefined,
    context: query.get("context")?.slice(0, LONGEST_QUESTION),
  })
  const file = openAnswerFile(shown, publicUrl)
  if (!file) throw new AppError("not-found", shown.answer.sentence)
  return file
}

/** An answer as a file. */
export async function renderAnswerFile(
  query: URLSearchParams,
  format: AnswerFormat,
  options: Options,
): Promise<RenderedPage> {
  requireKnownKeys(query.keys(), ANSWER_KEYS)
  const file = await findAnswerFile(query, options)
  const bytes = await file.write(format, options)
  return buildFormatResponse(bytes, describeOrigin(file), { format, name: file.name(format) })
}

/** The image that previews an answer where it is shared. */
export async function renderAnswerCard(
  query: URLSearchParams,
  options: Options,
): Promise<RenderedPage> {
  requireKnownKeys(query.keys(), [...ANSWER_KEYS, "width"])
  const file = await findAnswerFile(query, options)
  const width = readCardWidth(query)
  return makeDrawnCard(file.drawCard(), describeOrigin(file), { width, pool: options.pool })
}

/** An answer may rest on several sources, so no licence is linked. */
function describeOrigin({ address }: AnswerFile) {
  return { address, licenceUrl: null }
}
