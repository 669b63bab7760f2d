import { readFile } from "node:fs/promises"

import { testDatabase } from "#tests/support/database.ts"
import { pdfFile } from "#tests/support/document-files.ts"
import { openMailBox } from "#tests/support/mail-box.ts"
import { giveSession, makeSession } from "#tests/support/make-session.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

import { quantile } from "./support/numbers.ts"

const ROUNDS = 5
const PAGES = 20
const LINES = 45

/**
 * How long the editor takes in Chromium from the choice of a PDF until its text stands there; the aim for twenty pages is
 * three seconds. BENCH_PDF names a file of one's own instead of the written one.
 */
export async function run(): Promise<void> {
  const given = process.env["BENCH_PDF"]
  const file = given === undefined ? writtenPdf() : await readFile(given)
  const mail = await openMailBox()
  const { app } = await testSite(await testDatabase(), { smtpUrl: mail.url })
  try {
    const origin = await app.listen({ host: "127.0.0.1", port: 0 })
    const session = await makeSession(app, mail, "reader@example.org")
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      await visitPage(
        `${origin}/fact-checking`,
        async (page) => {
          const begin = performance.now()
          await page
            .getByLabel("File to check")
            .setInputFiles({ name: "report.pdf", mimeType: "", buffer: file })
          await page.getByText(/report\.pdf: \d+ pages/).waitFor()
          times.push(performance.now() - begin)
        },
        { prepare: (page) => giveSession(page.context(), session) },
      )
    console.table({
      "bytes of the file": file.length,
      "median, seconds": quantile(times, 0.5) / 1000,
      "slowest, seconds": Math.max(...times) / 1000,
    })
  } finally {
    await app.close()
    await mail.close()
  }
}

function writtenPdf(): Buffer {
  const line = "Inflation in Nigeria averaged 18.8 percent in 2022, as the statisticians say."
  return pdfFile(Array.from({ length: PAGES }, () => Array.from({ length: LINES }, () => line)))
}
