import * as z from "zod"

import { CATEGORIES } from "#domain/indicators/category.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"
import { DEFINITION_ORIGINS } from "#domain/indicators/own-definition.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import {
  categoryField,
  cursorField,
  fieldsField,
  lastYearField,
  publisherField,
  topicField,
  countryListField,
  dayField,
  frequencyField,
  textField,
  limitField,
  offsetField,
} from "../../operations/request-fields.ts"

export const datasetParams = z.object({
  id: textField("id", 300).meta({
    description: "Identifier of the dataset: publisher, code, country and frequency.",
    example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
  }),
})

export const datasetQuery = z.object({
  asOf: dayField("asOf")
    .optional()
    .meta({ description: "The newest figures published up to that day.", example: "2026-12-31" }),
})

/** A period with its figure; a missing figure is null, never 0. */
export const pointSchema = z
  .strictObject({
    period: z.string().meta({ description: "`2022`, `2022-Q3` or `2022-10`.", example: "2023" }),
    value: z
      .number()
      .nullable()
      .meta({ description: "The figure as published; null if there is none.", example: 24.66 }),
  })
  .meta({ id: "Point" })

export const latestSchema = z
  .strictObject({
    period: z.string().meta({ example: "2023" }),
    value: z.number().meta({ example: 24.66 }),
  })
  .meta({ id: "Latest" })

/** How far a series goes without its forecasts. */
export const lastActualYearField = z.int().nullable().meta({
  description: "Year of the last actual figure; null if there are only forecasts.",
  example: 2023,
})

const latestField = latestSchema.nullable().meta({
  description:
    "The newest actual figure; null where all are forecasts, or the licence forbids passing it on.",
})

