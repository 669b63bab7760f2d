import { z } from "zod"

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? "")

const source = z.object({
  name: text,
  link: text,
  retrievedDate: text,
  additionalInfo: text,
  dataPublishedBy: text,
})

const field = z.object({
  name: z.string(),
  description: text,
  /** An object, or the same written out as text with either kind of quotes. */
  owidDisplaySettings: z.unknown().optional(),
})

/** The part of a dataset's `datapackage.json` that is read. */
export const datasetSchema = z.object({
  id: z.number(),
  title: z.string().min(1),
  description: text,
  sources: z.array(source).default([]),
  owidTags: z
    .array(z.string())
    .nullish()
    .transform((tags) => tags ?? []),
  resources: z
    .array(z.object({ path: z.string(), schema: z.object({ fields: z.array(field) }) }))
    .min(1),
})

export type OwidDataset = z.infer<typeof datasetSchema>
export type DatasetField = z.infer<typeof field>
