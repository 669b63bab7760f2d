import type * as z from "zod"

import { IMAGE_FORM } from "#charts/svg/draw-image.ts"
import { AppError } from "#domain/errors.ts"
import { comparisonFileName, ownFileName, seriesFileName } from "#domain/format/file-name.ts"
import { bareType, FILE_FORMATS, type FileFormat } from "#exports/file-formats.ts"
import { drawComparisonImage } from "#exports/draw-comparison-image.ts"
import type { TwoViews } from "#exports/two-views.ts"
import { writeCompareCsv } from "#exports/write-csv.ts"
import { writeFile } from "#exports/write-file.ts"
import { writeOwnCsv, writeOwnJson, writeOwnXlsx, type OwnTable } from "#exports/write-own.ts"

import type { ApiServices } from "../../api-services.ts"
import { defineFileOperation, type FileAnswer } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { compareQuery, exportBody, exportQuery, MAX_POINTS } from "./export.schema.ts"
import { findTwoViews, findView, noDataset } from "./find-view.ts"

type ExportBody = z.output<typeof exportBody>

const TYPES = Object.values(FILE_FORMATS).map(bareType)
const LIMITS = [{ name: "export", by: "user" }] as const

/** A view, or figures of one's own, as a file. */
export const exportDataset = defineFileOperation({
  method: "POST",
  path: "/export/dataset",
  id: "exportDataset",
  summary: "A dataset as a file",
  description:
    "A view of a dataset, named by the keys of its address, as a file; title, notes and source may be the sender's own on images and documents. Licence, date of the data and address are always printed. With `data` the sender's own figures are written as csv, xlsx or json.",
  params: NOTHING,
  query: exportQuery,
  body: exportBody,
  files: TYPES as [string, ...string[]],
  errors: ["bad-request", "not-found", "licence-forbids", "unavailable"],
  feature: "download",
  limits: LIMITS,
  maxList: MAX_POINTS,
  async run({ query, body }, services) {
    const format = query.file_type
    if (body.data) return ownFile(ownTable(body), format)
    if (body.second) return twoFile(body, body.second, { format, services })
    return viewFile(body, format, services)
  },
})

/** Two datasets side by side. */
export const compareDatasets = defineFileOperation({
  method: "GET",
  path: "/export/dataset",
  id: "compareDatasets",
  summary: "Two datasets as one CSV",
  description:
    "A row for each period of either dataset: its period and value in the first, the same in the second, then where each comes from.",
  params: NOTHING,
  query: compareQuery,
  files: ["text/csv"],
  errors: ["bad-request", "not-found", "licence-forbids"],
  feature: "download",
  async run({ query }, services) {
    const [one, two] = await Promise.all([
      findView({ dataset: query.dataset1 }, services),
      findView({ dataset: query.dataset2 }, services),
    ])
    return {
      type: FILE_FORMATS.csv.type,
      fileName: comparisonFileName({ one, two }, "csv"),
      body: writeCompareCsv(one, two),
    }
  },
})

/** Two datasets in one image; figures of two are `GET /export/dataset`, a document of two is `POST /pdf`. */
async function twoFile(
  body: ExportBody,
  second: NonNullable<ExportBody["second"]>,
  { format, services }: { format: FileFormat; services: ApiServices },
): Promise<FileAnswer> {
  if (format !== "png" && format !== "svg" && format !== "csv") {
    throw noDataset("Two datasets in one file can be had as png, svg or csv.")
  }
  const views = await findTwoViews(body, second, services)
  return {
    type: FILE_FORMATS[format].type,
    fileName: comparisonFileName(views, format),
    body: await writeTwo(views, format, services),
  }
}

async function writeTwo(
  views: TwoViews,
  format: "png" | "svg" | "csv",
  { pool }: Pick<ApiServices, "pool">,
): Promise<string | Buffer> {
  if (format === "csv") return writeCompareCsv(views.one, views.two)
  return format === "svg"
    ? drawComparisonImage(views, IMAGE_FORM)
    : pool.draw({ kind: "comparison", views })
}

async function viewFile(
  body: ExportBody,
  format: FileFormat,
  services: ApiServices,
): Promise<FileAnswer> {
  const { title, notes, source, position } = body
  const view = await findView({ ...body, title, notes, source }, services, position)
  return {
    type: FILE_FORMATS[format].type,
    fileName: seriesFileName(view, format),
    body: await writeFile(view, format, services),
  }
}

function ownTable(body: ExportBody): OwnTable {
  return {
    title: body.title ?? body.nameOfIndicator ?? "",
    unit: body.metric ?? "",
    source: body.source ?? "",
    notes: body.notes ?? "",
    rows: (body.data ?? []).map(({ period, value }, k) => ({ period, value: readValue(value, k) })),
  }
}

/** Digits with commas or spaces before each three of them, a decimal point and an exponent. */
const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)?(?:\.\d*)?(?:e[+-]?\d+)?$/i

/** Anything else is refused instead of guessed: of `12,5` nobody knows whether it is twelve and a half. */
function readValue(value: string | number | null, row: number): number | null {
  if (typeof value !== "string") return value
  const text = value.trim()
  if (text === "") return null
  const number = NUMBER.test(text) ? Number(text.replace(/[,\s]/g, "")) : NaN
  if (Number.isFinite(number)) return number
  throw new AppError("bad-request", "A value is not a number.", {
    details: [{ field: `data.${String(row)}.value`, problem: "must be a number" }],
  })
}

async function ownFile(table: OwnTable, format: FileFormat): Promise<FileAnswer> {
  const answer = (body: Buffer | string): FileAnswer => ({
    type: FILE_FORMATS[format].type,
    fileName: ownFileName(format),
    body,
  })
  if (format === "csv") return answer(writeOwnCsv(table))
  if (format === "json") return answer(writeOwnJson(table))
  if (format === "xlsx") return answer(await writeOwnXlsx(table))
  throw noDataset("Figures of one's own can be had as csv, xlsx or json.")
}
