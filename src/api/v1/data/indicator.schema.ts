import * as z from "zod"

import { CATEGORIES } from "#domain/indicators/category.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"
import { TOPICS } from "#domain/indicators/topic.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import {
  categoryField,
  cursorField,
  fieldsField,
  frequencyField,
  lastYearField,
  publisherField,
  topicField,
  countryField,
  textField,
  limitField,
  offsetField,
} from "../../operations/request-fields.ts"
import { lastActualYearField } from "./dataset.schema.ts"

const NAME_RULE = "Every word must be contained in the name, in any case."

export const countryIndicatorParams = z.object({
  country: textField("country", 100).meta({
    description: "Name, address form, ISO 3166 code or former name, in any case.",
    example: "nigeria",
  }),
})

/** What one indicator measures and where it has figures. */
export const indicatorSchema = z
  .strictObject({
    id: z.string().meta({
      description: "Publisher and the publisher's code; never changes.",
      example: "world-bank:FP.CPI.TOTL.ZG",
    }),
    name: z.string().meta({ example: "Inflation, consumer prices (annual %)" }),
    code: z.string().meta({ description: "The publisher's own code.", example: "FP.CPI.TOTL.ZG" }),
    publisher: z.string().meta({ example: "World Bank" }),
    category: z.enum(CATEGORIES).meta({ example: "price" }),
    topics: z
      .array(z.enum(TOPICS))
      .meta({ description: "Up to three topics besides the category.", example: [] }),
    metric: z
      .string()
      .meta({ description: "Unit as published; may be empty.", example: "annual %" }),
    currency: z
      .string()
      .nullable()
      .meta({ description: "ISO 4217 code when the figures are money." }),
    frequency: z
      .array(z.enum(FREQUENCIES))
      .meta({ description: "Frequencies with figures.", example: ["yearly"] }),
    country: z.array(z.string()).meta({
      description:
        "Names of the countries and regions with figures; only the named country if the call names one.",
      example: ["Nigeria"],
    }),
    status: z.record(z.string(), z.enum(["published", "undated"])).meta({
      description:
        "By name of the country: published when there is a series, undated when there is one figure whose source gives no date.",
      example: { Nigeria: "published" },
    }),
    countryCount: z
      .int()
      .meta({ description: "Countries with a series, regions left out.", example: 187 }),
    startYear: z.int().nullable().meta({ example: 1960 }),
    endYear: z.int().nullable().meta({
      description: "Year of the last figure, forecasts included.",
      example: 2024,
    }),
    lastActualYear: lastActualYearField,
  })
  .meta({ id: "Indicator" })

/** Which publisher, frequency and last year, and which keys of each row. */
const supply = {
  publisher: publisherField(),
  frequency: frequencyField().optional(),
  lastYearFrom: lastYearField(),
  fields: fieldsField(Object.keys(indicatorSchema.shape)),
}

export const indicatorQuery = z.object({
  search: textField("search", 200)
    .optional()
    .meta({ description: "Words in any order, as in the search box.", example: "inflation" }),
  name: textField("name", 200).optional().meta({ description: NAME_RULE }),
  category: categoryField().optional(),
  topic: topicField().optional(),
  ...supply,
  limit: limitField(250),
  offset: offsetField(),
  cursor: cursorField(),
})

export const indicatorFilterQuery = z.object({
  name: textField("name", 200).optional().meta({ description: NAME_RULE, example: "inflation" }),
  category: categoryField().optional(),
  topic: topicField().optional(),
  country: countryField().optional(),
  ...supply,
  limit: limitField(250),
  offset: offsetField(),
  cursor: cursorField(),
})

export const countryIndicatorQuery = z.object({
  category: categoryField().optional(),
  topic: topicField().optional(),
  ...supply,
})

export const indicatorListAnswer = successSchema(
  z.strictObject({
    indicator: z.array(indicatorSchema),
    total: z.int().meta({ description: "How many fit, beyond this page.", example: 1 }),
    next: z
      .string()
      .nullable()
      .meta({ description: "The `cursor` of the next page; null after the last." }),
  }),
  "Indicators found",
)
