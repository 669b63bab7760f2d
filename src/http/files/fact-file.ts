import type { FastifyRequest } from "fastify"

import { AppError } from "#domain/errors.ts"
import { factFileName } from "#domain/format/file-name.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { getFormatTraits } from "#exports/file-formats.ts"
import type { FactView, NearFact } from "#facts/fact-view.ts"
import { findFact } from "#facts/find-fact.ts"
import { FACT_FORMATS, writeFact, type FactFormat } from "#facts/write-fact.ts"

import type { RenderedPage } from "../cache/rendered-page.ts"
import type { OpenSite } from "../site.ts"
import { fileHeaders } from "./file-headers.ts"
import { buildFileResponse } from "./make-file.ts"
import { readUrl } from "./read-url.ts"
import { splitExtension } from "./split-extension.ts"

/** The route of all files of facts. */
export const FACT_FILE = `/fact/:indicator/:country/:file(^.+\\.(?:${FACT_FORMATS.join("|")})$)`

export type FactParams = { indicator: string; country: string; file: string }

/**
 * One figure as a file, under any of its names: a cell of a spreadsheet that asks for it gets the figure without being
 * sent on.
 */
export async function answerFactFile(
  request: FastifyRequest<{ Params: FactParams }>,
  { catalog, search, publicUrl }: Pick<OpenSite, "catalog" | "search" | "publicUrl">,
): Promise<RenderedPage> {
  const { indicator, country, file } = request.params
  const { name: period, extension } = splitExtension(file)
  const format = FACT_FORMATS.find((known) => known === extension)
  if (!format) throw new AppError("not-found")
  const { searchParams } = readUrl(request)
  requireKnownKeys(searchParams.keys(), ["asOf"])
  const asOf = searchParams.get("asOf")?.trim() || undefined
  const answer = await findFact(
    { catalog, search, publicUrl },
    { indicator, country, period, asOf },
  )
  if (answer.state === "missing") {
    throw new AppError(
      "not-found",
      describeMissing(answer.sentence, answer.nearest, format, publicUrl),
    )
  }
  const { fact } = answer
  if (format === "txt") refuseOtherSize(fact, publicUrl)
  const { address, source } = fact
  const { type, isCompressed } = getFormatTraits(format)
  return buildFileResponse(
    Buffer.from(writeFact(fact, format)),
    { address, licenceUrl: source.licenceUrl },
    {
      isCompressed,
      headers: fileHeaders({
        type,
        isAttachment: false,
        name: factFileName(fact, format),
      }),
    },
  )
}

/**
 * A bare number says nothing of its unit: under a plain name it always counts in the same size.
 * @throws AppError "not-found" with the address under which the figure is meant in its own unit
 */
function refuseOtherSize({ indicator, country, usualUnit, path }: FactView, publicUrl: string) {
  if (usualUnit === null) return
  const sentence = `${country.name}: this is published in ${unitText(indicator.unit)}, not in ${unitText(usualUnit)} as of other countries.`
  const near = { text: `${indicator.name} (${indicator.id})`, path }
  throw new AppError("not-found", describeMissing(sentence, [near], "txt", publicUrl))
}

/** What is not there, and the addresses of the nearest. */
function describeMissing(
  sentence: string,
  nearest: readonly NearFact[],
  format: FactFormat,
  publicUrl: string,
): string {
  if (nearest.length === 0) return sentence
  const list = nearest.map(({ text, path }) => {
    const [address = "", query] = path.split("?")
    return `${text}: ${publicUrl}${address}.${format}${query === undefined ? "" : `?${query}`}`
  })
  return `${sentence} The nearest:\n${list.join("\n")}\n`
}