const shared = {
  id: z.string().meta({ example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly" }),
  nameOfIndicator: z.string().meta({ example: "Inflation, consumer prices (annual %)" }),
  indicatorId: z.string().meta({ example: "world-bank:FP.CPI.TOTL.ZG" }),
  country: z.string().meta({ description: "Name of the country or region.", example: "Nigeria" }),
  category: z.enum(CATEGORIES).meta({ example: "price" }),
  frequency: z.enum(FREQUENCIES).meta({ example: "yearly" }),
  isPublished: z.literal(true),
  startYear: z.int().meta({ description: "Year of the first figure.", example: 1960 }),
  endYear: z
    .int()
    .meta({ description: "Year of the last figure, forecasts included.", example: 2023 }),
  lastActualYear: lastActualYearField,
  latest: latestField,
  metric: z.string().meta({ description: "Unit as published; may be empty.", example: "annual %" }),
  currency: z
    .string()
    .nullable()
    .meta({ description: "ISO 4217 code when the figures are money." }),
  lastModified: z.iso.datetime().meta({
    description: "When these figures last changed here.",
    example: "2026-02-24T10:00:00.000Z",
  }),
}

const age = {
  rhythm: z.string().meta({
    description:
      "How often figures come: monthly, quarterly, yearly, every 5 years, irregular; seen from the gaps between the last ones.",
    example: "yearly",
  }),
  lastActualPeriod: z
    .string()
    .meta({ description: "The last period with an actual figure.", example: "2023" }),
  behind: z.string().nullable().meta({
    description: "How long ago that period ended, if the series is stale; otherwise null.",
    example: null,
  }),
  isStale: z.boolean().meta({
    description:
      "Whether the series is stale: older than its publication interval allows, or behind most series of its source.",
  }),
}

/** How old the figures of one line of a list are; `null` where all are forecasts. */
export const rowFreshnessField = z.strictObject(age).meta({ id: "RowFreshness" }).nullable().meta({
  description:
    "How old the figures are compared with their publication interval; null if there are only forecasts. The single dataset also gives the next figure.",
})

/** How old the figures are against their own rhythm, and when the next one comes. */
export const freshnessSchema = z
  .strictObject({
    ...age,
    nextExpected: z.string().nullable().meta({
      description:
        "The month of the next figure, if at least three releases at even intervals are known.",
      example: "2027-03",
    }),
  })
  .meta({ id: "Freshness" })

/** A dataset in a list: enough to name it, date it and open it. */
export const datasetRowSchema = z
  .strictObject({
    ...shared,
    freshness: rowFreshnessField,
    indicator: z.string().meta({
      description: "Name of the indicator.",
      example: "Inflation, consumer prices (annual %)",
    }),
  })
  .meta({ id: "DatasetRow" })

/** One series with everything needed to show and cite it. */
export const datasetSchema = z
  .strictObject({
    ...shared,
    indicatorDefinition: z
      .string()
      .meta({ example: "Inflation as measured by the consumer price index …" }),
    definitionOrigin: z.enum(DEFINITION_ORIGINS).meta({
      description:
        "Who wrote the definition: the publisher, or Sankore if the publisher's files contain none.",
      example: "publisher",
    }),
    decimals: z.int().nullable().meta({
      description: "Number of decimals in the publisher's figures; null if unknown.",
      example: 1,
    }),
    notes: z.string().meta({ description: "Remarks and limits as published; may be empty." }),
    source: z.string().meta({
      description: "Who collected the figures, as the publisher says.",
      example: "International Financial Statistics, International Monetary Fund",
    }),
    code: z.string().meta({ description: "The publisher's own code.", example: "FP.CPI.TOTL.ZG" }),
    publisher: z.string().meta({ example: "World Bank" }),
    sourceTitle: z
      .string()
      .meta({ description: "Data set of the publisher.", example: "World Development Indicators" }),
    sourceUrl: z.string().meta({ example: "https://datatopics.worldbank.org/" }),
    licence: z.string().meta({ example: "CC BY 4.0" }),
    licenceUrl: z
      .string()
      .nullable()
      .meta({ example: "https://creativecommons.org/licenses/by/4.0/" }),
    redistribute: z.enum(["yes", "non-commercial"]).meta({
      description: "Whether the figures may be passed on by everybody or without commercial aims.",
    }),
    attribution: z.string().meta({
      description: "The credit line the publisher asks for.",
      example: "World Bank, World Development Indicators",
    }),
    aggregation: z
      .enum(["sum", "average", "last", "none"])
      .meta({ description: "How finer periods make a coarser one.", example: "average" }),
    derivedFrom: z.enum(FREQUENCIES).nullable().meta({
      description: "The finer frequency these figures were made from, if they were.",
      example: null,
    }),
    forecastFrom: z.string().nullable().meta({
      description:
        "The first period that the publisher calls an estimate or a forecast, or that had not ended on the day of the data; null if there is none.",
      example: null,
    }),
    freshness: freshnessSchema.nullable().meta({
      description:
        "null where all figures are forecasts, and for figures as they were known on a day.",
    }),
    doubtful: z
      .array(
        z.strictObject({
          period: z.string().meta({ example: "2015" }),
          reason: z.string().meta({ example: "share over 100 %" }),
        }),
      )
      .meta({
        description:
          "Figures that cannot be right, as they were published, each with the reason. They are left out of ranks, averages and verdicts.",
        example: [],
      }),
    frequencies: z.array(z.enum(FREQUENCIES)).meta({
      description: "All frequencies that can be read, coarsest first.",
      example: ["yearly"],
    }),
    vintage: z.iso.date().meta({
      description:
        "The publisher's date of the data; if it gives none, the earliest possible date: the end of the last actual period in the file.",
      example: "2026-02-24",
    }),
    vintageStated: z.boolean().meta({
      description: 'Whether the publisher states that date; false means "not before".',
      example: true,
    }),
    olderParts: z
      .array(
        z.object({ lastPeriod: z.string(), vintage: z.iso.date(), vintageStated: z.boolean() }),
      )
      .meta({
        description:
          "Where the newest file is an extract that begins later: up to which period the figures are of an older file, and of what date that is.",
        example: [],
      }),
    retrievedAt: z.iso.datetime().meta({ example: "2026-02-25T08:30:00.000Z" }),
    data: z
      .array(
        pointSchema.extend({
          status: z
            .literal("doubtful")
            .optional()
            .meta({ description: "Only where a figure cannot be right as published." }),
        }),
      )
      .meta({ description: "Every period from the first to the last, gaps as null." }),
  })
  .meta({ id: "Dataset" })

export const datasetListQuery = z.object({
  search: textField("search", 200).optional().meta({
    description: "Words of the indicator's name, or its exact name or id.",
    example: "inflation",
  }),
  indicator: textField("indicator", 300)
    .optional()
    .meta({ description: "Name or id of the indicator." }),
  country: countryListField().optional(),
  category: categoryField().optional(),
  topic: topicField().optional(),
  publisher: publisherField(),
  frequency: frequencyField().optional(),
  lastYearFrom: lastYearField(),
  fields: fieldsField(Object.keys(datasetRowSchema.shape)),
  limit: limitField(50),
  offset: offsetField(),
  cursor: cursorField(),
})

export const datasetListAnswer = successSchema(
  z.strictObject({
    dataset: z.array(datasetRowSchema),
    total: z.int().meta({ description: "How many fit, beyond this page.", example: 1 }),
    next: z
      .string()
      .nullable()
      .meta({ description: "The `cursor` of the next page; null after the last." }),
  }),
  "Datasets found",
)

export const datasetAnswer = successSchema(datasetSchema, "Dataset found")
