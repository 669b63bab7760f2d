import { createCatalog, type Catalog } from "#catalog/create-catalog.ts"
import { faultText } from "#content/content-fault.ts"
import { createContent } from "#content/create-content.ts"
import { findStory } from "#content/find-stories.ts"
import type { FindFrozen } from "#content/frozen-series.ts"
import { listBlockAddresses } from "#content/list-addresses.ts"
import { readSeriesAddress } from "#content/series-address.ts"
import type { Story } from "#content/story.schema.ts"
import { AppError } from "#domain/errors.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import { CONTENT_DIR } from "../config/country-content.ts"
import type { DataCommandOptions } from "./data-command.ts"

/** Pages that texts may link by their first part alone. */
const PAGES = new Set([
  "search",
  "countries",
  "country",
  "sources",
  "changes",
  "blog",
  "about-us",
  "contact-us",
  "careers",
  "institutions",
  "learners",
  "leaders",
  "legal",
  "compare",
  "signup",
  "login",
])

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
  const parts = path.split("/").slice(1)
  const [first = "", second] = parts.map(decodeURIComponent)
  if (first === "" || (PAGES.has(first) && second === undefined)) return undefined
  if (first === "indicators") return seriesProblem(known, address, second)
  if (first === "blog") return storyProblem(known, parts.slice(1).join("/"), "Post")
  if (first === "careers") return storyProblem(known, second ?? "", "Job")
  return "is not the address of a page"
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
