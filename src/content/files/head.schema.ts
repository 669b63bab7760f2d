import * as z from "zod"

import { CATEGORIES } from "#domain/indicators/category.ts"

/** A day, or a day with its time, as people write it in front matter; kept as an ISO time. */
const day = z
  .preprocess(
    (value) => (value instanceof Date ? value.toISOString() : value),
    z
      .string()
      .refine(
        (text) => /^\d{4}-\d{2}-\d{2}(?:T\S+)?$/.test(text) && !Number.isNaN(Date.parse(text)),
        {
          error: "must be a day such as 2026-11-21, or a time such as 2026-11-21T09:00:00Z",
        },
      ),
  )
  .transform((text) => new Date(text).toISOString())

const words = z.string({ error: "is missing" }).trim().min(1, { error: "is empty" })
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/, {
  error: "must be small letters, digits and hyphens, with slashes between parts",
})
const media = z
  .string({ error: "is missing" })
  .regex(/^\/media\/[\w./-]+$/, { error: "must be a file of content/media, written /media/name" })

/** What the front matter of each kind of story holds; unknown keys are refused, as they are mostly misspelt. */
export const HEADS = {
  Post: z.strictObject({
    title: words,
    date: day,
    slug: slug.optional(),
    author: slug.optional(),
    image: media,
    alt: z.string().default(""),
    topics: z
      .array(z.enum(CATEGORIES, { error: "must be categories of indicators, such as labour" }))
      .default([]),
  }),
  Whitepaper: z.strictObject({
    title: words,
    date: day,
    slug: slug.optional(),
    document: media,
    image: media,
    total_pages: z.int().positive(),
  }),
  Job: z.strictObject({
    title: words,
    date: day,
    slug: slug.optional(),
    location: words,
    employment_type: words,
    preview_description: words,
    link_to_apply: z.string().default(""),
  }),
  Partner: z.strictObject({ name: words, date: day, slug: slug.optional(), logo: media }),
  Author: z.strictObject({
    name: words,
    date: day,
    slug: slug.optional(),
    image: media.optional(),
  }),
} as const

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? "")

/** The facts of contact and the four networks; an empty one is not shown. */
export const companyHead = z.strictObject({
  address: optionalText,
  phone: optionalText,
  email: optionalText,
  press_email: optionalText,
  directions: optionalText,
  networks: z
    .array(z.strictObject({ name: words, url: optionalText }))
    .max(4)
    .default([]),
})

/** Nine entries that the operator fills; without a name the position stands alone. */
export const teamHead = z.strictObject({
  team: z.array(z.strictObject({ position: words, name: optionalText, image: media.optional() })),
})

const step = z.strictObject({ title: words, text: words })

/** The page for institutions. */
export const institutionsHead = z.strictObject({
  title: words,
  lede: words,
  steps: z.array(step).min(1),
})

/** The page for learners: the two courses and what the learner does in each part of them. */
export const learnersHead = z.strictObject({
  title: words,
  lede: words,
  courses: z.array(
    z.strictObject({
      months: z.int().positive(),
      title: words,
      text: words,
      parts: z.array(step).min(1),
    }),
  ),
  fact_check: step,
})

/** The page for leaders: its training modules. */
export const leadersHead = z.strictObject({
  title: words,
  lede: words,
  modules: z.array(
    z.strictObject({ title: words, text: words, outcome: words, read: z.string().default("") }),
  ),
})

/** Texts with headings and no more in their head than a title. */
export const textHead = z.strictObject({ title: words, lede: z.string().default("") })
