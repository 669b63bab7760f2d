import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import type { FastifyInstance } from "fastify"

import { CLIENT_DIR } from "#main/start/web-build.ts"
import {
  SAMPLE_COMPARISON,
  SAMPLE_EMBED,
  SAMPLE_PAGE,
  sampleSite,
} from "#tests/support/sample-site.ts"

/** `npm run budgets`: sizes in bytes after gzip, as a visitor receives them. Exit code 1 when one is over its limit. */
const KB = 1000
const FONT = /\.woff2$/

type Weight = { html: number; scripts: number; styles: number; blocking: number }
type Budget = { what: string; bytes: number; limit: number }

const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length

async function weigh(app: FastifyInstance, url: string): Promise<Weight> {
  const { body, statusCode } = await app.inject({ url })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  const chartAt = body.search(/<svg[^>]*plot|data-plot/)
  const files = filesOf(body)
  return {
    html: gzipSize(body),
    scripts: await totalSize(files.filter((file) => file.endsWith(".js"))),
    styles: await totalSize(files.filter((file) => file.endsWith(".css"))),
    blocking: await totalSize(blockingScripts(body.slice(0, chartAt))),
  }
}

/** What the first reader of a page is sent, in brotli. */
async function weighSent(app: FastifyInstance, url: string): Promise<number> {
  const { statusCode, headers, rawPayload } = await app.inject({
    url,
    headers: { "accept-encoding": "br" },
  })
  if (statusCode !== 200 || headers["content-encoding"] !== "br")
    throw new Error(`${url} answered ${String(statusCode)}`)
  return rawPayload.length
}

/** Every file of ours that the page names, and the scripts that these import. */
function filesOf(html: string): string[] {
  const names = [...html.matchAll(/["'](\/assets\/[^"'#]+)#?["']/g)].map((match) => match[1] ?? "")
  return [...new Set(names)].filter((name) => !FONT.test(name))
}

/** Script files that a browser fetches and runs before it reads on: neither deferred nor modules. */
function blockingScripts(html: string): string[] {
  const tags = html.match(/<script[^>]* src="[^"]*"[^>]*>/g) ?? []
  return tags.filter((tag) => !/ (?:async|defer|type="module")/.test(tag)).flatMap(filesOf)
}

async function totalSize(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => gzipSize(await readFile(join(CLIENT_DIR, file))))
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const { app, db } = await sampleSite({ publicFeatures: ["compare"] })
const indicator = await weigh(app, SAMPLE_PAGE)
const embed = await weigh(app, SAMPLE_EMBED)
const fact = await weighSent(app, "/fact/world-bank:FP.CPI.TOTL.ZG/NGA/2022")
const home = await weigh(app, "/")
const results = await weigh(app, "/results?q=inflation")
const search = await weigh(app, "/search")
const compare = await weigh(app, SAMPLE_COMPARISON)
await app.close()
await db.close()

const budgets: Budget[] = [
  { what: "indicator page, HTML", bytes: indicator.html, limit: 20 * KB },
  { what: "indicator page, scripts before the chart", bytes: indicator.blocking, limit: 0 },
  { what: "indicator page, all scripts", bytes: indicator.scripts, limit: 160 * KB },
  { what: "page of a fact, HTML in brotli", bytes: fact, limit: 6 * KB },
  { what: "home, all scripts", bytes: home.scripts, limit: 160 * KB },
  { what: "results, all scripts", bytes: results.scripts, limit: 160 * KB },
  { what: "search, all scripts", bytes: search.scripts, limit: 160 * KB },
  // It draws two datasets anew at every choice, and hands them on to compositions.
  { what: "compare, all scripts", bytes: compare.scripts, limit: 165 * KB },
  {
    what: "embed, everything but the font",
    bytes: embed.html + embed.styles + embed.scripts,
    limit: 25 * KB,
  },
]
console.log("size                                          bytes     limit")
for (const { what, bytes, limit } of budgets) {
  const verdict = bytes > limit ? "  OVER" : ""
  console.log(
    `${what.padEnd(42)}${String(bytes).padStart(9)} ${String(limit).padStart(9)}${verdict}`,
  )
}
if (budgets.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1
