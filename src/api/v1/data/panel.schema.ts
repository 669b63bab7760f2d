import * as z from "zod"

import { FREQUENCIES } from "#domain/time/frequency.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import { textField } from "../../operations/request-fields.ts"

/** Longer lists do not fit into an address. */
const MAX_LETTERS = 4000

const yearField = (name: string, which: string) =>
  textField(name, 10)
    .optional()
    .meta({ description: `The ${which} year.`, example: which === "first" ? "2020" : "2023" })

export const panelQuery = z.object({
  indicators: textField("indicators", MAX_LETTERS).meta({
    description:
      "Names, ids or codes separated by commas; `headline` for the indicators asked for most, `all` for every one that has figures for the countries.",
    example: "world-bank:FP.CPI.TOTL.ZG",
  }),
  countries: textField("countries", MAX_LETTERS).optional().meta({
    description:
      "Names, ISO 3166 codes or groups separated by commas. `all`, the default, is every country, `regions` every group that publishers give figures for. A group is its members and then its own figures.",
    example: "NGA,GHA,KEN",
  }),
  from: yearField("from", "first"),
  to: yearField("to", "last"),
  frequency: textField("frequency", 20)
    .optional()
    .meta({
      description:
        "yearly, quarterly or monthly; without it the coarsest at which each indicator is published.",
      example: "yearly",
    }),
  asOf: textField("asOf", 200).optional().meta({
    description:
      "One or more days separated by commas: the figures as they were published up to each. `latest` stands for today.",
    example: "latest",
  }),
})

/** A period with its figure; a missing figure is null. */
const panelPointSchema = z
  .strictObject({
    period: z.string().meta({ description: "`2022`, `2022-Q3` or `2022-10`.", example: "2023" }),
    value: z.number().nullable().meta({ example: 24.66 }),
    status: z.enum(["forecast", "doubtful"]).optional().meta({
      description: "Absent for actual figures.",
    }),
    vintage: z.iso.date().optional().meta({
      description: "Given where an older file brought the figure.",
      example: "2025-03-24",
    }),
  })
  .meta({ id: "PanelPoint" })

const panelVersionSchema = z
  .strictObject({
    asOf: z.string().meta({ description: "The day asked for, or `latest`.", example: "latest" }),
    vintage: z.iso.date().meta({ description: "Date of the data; if the publisher gives none, the earliest possible one.", example: "2026-02-24" }),
    publisher: z.string().meta({ example: "World Bank" }),
    licence: z.string().meta({ example: "CC BY 4.0" }),
    derivedFrom: z.enum(FREQUENCIES).nullable().meta({
      description: "The frequency that the figures are computed from; null if they are published at this one.",
    }),
    data: z.array(panelPointSchema),
  })
  .meta({ id: "PanelVersion" })

const panelSeriesSchema = z
  .strictObject({
    id: z.string().meta({ example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly" }),
    indicatorId: z.string().meta({ example: "world-bank:FP.CPI.TOTL.ZG" }),
    indicator: z.string().meta({ example: "Inflation, consumer prices (annual %)" }),
    countryCode: z.string().meta({ example: "NGA" }),
    country: z.string().meta({ example: "Nigeria" }),
    frequency: z.enum(FREQUENCIES).meta({ example: "yearly" }),
    unit: z.string().meta({ description: "As published; may be empty.", example: "annual %" }),
    currency: z
      .string()
      .nullable()
      .meta({ description: "ISO 4217 code when the figures are money." }),
    versions: z.array(panelVersionSchema).meta({
      description: "The figures as of each day asked for; days without any are left out.",
    }),
  })
  .meta({ id: "PanelSeries" })

export const panelAnswer = successSchema(
  z.strictObject({
    series: z.array(panelSeriesSchema),
    total: z.int().meta({ description: "Number of series.", example: 3 }),
    leftOut: z
      .array(
        z.strictObject({
          publisher: z.string(),
          series: z.int(),
          reason: z.string(),
          url: z.string(),
        }),
      )
      .meta({ description: "Sources whose licence does not let figures be passed on." }),
  }),
  "Panel found",
)
