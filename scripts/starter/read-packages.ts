import { readFileSync } from "node:fs"

import { parse } from "csv-parse/sync"
import { z } from "zod"

import { findCountry } from "#domain/places/find-country.ts"

const PACKAGES = new URL("../../node_modules/", import.meta.url)

const DATA_PACKAGE = z.object({
  created: z.iso.datetime({ offset: true }),
  resources: z.array(
    z.object({
      path: z.string(),
      description: z.string().default(""),
      licenses: z
        .array(z.object({ title: z.string().optional(), path: z.string().optional() }))
        .default([]),
    }),
  ),
})

const NPM_PACKAGE = z.object({
  version: z.string(),
  license: z.string().optional(),
  licenses: z.array(z.object({ type: z.string(), url: z.string() })).default([]),
})

/** Text of a file of an installed package. */
export function readPackageText(path: string): string {
  return readFileSync(new URL(path, PACKAGES), "utf8")
}

/** Rows of a CSV file of an installed package, by column name. */
export function readPackageCsv(path: string): Record<string, string>[] {
  return parse(readPackageText(path), { columns: true }) as unknown as Record<string, string>[]
}

/** What an installed package says of its version and licence. */
export function readNpmPackage(name: string): z.infer<typeof NPM_PACKAGE> {
  return NPM_PACKAGE.parse(JSON.parse(readPackageText(`${name}/package.json`)))
}

/** What vega-datasets says of one of its files: its licence, its description and the day its catalogue was made. */
export function describeVegaFile(file: string): {
  licence: string
  licenceUrl: string | null
  description: string
  created: string
} {
  const { created, resources } = DATA_PACKAGE.parse(
    JSON.parse(readPackageText("vega-datasets/datapackage.json")),
  )
  const resource = resources.find(({ path }) => path === file)
  const licence = resource?.licenses[0]
  if (!resource || !licence?.title) throw new Error(`vega-datasets states no licence for ${file}`)
  return {
    licence: licence.title,
    licenceUrl: licence.path ?? null,
    description: resource.description,
    created: created.slice(0, 10),
  }
}

/** Finds the country of each name and collects the names for which there is none. */
export function countryFinder(): {
  codeOf: (name: string) => string | undefined
  unresolved: string[]
} {
  const unresolved: string[] = []
  const codeOf = (name: string): string | undefined => {
    const code = findCountry(name)?.code
    if (code === undefined && !unresolved.includes(name)) unresolved.push(name)
    return code
  }
  return { codeOf, unresolved }
}
