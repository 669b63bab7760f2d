import * as z from "zod"

import { CATEGORIES } from "#domain/indicators/category.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"
import { DEFINITION_ORIGINS } from "#domain/indicators/own-definition.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import { textField } from "../../operations/request-fields.ts"
import { countryDetailsSchema } from "./country-details.schema.ts"
import { lastActualYearField, pointSchema } from "../data/dataset.schema.ts"

const placeSchema = z
  .strictObject({
    position: z.int().meta({ description: "1 for the highest figure.", example: 6 }),
    of: z.int().meta({ description: "Countries with a figure of the same period.", example: 217 }),
  })
  .meta({ id: "Place" })

/** An indicator or a chart of a dashboard. */
export const dashboardItemSchema = z
  .strictObject({
    name: z.string().meta({ example: "Inflation, consumer prices (annual %)" }),
    country: z.string().meta({ example: "Nigeria" }),
    indicatorId: z.string().meta({ example: "world-bank:FP.CPI.TOTL.ZG" }),
    datasetId: z.string().nullable().meta({
      description: "Null for a figure whose source gives no date.",
      example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
    }),
    category: z.enum(CATEGORIES).meta({ example: "price" }),
    metric: z
      .string()
      .meta({ description: "Unit as published; may be empty.", example: "annual %" }),
    currency: z
      .string()
      .nullable()
      .meta({ description: "ISO 4217 code when the figures are money." }),
    frequency: z.enum(FREQUENCIES).nullable().meta({ example: "yearly" }),
    startYear: z.int().nullable().meta({ example: 1960 }),
    endYear: z.int().nullable().meta({
      description: "Year of the last figure, forecasts included.",
      example: 2024,
    }),
    lastActualYear: lastActualYearField,
    indicatorDefinition: z
      .string()
      .meta({ example: "Inflation as measured by the consumer price index …" }),
    definitionOrigin: z.enum(DEFINITION_ORIGINS).meta({
      description:
        "Who wrote the definition: the publisher, or Sankore if the publisher's files contain none.",
      example: "publisher",
    }),
    latest: z
      .strictObject({
        period: z.string().nullable().meta({ example: "2024" }),
        value: z.number().meta({ example: 33.2 }),
      })
      .meta({
        description: "The newest actual figure; its period is null where the source gives none.",
      }),
    previous: z
      .number()
      .nullable()
      .meta({ description: "The figure one period before, where there is one.", example: 24.66 }),
    rank: placeSchema
      .extend({ continent: placeSchema.nullable() })
      .nullable()
      .meta({
        id: "Rank",
        description:
          "Rank among all countries and in the continent; null where a rank means nothing.",
        example: { position: 6, of: 165, continent: { position: 3, of: 45 } },
      }),
    source: z
      .strictObject({ publisher: z.string(), url: z.string() })
      .nullable()
      .meta({
        description: "Who published a chart's figures; null for selected indicators.",
        example: { publisher: "World Bank", url: "https://datatopics.worldbank.org" },
      }),
    notes: z.array(z.string()).meta({
      description:
        "How old a chart's figures are, how they are made, from when on they are forecasts.",
      example: ["Data as of 24-02-2026."],
    }),
    data: z
      .array(pointSchema)
      .meta({ description: "The last periods, gaps as null; empty without dates." }),
  })
  .meta({ id: "DashboardItem" })

/** The dashboard of a country. */
export const dashboardSchema = countryDetailsSchema
  .omit({ continent: true, indicatorCount: true })
  .extend({
    visitId: z.string().nullable().meta({
      description: "The visit to report; null for visitors without an account.",
      example: "NGA-Zk1l8rQ2xV0cT5n7yB3uWg",
    }),
    selectedIndicators: z.array(dashboardItemSchema),
    selectedCharts: z.array(dashboardItemSchema),
    resource: z.record(z.string(), z.string()).meta({
      description: "Label to address of sites about the country.",
      example: { "National Bureau of Statistics": "https://data.example/nigeria" },
    }),
  })
  .meta({ id: "Dashboard" })

export const dashboardAnswer = successSchema(dashboardSchema, "Dashboard found")

export const dashboardListAnswer = successSchema(
  z.array(dashboardSchema).meta({ description: "The dashboard, or nothing." }),
  "Dashboards found",
)

const VISIT_ID = "NGA-Zk1l8rQ2xV0cT5n7yB3uWg"

export const visitParams = z.object({
  country: textField("country", 100).meta({
    description: "The country, or the visitId itself.",
    example: "nigeria",
  }),
})

/** What was visited. */
export const visitBody = z
  .object({
    visitId: textField("visitId", 100)
      .optional()
      .meta({ description: "As the dashboard's answer gave it." }),
  })
  .meta({ example: { visitId: VISIT_ID } })

export const visitAnswer = successSchema(
  z.strictObject({
    visitId: z.string().meta({ example: VISIT_ID }),
    country: z.string().meta({ description: "ISO 3166 alpha-3 code.", example: "NGA" }),
  }),
  "Visit noted",
)
