import * as z from "zod"

import { CATEGORIES } from "#domain/indicators/category.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"
import { TOPICS } from "#domain/indicators/topic.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import { textField, topicField } from "../../operations/request-fields.ts"
import { lastActualYearField, latestSchema, rowFreshnessField } from "./dataset.schema.ts"

export const searchQuery = z.object({
  q: textField("q", 200).meta({
    description: "What to look for: words, places, years, in any order.",
    example: "inflation nigeria",
  }),
  topic: topicField().optional().meta({
    description: "Finds only indicators of the topic.",
  }),
})

export const searchParams = z.object({
  searchId: textField("searchId", 100).meta({
    description: "The searchId of an earlier answer.",
    example: "5f0c1b62-8f0a-4a55-9f0e-0d8c4f1a2b3c",
  }),
})

export const clickBody = z.object({
  clicked: z
    .union([z.literal(true), z.literal("TRUE")], {
      error: 'clicked is required: true or "TRUE".',
    })
    .meta({ example: true }),
  datasetId: textField("datasetId", 300).nullish().meta({
    description: "The dataset that was opened.",
    example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
  }),
})

/** One indicator that answers the search, with the dataset to open. */
export const searchResultSchema = z
  .strictObject({
    indicatorId: z.string().meta({ example: "world-bank:FP.CPI.TOTL.ZG" }),
    indicatorName: z.string().meta({ example: "Inflation, consumer prices (annual %)" }),
    category: z.enum(CATEGORIES).meta({ example: "price" }),
    topics: z
      .array(z.enum(TOPICS))
      .meta({ description: "Up to three topics besides the category.", example: [] }),
    country: z.string().nullable().meta({
      description:
        "The requested place; without one the World, else the only place with figures, else null.",
      example: "Nigeria",
    }),
    frequency: z.enum(FREQUENCIES).nullable().meta({ example: "yearly" }),
    datasetId: z.string().nullable().meta({ example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly" }),
    notes: z.string().meta({ description: "Remarks as published; may be empty." }),
    publisher: z.string().meta({ example: "World Bank" }),
    startYear: z.int().nullable().meta({ example: 1960 }),
    endYear: z.int().nullable().meta({
      description: "Year of the last figure, forecasts included.",
      example: 2023,
    }),
    lastActualYear: lastActualYearField,
    freshness: rowFreshnessField,
    alsoFrom: z
      .array(
        z.strictObject({
          publisher: z.string().meta({ example: "International Monetary Fund" }),
          indicatorId: z.string().meta({ example: "imf:PCPIPCH" }),
          indicatorName: z.string(),
        }),
      )
      .meta({ description: "The same measure from other publishers, not listed as results of their own." }),
    latest: latestSchema.nullable().meta({
      description:
        "The newest actual figure; null if there are only forecasts, or if its licence forbids passing it on.",
    }),
  })
  .meta({ id: "SearchResult" })

/** A part of the text that was understood. */
const understoodSchema = z.strictObject({
  kind: z.enum(["place", "frequency", "years", "words"]).meta({ example: "place" }),
  meaning: z.string().meta({
    description:
      "The place, the frequency, the years (2010..2019, open where one is missing) or the subject that the words were taken for.",
    example: "Nigeria",
  }),
  without: z.string().meta({ description: "The text to search to leave it out; may be empty." }),
})

export const searchAnswer = successSchema(
  z.strictObject({
    searchId: z.string().meta({ example: "5f0c1b62-8f0a-4a55-9f0e-0d8c4f1a2b3c" }),
    searchResult: z.strictObject({
      relevantResults: z.array(searchResultSchema),
      relatedResults: z.array(searchResultSchema),
      relatedSearches: z
        .array(z.strictObject({ searchTerm: z.string().meta({ example: "unemployment nigeria" }) }))
        .meta({ description: "At most ten." }),
    }),
    understood: z.array(understoodSchema),
    dropped: z.array(z.string()).meta({
      description: "Words that no result fits; the closest ones were found without them.",
    }),
    isNearest: z.boolean().meta({
      description:
        "Set where nothing answers the search; `relatedResults` then holds what is nearest to it.",
    }),
    missing: z.array(z.string()).meta({
      description: "Requested subjects for which there is no data.",
    }),
    comparison: z
      .strictObject({
        indicatorId: z.string().meta({ example: "world-bank:FP.CPI.TOTL.ZG" }),
        countries: z.array(z.string()).meta({ example: ["KEN", "UGA"] }),
        path: z.string(),
      })
      .nullable()
      .meta({ description: "The best result for the first two countries named, side by side." }),
  }),
  "Search done",
)

export const clickAnswer = successSchema(
  z.strictObject({ searchId: z.string(), clicked: z.literal(true) }),
  "Click noted",
)
