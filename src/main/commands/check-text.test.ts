import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { docxFile, odtFile, pdfFile, zipFile } from "#tests/support/document-files.ts"

import { checkTextCommand } from "./check-text.ts"
import type { DataCommandOptions } from "./data-command.ts"

let db: Database
let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-text-"))
  db = await testDatabase()
  const indicator = await addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: "Inflation, consumer prices (annual %)",
    unit: "annual %",
  })
  await addSeries(db, { indicator, country: "NGA", start: "2020", values: [13.2, 17, 18.8] })
  await mkdir(join(folder, "drafts", ".git"), { recursive: true })
  const drafts = {
    "a.txt": "Nigeria's inflation averaged 18.8% in 2022.\n",
    "b.md":
      "---\ndate: 2023-01-20\n---\n# Prices\n\nLast year Nigeria's inflation\nwas **25%**, they say.\n",
    "c.html": `<article>\n${"<p>Words that say nothing, and more words, and words, and words again.</p>".repeat(5)}\n<p>Nigeria&#39;s <b>inflation</b> was 30% in 2021</p></article>`,
    "d.png": "Nigeria's inflation averaged 5% in 2022.",
    ".git/e.txt": "Nigeria's inflation averaged 5% in 2022.",
  }
  for (const [name, text] of Object.entries(drafts))
    await writeFile(join(folder, "drafts", name), text)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

async function run(...args: string[]): Promise<{ exit: number; lines: string[] }> {
  const lines: string[] = []
  const options: DataCommandOptions = {
    args,
    openDb: () => Promise.resolve(db),
    now: () => new Date("2026-01-01T00:00:00Z"),
    print: (line) => lines.push(line),
    isTerminal: false,
    varDir: folder,
  }
  return { exit: await checkTextCommand(options), lines }
}

test("without a file it prints how it is used", async () => {
  expect((await run()).exit).toBe(2)
  const { exit, lines } = await run("--help")
  expect([exit, lines[0]?.startsWith("npm run check-text")]).toEqual([0, true])
})

test("a file that cannot be read, a day that is none and a format that is none are told", async () => {
  const text = join(folder, "drafts", "a.txt")
  await writeFile(join(folder, "binary.txt"), "a\0b")
  await mkdir(join(folder, "empty"))
  const said = async (...args: string[]) => {
    const { exit, lines } = await run(...args)
    return [exit, ...lines].join(" ")
  }
  expect(await said(join(folder, "none.txt"))).toMatch(/^2 .*none\.txt could not be read\.$/)
  expect(await said(join(folder, "binary.txt"), "--base", folder)).toMatch(
    /^2 binary\.txt: This is not a document\. PDF, Word/,
  )
  expect(await said(join(folder, "empty"))).toBe("2 No readable file was found there.")
  expect(await said(text, "--as-of", "soon")).toMatch(/^2 "soon" is not a day/)
  expect(await said(text, "--format", "xml")).toMatch(/^2 "xml" is not a format/)
  expect(await said(text, "--color")).toMatch(/^2 .*--color/)
})

test("a file whose statements are true ends with 0", async () => {
  const { exit, lines } = await run(join(folder, "drafts", "a.txt"))
  expect(exit).toBe(0)
  expect(lines[0]).toMatch(/^1: correct: "Nigeria's inflation averaged 18\.8% in 2022" - /)
  expect(lines[1]).toBe("1 statements, 0 incorrect.")
})

test("a folder is read with what lies in it, each file by its kind and its day", async () => {
  const { exit, lines } = await run(join(folder, "drafts"), "--base", folder)
  expect(exit).toBe(1)
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^drafts\/a\.txt:1: correct: /)
  expect(lines[1]).toMatch(/^drafts\/b\.md:6: incorrect: /)
  expect(lines[2]).toMatch(/^drafts\/c\.html:3: incorrect: /)
  expect(lines[3]).toBe("3 statements, 2 incorrect.")
})

test("JSON gives a line for each statement with its place", async () => {
  const { lines } = await run(join(folder, "drafts"), "--base", folder, "--format", "json")
  const claims = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(claims.map(({ file, line, status }) => [file, line, status])).toEqual([
    ["drafts/a.txt", 1, "correct"],
    ["drafts/b.md", 6, "incorrect"],
    ["drafts/c.html", 3, "incorrect"],
  ])
})

