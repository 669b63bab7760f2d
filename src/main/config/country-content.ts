import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { z } from "zod"

import type { CountryContent } from "#domain/places/country-content.ts"
import { AppError } from "#domain/errors.ts"

/** Texts of the site that an operator may edit. */
export const CONTENT_DIR = join(import.meta.dirname, "..", "..", "..", "content")

const indicatorIds = z.array(z.array(z.string().regex(/^[^:]+:.+$/)).min(1))
const headlines = z.strictObject({ figures: indicatorIds, charts: indicatorIds })
const address = z.url({ protocol: /^https$/ })
const countryCode = z.string().regex(/^[A-Z]{3}$/)
const resources = z.strictObject({
  everywhere: z.array(
    z.strictObject({
      label: z.string().min(1),
      url: address,
      not: z.array(countryCode).default([]),
    }),
  ),
  countries: z.record(countryCode, z.record(z.string().min(1), address)),
})

/** Reads what is said of countries; a file that cannot be understood stops the start with its name and place. */
export async function readCountryContent(folder: string = CONTENT_DIR): Promise<CountryContent> {
  const [chosen, links] = await Promise.all([
    readContent(join(folder, "country-headlines.json"), headlines),
    readContent(join(folder, "country-resources.json"), resources),
  ])
  return { headlines: chosen.figures, charts: chosen.charts, resources: links }
}

async function readContent<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  let content: unknown
  try {
    content = JSON.parse(await readFile(file, "utf8"))
  } catch (cause) {
    throw new AppError("bad-file", `${file} could not be read.`, { cause })
  }
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new AppError(
    "bad-file",
    `${file} is wrong at ${issue?.path.join(".") ?? "its root"}: ${issue?.message ?? ""}`,
  )
}
