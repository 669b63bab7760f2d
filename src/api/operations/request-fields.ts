import * as z from "zod"

import { readNamedList } from "#domain/format/read-named-list.ts"
import { CATEGORIES, parseCategory } from "#domain/indicators/category.ts"
import type { Country } from "#domain/places/country.ts"
import { findCountry } from "#domain/places/find-country.ts"
import { isCalendarDay } from "#domain/time/calendar-day.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"
import { parseTopic, TOPICS } from "#domain/indicators/topic.ts"

/** For calls that take nothing in that place. */
export const NOTHING = z.object({})

const CATEGORY_WORDS = [...CATEGORIES, "finance"]

/** A text of at most `max` characters without control characters. */
export function textField(name: string, max: number) {
  return z
    .string({ error: `${name} is required.` })
    .min(1, `${name} is required.`)
    .max(max, `${name} must have at most ${String(max)} characters.`)
    .refine(isPlainText, `${name} contains characters that cannot be used.`)
}

/** How many rows an answer may have, up to 250. */
export function limitField(fallback: number) {
  return wholeNumberField("limit", { min: 1, max: 250, fallback }).meta({
    description: "How many rows at most.",
  })
}

/** How many rows are skipped. */
export function offsetField() {
  return wholeNumberField("offset", { min: 0, max: 1_000_000, fallback: 0 }).meta({
    description: "How many rows to skip, for the pages after the first.",
  })
}

/** A year of four digits that need not be given. */
export function yearField(name: string) {
  return z
    .string()
    .regex(/^\d{4}$/, `${name} must be a year of four digits.`)
    .transform(Number)
    .optional()
    .meta({
      description: "Years outside are left out.",
      override: { type: "integer", minimum: 1000, maximum: 2999 },
    })
}

/** Where to go on after a page, as the page before says it. */
export function cursorField() {
  return textField("cursor", 100).optional().meta({
    description: "Where the page before ended: its `next`. Stands in place of `offset`.",
  })
}

/** Which keys of each row are answered. */
export function fieldsField(known: readonly string[]) {
  return z
    .string()
    .max(500, "fields must have at most 500 characters.")
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine(
      (fields) => fields.every((field) => known.includes(field)),
      `fields must be some of ${known.join(", ")}, separated by commas.`,
    )
    .optional()
    .meta({
      description: "Keys of each row to answer, separated by commas; all of them without it.",
      override: { type: "string", maxLength: 500 },
    })
}

/** Name or id of a publisher. */
export function publisherField() {
  return textField("publisher", 100)
    .optional()
    .meta({ description: "Name or id of the publisher, in any case." })
}

/** The least year of the last actual figure. */
export function lastYearField() {
  return z
    .string()
    .regex(/^[12]\d{3}$/, "lastYearFrom must be a year such as 2020.")
    .transform(Number)
    .optional()
    .meta({
      description: "Only what has an actual figure of this year or a later one.",
      override: { type: "integer", minimum: 1000, maximum: 2999 },
    })
}

/** One of the topics that cut across the categories. */
export function topicField() {
  return z
    .string()
    .toLowerCase()
    .refine((text) => parseTopic(text) !== undefined, `topic must be one of ${TOPICS.join(", ")}.`)
    .meta({
      description: "Topic of the indicator, in any case.",
      override: { type: "string", enum: [...TOPICS] },
    })
}

/** One of the twelve categories, or `finance` for the part of Monetary that goes by it. */
export function categoryField() {
  return z
    .string()
    .toLowerCase()
    .refine(
      (text) => parseCategory(text) !== undefined,
      `category must be one of ${CATEGORY_WORDS.join(", ")}.`,
    )
    .meta({
      description: "Category of the indicator, in any case.",
      override: { type: "string", enum: CATEGORY_WORDS },
    })
}

/** One of the three frequencies, in any case. */
export function frequencyField() {
  return z
    .string()
    .toLowerCase()
    .pipe(z.enum(FREQUENCIES, { error: `frequency must be one of ${FREQUENCIES.join(", ")}.` }))
    .meta({
      description: "How often the figures are observed; coarser ones are derived from finer ones.",
      override: { type: "string", enum: [...FREQUENCIES] },
    })
}

/** A country or region as people write it, read to the one we know. */
export function countryField() {
  return textField("country", 100)
    .transform((text, context): Country => {
      const country = findCountry(text)
      if (country) return country
      context.addIssue({
        code: "custom",
        message:
          "country is not known: give a name, its address form such as cape-verde, or an ISO 3166 code of two or three letters.",
      })
      return z.NEVER
    })
    .meta({
      description: "Name, address form (`cape-verde`), ISO 3166 code or former name, in any case.",
      example: "Nigeria",
      override: { type: "string", maxLength: 100 },
    })
}

/** Countries or regions as people write them, separated by commas; a name may hold commas itself. */
export function countryListField() {
  return textField("country", 2000)
    .transform((text, context): readonly Country[] => {
      const { found, unknown } = readNamedList(text, findCountry)
      if (unknown.length === 0 && found.length > 0) return [...new Set(found)]
      context.addIssue({
        code: "custom",
        message: `country is not known: “${(unknown[0] ?? text).slice(0, 80)}”. Give names, address forms such as cape-verde, or ISO 3166 codes of two or three letters, separated by commas.`,
      })
      return z.NEVER
    })
    .meta({
      description:
        "Names, address forms (`cape-verde`) or ISO 3166 codes, separated by commas, in any case.",
      example: "Nigeria",
      override: { type: "string", maxLength: 2000 },
    })
}

/** A whole number within its limits. */
export function wholeNumberField(
  name: string,
  range: { min: number; max: number; fallback: number },
) {
  const { min, max, fallback } = range
  return z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `${name} must be a whole number from ${String(min)} to ${String(max)}.`,
    )
    .transform(Number)
    .default(fallback)
    .meta({ override: { type: "integer", minimum: min, maximum: max, default: fallback } })
}

/** A calendar day `YYYY-MM-DD`. */
export function dayField(name: string) {
  return z.iso
    .date({ error: `${name} must be a day such as 2024-12-31.` })
    .refine(isCalendarDay, `${name} must be a day such as 2024-12-31.`)
}

// Line ends and tabs are spaces to a reader; NUL and its kin, and halves of a character, are not text.
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(text)
}
