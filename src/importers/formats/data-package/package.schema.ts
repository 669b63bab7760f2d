import { z } from "zod"

const field = z.object({
  name: z.string(),
  type: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
})

const resource = z.object({
  name: z.string().optional(),
  path: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  schema: z.object({ fields: z.array(field) }).optional(),
})

/** The part of a Frictionless `datapackage.json` that we read. */
export const packageSchema = z.object({
  name: z.string().min(1),
  title: z.string().optional(),
  description: z.string().optional(),
  readme: z.string().optional(),
  homepage: z.string().optional(),
  created: z.string().optional(),
  updated: z.string().optional(),
  last_updated: z.string().optional(),
  keywords: z.array(z.string()).default([]),
  licenses: z
    .array(
      z.object({
        name: z.string().optional(),
        title: z.string().optional(),
        path: z.string().optional(),
      }),
    )
    .default([]),
  sources: z
    .array(z.object({ title: z.string().optional(), path: z.string().optional() }))
    .default([]),
  contributors: z
    .array(z.object({ title: z.string().optional(), role: z.string().optional() }))
    .default([]),
  worldbank: z.object({ indicator: z.string() }).optional(),
  resources: z.array(resource),
})

export type DataPackage = z.infer<typeof packageSchema>
export type PackageResource = DataPackage["resources"][number]
