import * as z from "zod"

import { isCalendarDay } from "#domain/time/calendar-day.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"

/** Arguments that several tools share. */
export const indicatorField = z
  .string()
  .min(1)
  .max(300)
  .describe("Id from search (best), code, name, or a plain word such as inflation")
export const countryField = z
  .string()
  .min(1)
  .max(100)
  .describe("Name or ISO 3166 code of a country or region")
/** Names separated by commas; models also send them as an array. */
export function listField(description: string) {
  const text = z.string().min(1).max(2000)
  return z
    .union([text, z.array(z.string().min(1)).min(1)])
    .transform((names) => (typeof names === "string" ? names : names.join(",")))
    .pipe(text)
    .describe(description)
}
export const dayField = z.iso.date().refine(isCalendarDay)
export const asOfField = dayField
  .optional()
  .describe("The figures as published up to this day, 2023-06-30")
export const yearField = z.number().int().min(1000).max(2999)
export const frequencyField = z.enum(FREQUENCIES).optional()

const alternativeSchema = z.object({
  indicatorId: z.string(),
  indicator: z.string(),
})

/** What a figure is of and where it comes from; the definition and the terms are resources. */
export const originShape = {
  indicatorId: z.string(),
  indicator: z.string(),
  unit: z.string(),
  publisher: z.string(),
  licence: z.string(),
  dataAsOf: z.string().optional().describe("The publisher's date of the data"),
  dataNotBefore: z.string().optional().describe("Where the publisher gives no date"),
  definition: z.string().describe("Resource with the definition"),
  source: z.string().describe("Resource with licence and credit line"),
  address: z.string(),
}

/** What was made of the name that was asked for. */
export const interpretationShape = {
  notes: z.array(z.string()).optional(),
  alternatives: z.array(alternativeSchema).optional().describe("What the name may mean as well"),
}

export const placeShape = { country: z.string(), code: z.string() }

/** Values by period, null where the publisher gives none. */
export const valuesSchema = z.record(z.string(), z.number().nullable())
