import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import { compileMarkdown } from "#content/compile-markdown.ts"
import { createContent } from "#content/create-content.ts"
import { filterStories } from "#content/find-stories.ts"
import { readSeriesAddress } from "#content/series-address.ts"
import type { RichBlock } from "#content/story.schema.ts"
import { isFrequency } from "#domain/time/frequency.ts"
import { periodAt } from "#domain/time/period.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto } from "#tests/support/site.ts"

const CONTENT = join(import.meta.dirname, "..", "content")
const WORDS: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9 }

type Quoted = { post: string; text: string; href: string }

/** Links to a series whose fragment names a period: their text is a figure of that period. */
function quotedIn(post: string, blocks: readonly RichBlock[]): Quoted[] {
  return blocks.flatMap((block) => {
    if (block.type === "image") return []
    return (block.content ?? []).flatMap((child) => {
      if (child.type !== "text") return quotedIn(post, [child])
      return (child.marks ?? []).flatMap((mark) =>
        mark.type === "link" && /^\/indicators\/.*#\d{4}/.test(mark.attrs.href)
          ? [{ post, text: child.text, href: mark.attrs.href }]
          : [],
      )
    })
  })
}

/** `2.44 million` is 2,440,000 to the nearest 10,000. */
function readFigure(text: string): { value: number; step: number } {
  const written = text.replace("\u2212", "-")
  const [, digits = "", word = ""] = /(-?[\d,]+(?:\.\d+)?)\s*(million|billion)?/.exec(written) ?? []
  const scale = WORDS[word] ?? 1
  const decimals = digits.split(".")[1]?.length ?? 0
  return { value: Number(digits.replaceAll(",", "")) * scale, step: scale / 10 ** decimals }
}

/** Whitepapers are read as documents: their texts are no stories. */
async function quotedInWhitepapers(): Promise<Quoted[]> {
  const folder = join(CONTENT, "whitepapers")
  const quoted = (await readdir(folder)).map(async (name) => {
    const text = (await readFile(join(folder, name), "utf8")).replace(/^---[\s\S]*?\n---\n/, "")
    return quotedIn(name, compileMarkdown(text, 1).doc.content)
  })
  return (await Promise.all(quoted)).flat()
}

test("every figure that an article or a whitepaper quotes is the figure of its series", async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  const catalog = createCatalog(db)
  const content = await createContent({ folder: CONTENT })
  const quoted = filterStories(content.stories(), "Post").flatMap((post) =>
    quotedIn(post.full_slug, post.content.long_text.content),
  )
  expect(quoted.length).toBeGreaterThan(120)
  const inPapers = await quotedInWhitepapers()
  expect(inPapers.length).toBeGreaterThan(8)
  const wrong: string[] = []
  for (const { post, text, href } of [...quoted, ...inPapers]) {
    const url = new URL(href, "http://site.test")
    const [, , indicator = "", country = ""] = url.pathname.split("/").map(decodeURIComponent)
    const period = url.hash.slice(1)
    const wish = url.searchParams.get("frequency") ?? (/-/.test(period) ? "monthly" : "yearly")
    const answer = await catalog.getDataset({
      indicator,
      country,
      frequency: isFrequency(wish) ? wish : undefined,
    })
    const named = readSeriesAddress(href)
    const frozen = named && content.findFrozen(named)?.dataset
    const dataset = answer.state === "found" ? answer.dataset : frozen
    if (!dataset) {
      wrong.push(`${post}: ${href} is ${answer.state}, and not frozen`)
      continue
    }
    const { observations, indicator: what } = dataset
    const at = observations.values.findIndex(
      (_value, k) => periodAt(observations.frequency, observations.start + k) === period,
    )
    const stored = observations.values[at] ?? Number.NaN
    const unit = what.unit.startsWith("thousand") ? 1000 : 1
    const { value, step } = readFigure(text)
    const isRight = Math.abs(stored * unit - value) <= step * 0.5000001
    if (!isRight) wrong.push(`${post}: ${text} for ${href}, stored ${String(stored)} ${what.unit}`)
  }
  expect(wrong).toEqual([])
})
