import { mkdtemp, readFile, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { overflowOf } from "#tests/support/axe.ts"
import { testDatabase } from "#tests/support/database.ts"
import { docxFile, odtFile, pdfFile, zipFile } from "#tests/support/document-files.ts"
import { importInflation } from "#tests/support/inflation-vintages.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { giveSession, makeSession } from "#tests/support/make-session.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

let app: FastifyInstance
let mail: MailBox
let origin = ""
let people = 0

beforeAll(async () => {
  mail = await openMailBox()
  const db = await testDatabase()
  await importInflation(db, "2024-07-01", ["13.2", "17", "18.8"])
  app = (await testSite(db, { smtpUrl: mail.url })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

async function visit(work: (page: Page) => Promise<void>, options: VisitOptions = {}) {
  const session = await makeSession(app, mail, `reader${String(++people)}@example.org`)
  await visitPage(`${origin}/fact-checking`, work, {
    ...options,
    prepare: (page) => giveSession(page.context(), session),
  })
}

const editorOf = (page: Page) => page.getByRole("textbox", { name: "Text to check" })
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("File to check").setInputFiles({ name, mimeType: "", buffer })

test("a PDF is read in the browser, leaves it only when it is checked, and comes back as a marked copy", async () => {
  const lines = Array.from({ length: 45 }, () => "Some words about nothing that go on and on")
  const pages = Array.from({ length: 20 }, () => lines.slice(0, 30))
  pages[18] = ["In Nigeria inflation averaged", "25% in 2022."]
  await visit(async (page) => {
    const sent: string[] = []
    page.on("request", (request) => {
      const body = request.postData() ?? ""
      if (body.includes("about nothing") || body.includes("inflation averaged"))
        sent.push(new URL(request.url()).pathname)
    })
    const begin = performance.now()
    await choose(page, "report.pdf", pdfFile(pages))
    await page.getByText("report.pdf: 20 pages").waitFor()
    const taken = performance.now() - begin
    // Three seconds on a quiet machine; this one may be busy.
    expect(taken).toBeLessThan(15_000)
    expect(await editorOf(page).locator('[data-page="19"]').textContent()).toBe(
      "In Nigeria inflation averaged 25% in 2022.",
    )
    // Longer than the delay of saving.
    await page.waitForTimeout(2500)
    expect(sent).toEqual([])
    await page.getByText("The text stays in your browser").waitFor()
    await page.getByRole("button", { name: "Fact check", exact: true }).click()
    const card = page.getByRole("list", { name: "Statements" }).getByRole("listitem").first()
    await card.getByText("Page 19").waitFor()
    expect(sent).toContain("/api/v1/economic/check")
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Marked copy" }).click(),
    ])
    const copy = await readFile(await download.path(), "utf8")
    expect(copy).toContain(
      '<p class="page">Page 19</p><p><mark class="incorrect">In Nigeria inflation averaged 25% in 2022</mark>',
    )
    expect(await overflowOf(page)).toBe(0)
  })
})

test("Word, OpenDocument, HTML, Markdown and texts are read; no script of theirs runs", async () => {
  const sentence = "In 2022 inflation in Nigeria averaged 18.8%, which many found a lot."
  const word = `<w:p><w:r><w:t>${sentence}</w:t></w:r></w:p>`
  const html = `<html><body><article><p>${sentence}</p><p>${sentence}</p><script>parent.ran = 1; self.ran = 1</script><img src="x" onerror="window.ran = 1"></article></body></html>`
  const files: [string, Buffer][] = [
    ["a.docx", await docxFile(word)],
    ["a.odt", await odtFile(`<text:p>${sentence}</text:p>`)],
    ["a.html", Buffer.from(html)],
    ["a.md", Buffer.from(`# Prices\n\n${sentence}\n`)],
    ["a.txt", Buffer.from(sentence)],
  ]
  await visit(async (page) => {
    for (const [k, [name, bytes]] of files.entries()) {
      await choose(page, name, bytes)
      await page.getByText(`${name}: `).waitFor()
      expect((await editorOf(page).innerText()).split(sentence).length).toBeGreaterThan(k + 1)
    }
    expect(await page.evaluate("'ran' in window")).toBe(false)
  })
})

test("hostile and foreign files are refused in words, and the page goes on", async () => {
  const bomb = await zipFile({ "word/document.xml": Buffer.alloc(60 * 1024 * 1024, "<w:t>") })
  await visit(
    async (page) => {
      await choose(page, "bomb.docx", bomb)
      await page.getByText("bomb.docx: The file unpacks to more than a document can hold").waitFor()
      const large = join(await mkdtemp(join(tmpdir(), "large-")), "large.pdf")
      await writeFile(large, "%PDF-1.4")
      await truncate(large, 50 * 1024 * 1024)
      await page.getByLabel("File to check").setInputFiles(large)
      await page
        .getByText("large.pdf: The file is 50 MB; files of up to 25 MB can be read.")
        .waitFor()
      await choose(page, "picture.png", Buffer.from([0x89, 0x50, 0, 1]))
      await page.getByText("picture.png: This is not a document.").waitFor()
      expect(await editorOf(page).innerText()).toBe("\n")
      expect(await overflowOf(page)).toBe(0)
    },
    { viewport: { width: 390, height: 800 }, dark: true },
  )
})
