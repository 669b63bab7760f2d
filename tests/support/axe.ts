import { createRequire } from "node:module"

import type { Page } from "playwright-core"

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js")

type Axe = { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }

/**
 * The accessibility rules that the page breaks as it stands, each with the first place. The page must have been opened
 * with `bypassCSP`, as our own policy forbids scripts from elsewhere.
 */
export async function brokenRules(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE })
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)
  })
}

/** By how many pixels the page is wider than the window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** The same with whatever folds out: each part of the page is opened by itself and closed again. */
export function overflowWhenOpened(page: Page): Promise<number> {
  return page.evaluate(() => {
    const measure = () => document.documentElement.scrollWidth - window.innerWidth
    const folded = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")]
    const widths = folded.map((details) => {
      details.open = true
      const width = measure()
      details.open = false
      return width
    })
    return Math.max(measure(), ...widths)
  })
}
