import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { chromium, type BrowserContext } from "playwright-core"

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium"
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

export type BrowserOptions = {
  viewport?: { width: number; height: number }
  dark?: boolean
  /** Whether fingers touch the screen. */
  touch?: boolean
  script?: boolean
  /** Whether the worker that keeps pages may run: what it answers cannot be intercepted by a test. */
  worker?: boolean
  /** Lets a test put its own scripts, such as the accessibility rules, into a page. */
  bypassCSP?: boolean
}

/** Runs work in a fresh profile of the system's Chromium and removes the profile afterwards. */
export async function inBrowser<T>(
  options: BrowserOptions,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), "browser-"))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    headless: true,
    args: FLAGS,
    viewport: options.viewport ?? { width: 1280, height: 900 },
    colorScheme: options.dark === true ? "dark" : "light",
    hasTouch: options.touch ?? false,
    javaScriptEnabled: options.script ?? true,
    bypassCSP: options.bypassCSP ?? false,
    serviceWorkers: options.worker === true ? "allow" : "block",
  })
  try {
    return await work(context)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