test("SARIF lists what is incorrect with file, lines and columns", async () => {
  const { exit, lines } = await run(
    join(folder, "drafts", "b.md"),
    "--base",
    folder,
    "--format",
    "sarif",
  )
  expect(exit).toBe(1)
  const log = JSON.parse(lines.join("\n")) as {
    version: string
    runs: { results: Record<string, unknown>[] }[]
  }
  expect(log.version).toBe("2.1.0")
  expect(log.runs[0]?.results).toEqual([
    {
      ruleId: "incorrect",
      level: "error",
      message: { text: expect.stringContaining("18.8%") as string },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "drafts/b.md" },
            region: {
              startLine: 6,
              startColumn: 1,
              endLine: 7,
              endColumn: expect.any(Number) as number,
            },
          },
        },
      ],
      properties: { source: "World Bank", address: expect.any(String) as string },
    },
  ])
})

test("PDF, Word and OpenDocument files are read with their pages", async () => {
  const papers = join(folder, "papers")
  await mkdir(papers, { recursive: true })
  const word = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  await writeFile(
    join(papers, "a.pdf"),
    pdfFile([["Nothing."], ["In Nigeria inflation averaged", "25% in 2022."]]),
  )
  await writeFile(
    join(papers, "b.docx"),
    await docxFile(word("Nigeria's inflation averaged 18.8% in 2022.")),
  )
  await writeFile(
    join(papers, "c.odt"),
    await odtFile("<text:p>Nigeria's inflation averaged 30% in 2021.</text:p>"),
  )
  const { exit, lines } = await run(papers, "--base", papers)
  expect(exit).toBe(1)
  expect(lines[0]).toMatch(/^a\.pdf:page 2: incorrect: /)
  expect(lines[1]).toMatch(/^b\.docx:1: correct: /)
  expect(lines[2]).toMatch(/^c\.odt:1: incorrect: /)
  const marked = await run(join(papers, "a.pdf"), "--format", "html")
  expect(marked.exit).toBe(1)
  expect(marked.lines.join("\n")).toContain('<p class="page">Page 2</p><p><mark class="incorrect">')
})

test("a file that was made to fill the memory is refused, with its name", async () => {
  const bomb = await zipFile({ "word/document.xml": Buffer.alloc(100 * 1024 * 1024, "<w:t>") })
  await writeFile(join(folder, "bomb.docx"), bomb)
  const { exit, lines } = await run(join(folder, "bomb.docx"), "--base", folder)
  expect([exit, lines]).toEqual([
    2,
    ["bomb.docx: The file unpacks to more than a document can hold, so it was not opened."],
  ])
})

test("a statement that is right by the choice of its year says so, also to code hosts", async () => {
  const indicator = await addIndicator(db, {
    code: "SL.UEM.TOTL.ZS",
    name: "Unemployment, total (% of total labor force)",
    unit: "% of total labor force",
  })
  const values = [10, 10, 16, 10, 10, 11, 12, 13, 14]
  await addSeries(db, { indicator, country: "ESP", start: "2010", values })
  const file = join(folder, "lucky.txt")
  await writeFile(file, "Unemployment in Spain fell from 2012 to 2018.")
  const { exit, lines } = await run(file)
  expect(exit).toBe(0)
  expect(lines[0]).toMatch(/^1: correct but not firm: "Unemployment in Spain fell/)
  expect(lines.at(-1)).toBe("1 statements, 0 incorrect, 1 not firm.")
  const log = (await run(file, "--format", "sarif")).lines.join("\n")
  expect(log).toContain('"ruleId": "not-firm"')
  expect((await run(file, "--format", "html")).lines.join("\n")).toContain("1 correct but not firm")
})

// The last one: it empties the database of all tests.
test("a database without figures is a fault, and no pass", async () => {
  const lines: string[] = []
  const exit = await checkTextCommand({
    args: [join(folder, "drafts", "a.txt")],
    openDb: () => testDatabase(),
    now: () => new Date("2026-01-01T00:00:00Z"),
    print: (line) => lines.push(line),
    isTerminal: false,
    varDir: folder,
  })
  expect([exit, lines]).toEqual([2, [expect.stringContaining("no figures in this database")]])
})
