/**
 * Makes the whitepapers' PDF files from their texts and the starter data: `node scripts/make-whitepapers.ts`.
 * The number of pages is written back into the front matter, where the blog reads it.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { createCatalog } from "#catalog/create-catalog.ts"
import type { Catalog } from "#catalog/types.ts"
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
import type { DocumentPlan, DocumentSection } from "#exports/document-plan.ts"
import { fileView } from "#exports/file-view.ts"
import { writePdf } from "#exports/documents/write-pdf.ts"
import { importCommand } from "#main/commands/import.ts"

const CONTENT = join(import.meta.dirname, "..", "content")
const NAMES = ["half-a-century", "how-a-figure-travels"]
const YEAR = 2026

async function makeWhitepaper(catalog: Catalog, name: string): Promise<void> {
  const file = join(CONTENT, "whitepapers", `${name}.md`)
  const source = await readFile(file, "utf8")
  const parts = readFrontMatter(source.replaceAll("{brand}", BRAND), HEADS.Whitepaper)
  if ("problems" in parts) throw new Error(`${file}: ${JSON.stringify(parts.problems)}`)
  const { doc, problems } = compileMarkdown(parts.text, parts.textLine)
  if (problems.length > 0) throw new Error(`${file}: ${JSON.stringify(problems)}`)
  const plan = await planOf(catalog, parts.head.title, doc.content)
  const pdf = await writePdf(plan, new Date(parts.head.date))
  await mkdir(join(CONTENT, "media", "whitepapers"), { recursive: true })
  await writeFile(join(CONTENT, parts.head.document), pdf)
  const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0
  await writeFile(file, source.replace(/^total_pages: .*$/m, `total_pages: ${String(pages)}`))
  console.log(`${parts.head.document}: ${String(pages)} pages, ${String(pdf.length)} bytes`)
}

async function planOf(
  catalog: Catalog,
  title: string,
  blocks: readonly RichBlock[],
): Promise<DocumentPlan> {
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
  return { title, sections }
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
  const options = { asOf: null, currentYear: YEAR, publicUrl: "" }
  return { kind: "chart", view: fileView(answer.dataset, view.query, options) }
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
