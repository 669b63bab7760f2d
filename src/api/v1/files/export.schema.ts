import * as z from "zod"

import type { CHART_KEYS } from "#domain/addresses/address-keys.ts"
import { countText } from "#domain/format/count-text.ts"
import { DASHBOARD_FORMATS } from "#exports/dashboard-file.ts"
import { FILE_FORMATS, type FileFormat } from "#exports/file-formats.ts"

import { dayField, frequencyField, textField } from "../../operations/request-fields.ts"

const FORMATS = Object.keys(FILE_FORMATS) as [FileFormat, ...FileFormat[]]
/** The most points that figures of one's own may have. */
export const MAX_POINTS = 10_000

const year = z.union([z.int(), z.string().max(8)]).optional()
const words = (name: string, max: number) =>
  z
    .string()
    .max(max, `${name} must have at most ${String(max)} characters.`)
    .optional()

const chartFields = {
  frequency: frequencyField().optional(),
  chartType: z.string().max(20).optional().meta({ example: "line" }),
  colour: z.string().max(40).optional(),
  startYear: year.meta({ override: { type: "integer" }, example: 2000 }),
  endYear: year.meta({ override: { type: "integer" } }),
  transform: z.string().max(20).optional(),
  asOf: dayField("asOf").optional(),
} satisfies Record<(typeof CHART_KEYS)[number], z.ZodType>

/** A view by the same keys as its address, with the words that stand in place of ours. */
const viewFields = {
  dataset: textField("dataset", 300).optional().meta({
    description: "Identifier of the dataset; or give `indicator` and `country`.",
    example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
  }),
  indicator: textField("indicator", 500).optional().meta({ description: "Name or identifier." }),
  country: textField("country", 100).optional().meta({ description: "As in an address." }),
  ...chartFields,
  title: words("title", 300).meta({ description: "Stands in place of our title." }),
  notes: words("notes", 1000).meta({ description: "Stands in place of our notes." }),
  source: words("source", 300).meta({ description: "Stands in place of the publisher's credit." }),
}

const point = z.object({
  period: textField("period", 40).meta({ example: "2022" }),
  value: z.union([z.number(), z.string().max(60), z.null()]).meta({
    description: "A number, a text with thousands commas or spaces, or null.",
    example: 1,
  }),
})

export const exportQuery = z.object({
  file_type: z
    .string({ error: "file_type is required." })
    .toLowerCase()
    .pipe(z.enum(FORMATS, { error: `file_type must be one of ${FORMATS.join(", ")}.` }))
    .meta({
      description: "The form of the file.",
      override: { type: "string", enum: FORMATS },
      example: "csv",
    }),
})

export const dashboardFileQuery = z.object({
  asOf: dayField("asOf").optional().meta({
    description: "Figures as they were published up to that day.",
    example: "2026-12-31",
  }),
  file_type: z
    .string({ error: "file_type is required." })
    .toLowerCase()
    .pipe(
      z.enum(DASHBOARD_FORMATS, {
        error: `file_type must be one of ${DASHBOARD_FORMATS.join(", ")}.`,
      }),
    )
    .meta({
      description: "The form of the file.",
      override: { type: "string", enum: [...DASHBOARD_FORMATS] },
      example: "pdf",
    }),
})

const layoutField = z
  .enum(["together", "panels"], { error: "layout must be together or panels." })
  .optional()
  .meta({ description: "Whether two datasets share a plot or have one each." })

export const exportBody = z
  .object({
    ...viewFields,
    position: z
      .enum(["top", "bottom"], { error: "position must be top or bottom." })
      .optional()
      .meta({ description: "Where notes and source are placed in an image." }),
    layout: layoutField,
    second: z.object(viewFields).optional().meta({
      description: "A second dataset in the same file, for png, svg and csv.",
    }),
    data: z
      .array(point)
      .max(MAX_POINTS, `data may hold ${String(MAX_POINTS)} points.`)
      .optional()
      .meta({
        description: "Figures of one's own in place of a dataset, for csv, xlsx and json.",
      }),
    nameOfIndicator: words("nameOfIndicator", 500),
    metric: words("metric", 200),
  })
  .meta({ example: { dataset: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly", startYear: 2000 } })

export const compareQuery = z.object({
  dataset1: textField("dataset1", 300).meta({
    description: "Identifier of the first dataset.",
    example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
  }),
  dataset2: textField("dataset2", 300).meta({
    description: "Identifier of the second dataset.",
    example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
  }),
})

export const pdfBody = z.object({
  type: z.literal("pdf", { error: "type must be pdf." }).meta({ example: "pdf" }),
})

const viewSection = (kind: "chart" | "table") =>
  z.strictObject({ kind: z.literal(kind), ...viewFields })

/** The most characters of all texts of one document: one thread draws the files of all, and short lines take it longest. */
const LONGEST_TEXTS = 60_000

const countLetters = (sections: readonly ({ kind: string } | { text: string })[]) =>
  sections.reduce((sum, section) => sum + ("text" in section ? section.text.length : 0), 0)

/** What the file of `POST /pdf` holds: a list of parts. Anything else is refused, mark-up is never read. */
export const pdfTemplate = z.strictObject(
  {
    title: words("title", 300),
    sections: z
      .array(
        z.discriminatedUnion(
          "kind",
          [
            viewSection("chart"),
            viewSection("table"),
            z.strictObject({
              kind: z.literal("comparison"),
              ...viewFields,
              layout: layoutField,
              second: z.object(viewFields),
            }),
            z.strictObject({
              kind: z.literal("text"),
              heading: words("heading", 300),
              text: z
                .string("text is required.")
                .max(20_000, "text must have at most 20000 characters."),
            }),
          ],
          "kind must be chart, table, comparison or text.",
        ),
        "sections must be a list of parts.",
      )
      .min(1, "sections must hold at least one part.")
      .max(40, "sections may hold 40 parts.")
      .refine(
        (sections) => countLetters(sections) <= LONGEST_TEXTS,
        `The texts of all parts must have at most ${countText(LONGEST_TEXTS)} characters.`,
      ),
  },
  "The file must hold an object with sections.",
)

export type ViewRequest = { [Key in keyof typeof viewFields]?: string | number | undefined }
