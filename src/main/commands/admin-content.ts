import { createCatalog, type Catalog } from "#catalog/create-catalog.ts"
import { faultText } from "#content/content-fault.ts"
import { createContent } from "#content/create-content.ts"
import { findStory } from "#content/find-stories.ts"
import type { FindFrozen } from "#content/frozen-series.ts"
import { listBlockAddresses } from "#content/list-addresses.ts"
import { readSeriesAddress } from "#content/series-address.ts"
import type { Story } from "#content/story.schema.ts"
import { isPlainPage } from "#domain/addresses/plain-pages.ts"
import { AppError } from "#domain/errors.ts"
import { findCountry } from "#domain/places/find-country.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import { CONTENT_DIR } from "../config/country-content.ts"
import type { DataCommandOptions } from "./data-command.ts"

/** `content check`: every text is read as at the start, every link of this site followed, every chart looked up. */
export async function contentAdmin(
  { args, openDb, print }: DataCommandOptions,
  folder = CONTENT_DIR,
): Promise<number> {
  if (args[0] !== "check") throw new AppError("bad-command", "The action must be check.")
  const content = await createContent({ folder })
  const catalog = createCatalog(await openDb())
  const stories = content.stories()
  const problems = content.faults().map(faultText)
  for (const story of stories) {
    for (const address of listAddresses(story)) {
      const problem = await findProblem(address, {
        catalog,
        stories,
        findFrozen: content.findFrozen,
      })
      if (problem !== undefined) problems.push(`${story.full_slug}: ${address} ${problem}`)
    }
  }
  for (const problem of problems) print(problem)
  print(
    problems.length === 0
      ? `${String(stories.length)} stories were checked: all is sound.`
      : `${countNoun(problems.length, "problem")} found.`,
  )
  return problems.length === 0 ? 0 : 1
}

function listAddresses({ content }: Story): string[] {
  if (content.component === "Job") {
    return [content.link_to_apply, ...listHrefs(content.description)].filter(Boolean)
  }
  return content.component === "Post" ? listBlockAddresses(content.long_text.content) : []
}

function listHrefs(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))
}

type Known = { catalog: Catalog; stories: readonly Story[]; findFrozen: FindFrozen }

/** Only addresses of this site are followed; `undefined` when there is something at it. */
async function findProblem(address: string, known: Known): Promise<string | undefined> {
  if (!address.startsWith("/") || address.startsWith("/media/")) return undefined
  const [path = ""] = address.split(/[?#]/)
  if (isPlainPage(path)) return undefined
  const [kind = "", ...parts] = path.split("/").slice(1)
  const find = Object.hasOwn(FIND_PROBLEM, kind) ? FIND_PROBLEM[kind] : undefined
  return find ? find(known, { address, parts }) : "is not the address of a page"
}

type LinkedPage = { address: string; parts: readonly string[] }
type FindProblem = (
  known: Known,
  page: LinkedPage,
) => string | undefined | Promise<string | undefined>

/** What is wrong with the address of a page that has parameters, by the first part of its path. */
const FIND_PROBLEM: Readonly<Record<string, FindProblem>> = {
  indicators: (known, { address, parts: [name = ""] }) =>
    seriesProblem(known, address, decodeURIComponent(name)),
  blog: (known, { parts }) => storyProblem(known, parts.join("/"), "Post"),
  careers: (known, { parts: [slug = ""] }) => storyProblem(known, decodeURIComponent(slug), "Job"),
  country: (_known, { parts: [slug = ""] }) =>
    findCountry(decodeURIComponent(slug)) ? undefined : "is not a country",
  sources: async ({ catalog }, { parts: [id = ""] }) =>
    (await catalog.getSource(decodeURIComponent(id)))
      ? undefined
      : "is not a source of this database",
}

/** What a site does not hold is shown from the figures that stay with the texts. */
async function seriesProblem({ catalog, findFrozen }: Known, address: string, indicator = "") {
  const named = readSeriesAddress(address)
  if (named === undefined) {
    return (await catalog.findIndicator(indicator)) ? undefined : "is not an indicator"
  }
  if (findFrozen(named)) return undefined
  const answer = await catalog.getDataset(named)
  const isImage = /\.(?:svg|png)(?:\?|$)/.test(address)
  if (answer.state === "found" || (answer.state === "fact" && !isImage)) return undefined
  return "has no series in this database"
}

function storyProblem({ stories }: Known, slug: string, contentType: "Post" | "Job") {
  return findStory(stories, slug, { contentType }) ? undefined : "is not a story"
}
