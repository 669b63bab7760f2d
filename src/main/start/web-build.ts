import { spawn } from "node:child_process"
import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { brotliCompressSync, gzipSync } from "node:zlib"

import { AppError } from "#domain/errors.ts"
import type { Site } from "#http/site.ts"

import { withFolderLock } from "./with-folder-lock.ts"

const ROOT = join(import.meta.dirname, "..", "..", "..")
const BUILD_DIR = join(ROOT, "build")
/** Not in the build's own folder, which the build removes. */
const LOCK_DIR = join(ROOT, "node_modules", ".cache", "pages-build")
const SERVER_BUILD = join(BUILD_DIR, "server", "index.js")
/** Written last and dated when the build began: what changed meanwhile counts as newer, and half a build counts as none. */
const STAMP = join(BUILD_DIR, "finished")
/** Files and folders that the pages' build reads, its plugins included; a test names those that are missing. */
export const SOURCES = [
  "src/domain",
  "src/catalog",
  "src/search",
  "src/charts",
  "src/exports",
  "src/explore",
  "src/calculate",
  "src/answers",
  "src/factcheck",
  "src/facts",
  "src/content",
  "src/web",
  "src/db/catalogue/doubtful.ts",
  "src/db/catalogue/ranks.ts",
  "src/http/files/flag-drawings.ts",
  "src/importers/publisher-preference.data.ts",
  "scripts/entities-in-workers.ts",
  "scripts/flag-pictures.ts",
  "scripts/layer-styles.ts",
  "scripts/short-countries.ts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
]
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/

export const CLIENT_DIR = join(BUILD_DIR, "client")

/** The pages' server code; they are built first when that was never done or a source is newer. */
export async function loadWebBuild(print: (line: string) => void): Promise<Site["build"]> {
  await buildStalePages(print)
  return (await import(pathToFileURL(SERVER_BUILD).href)) as Site["build"]
}

/**
 * Builds the pages when that was never done or a source is newer. Processes that find this out at the same time build
 * once: the others wait for the one that builds.
 */
export async function buildStalePages(print: (line: string) => void): Promise<void> {
  if (!(await isStale())) return
  await withFolderLock(LOCK_DIR, async () => {
    if (!(await isStale())) return
    print("Building the pages (once, about 20 seconds) ...")
    await build()
  })
}

/** Runs the pages' build and stores compressed twins beside the browser's files. */
export async function buildPages(): Promise<void> {
  await withFolderLock(LOCK_DIR, build)
}

async function build(): Promise<void> {
  const begun = new Date()
  await rm(STAMP, { force: true })
  await bundlePages()
  await compressFiles(join(CLIENT_DIR, "assets"))
  await writeFile(STAMP, "")
  await utimes(STAMP, begun, begun)
}

async function bundlePages(): Promise<void> {
  const command = join(ROOT, "node_modules", ".bin", "react-router")
  const child = spawn(process.execPath, [command, "build"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", resolve)
  })
  if (code !== 0) throw new AppError("internal", `The pages could not be built:\n${output}`)
}

async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!COMPRESSIBLE.test(name)) continue
    const content = await readFile(join(folder, name))
    await writeFile(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content))
  }
}

async function isStale(): Promise<boolean> {
  const built = await stat(STAMP).catch(() => undefined)
  if (!built) return true
  const newest = await Promise.all(SOURCES.map((path) => newestChange(join(ROOT, path))))
  return Math.max(...newest) > built.mtimeMs
}

async function newestChange(path: string): Promise<number> {
  const info = await stat(path).catch(() => undefined)
  if (!info) return 0
  if (!info.isDirectory()) return info.mtimeMs
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  const times = await Promise.all(
    files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs),
  )
  return Math.max(0, ...times)
}
