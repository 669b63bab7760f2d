import type { Page } from "playwright-core"
import { expect } from "vitest"

import { inBrowser, type BrowserOptions } from "./browser.ts"

export type VisitOptions = BrowserOptions & {
  /** Errors on the console that belong to what is tested; errors of scripts never do. */
  expected?: RegExp
  /** Done before the page is opened. */
  prepare?: (page: Page) => Promise<void>
}

/** Opens one address in a fresh browser; any error of a script or on the console fails the test. */
export async function visitPage(
  address: string,
  work: (page: Page) => Promise<void>,
  { expected, prepare, ...options }: VisitOptions = {},
): Promise<void> {
  await inBrowser(options, async (context) => {
    const page = await context.newPage()
    const faults: string[] = []
    page.on("pageerror", (error) => faults.push(error.message))
    page.on("console", (message) => {
      const isFault = message.type() === "error" && expected?.test(message.text()) !== true
      if (isFault) faults.push(message.text())
    })
    await prepare?.(page)
    await page.goto(address, { waitUntil: "networkidle" })
    await work(page)
    expect(faults).toEqual([])
  })
}
