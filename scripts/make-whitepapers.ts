/**
 * Makes the whitepapers' PDF files from their texts and the starter data: `node scripts/make-whitepapers.ts`. With the
 * address of a site (`https://data.example.org`) each chart leads to its page there, else to the publisher's.
 * The number of pages is written back into the front matter, where the blog reads it.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { createCatalog, type Catalog } from "#catalog/create-catalog.ts"
import { requestedFrequency } from "#charts/query/parse-chart-query.ts"
import { chartOfImage } from "#content/chart-image.ts"
import { compileMarkdown } from "#content/compile-markdown.ts"
import { readFrontMatter } from "#content/files/front-matter.ts"
import { HEADS } from "#content/files/head.schema.ts"
import { richTextPlain } from "#content/rich-text-plain.ts"
import type { RichBlock } from "#content/story.schema.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"
import { BRAND } from "#domain/brand.ts"
import { postDay } from "#domain/time/day-text.ts"
import type { DocumentSection } from "#exports/document-plan.ts"
import { fileView, type FileView } from "#exports/file-view.ts"
import { writePdf } from "#exports/documents/write-pdf.ts"
import { importCommand } from "#main/commands/import.ts"

const CONTENT = join(import.meta.dirname, "..", "content")
const NAMES = ["half-a-century", "how-a-figure-travels"]
const YEAR = 2026
/** Low enough that two charts fit a page with their words. */
const CHART_HEIGHT = 150
const PUBLIC_URL = process.argv[2] ?? ""

async function makeWhitepaper(catalog: Catalog, name: string): Promise<void> {
  const file = join(CONTENT, "whitepapers", `${name}.md`)
  const source = await readFile(file, "utf8")
  const parts = readFrontMatter(source.replaceAll("{brand}", BRAND), HEADS.Whitepaper)
  if ("problems" in parts) throw new Error(`${file}: ${JSON.stringify(parts.problems)}`)
  const { doc, problems } = compileMarkdown(parts.text, parts.textLine)
  if (problems.length > 0) throw new Error(`${file}: ${JSON.stringify(problems)}`)
  const { title, date, image } = parts.head
  const paper = {
    author: `${BRAND} data desk`,
    date: postDay(date.slice(0, 10)),
    summary: firstSentences(doc.content),
    image: await readImage(image),
  }
  const plan = { title, paper, sections: await planSections(catalog, doc.content) }
  const pdf = await writePdf(plan, new Date(parts.head.date))
  await mkdir(join(CONTENT, "media", "whitepapers"), { recursive: true })
  await writeFile(join(CONTENT, parts.head.document), pdf)
  const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0
  await writeFile(file, source.replace(/^total_pages: .*$/m, `total_pages: ${String(pages)}`))
  console.log(`${parts.head.document}: ${String(pages)} pages, ${String(pdf.length)} bytes`)
}

/** The first paragraph of a paper, as far as two sentences go. */
function firstSentences(blocks: readonly RichBlock[]): string {
  const first = blocks.find(({ type }) => type === "paragraph")
  const text = first ? wordsOf(first).trim() : ""
  return /^.*?[.!?] .*?[.!?](?= |$)/.exec(text)?.[0] ?? text
}

async function readImage(path: string): Promise<string> {
  const bytes = await readFile(join(CONTENT, path))
  return `data:image/png;base64,${bytes.toString("base64")}`
}

async function planSections(
  catalog: Catalog,
  blocks: readonly RichBlock[],
): Promise<DocumentSection[]> {
  const sections: DocumentSection[] = []
  for (const block of blocks) {
    if (block.type === "image") sections.push(await chartSection(catalog, block.attrs.src))
    else if (block.type === "heading") sections.push(textSection(wordsOf(block), ""))
    else {
      const last = sections.at(-1)
      const isOpen = last?.kind === "text"
      if (isOpen) sections.pop()
      sections.push(
        textSection(isOpen ? last.heading : "", `${isOpen ? last.text : ""}\n${wordsOf(block)}`),
      )
    }
  }
  return sections
}

const textSection = (heading: string, text: string): DocumentSection => ({
  kind: "text",
  heading,
  text,
})
const wordsOf = (block: RichBlock) => richTextPlain({ type: "doc", content: [block] })

async function chartSection(catalog: Catalog, src: string): Promise<DocumentSection> {
  const view = chartOfImage(src)
  if (!view) throw new Error(`${src} is no chart`)
  const answer = await catalog.getDataset({ ...view, frequency: requestedFrequency(view.query) })
  if (answer.state !== "found") throw new Error(`${src}: ${answer.state}`)
  const options = { asOf: null, currentYear: YEAR, publicUrl: PUBLIC_URL }
  const made = fileView(answer.dataset, view.query, options)
  return { kind: "chart", view: PUBLIC_URL === "" ? atPublisher(made) : made, height: CHART_HEIGHT }
}

/** A document does not know on which site it is read: without the address of one it leads to the publisher. */
function atPublisher(view: FileView): FileView {
  const { url } = view.source
  return { ...view, address: url, shortAddress: url }
}

const db = await openDatabase({})
await migrate(db)
await importCommand({
  args: ["starter"],
  openDb: () => Promise.resolve(db),
  now: () => new Date(),
  print: () => undefined,
  isTerminal: false,
  varDir: "var",
})
const catalog = createCatalog(db)
for (const name of NAMES) await makeWhitepaper(catalog, name)
await db.close()
