import { spawn } from "node:child_process"
import { readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { brotliCompressSync, gzipSync } from "node:zlib"

import type { ServerBuild } from "react-router"

import { AppError } from "#domain/errors.ts"

const ROOT = join(import.meta.dirname, "..", "..")
const SERVER_BUILD = join(ROOT, "build", "server", "index.js")
const SOURCES = [
  "src/web",
  "src/charts",
  "src/exports",
  "src/domain",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
]
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/

export const CLIENT_DIR = join(ROOT, "build", "client")

/** The pages' server code; they are built first when that was never done or a source is newer. */
export async function loadWebBuild(print: (line: string) => void): Promise<ServerBuild> {
  if (await isStale()) {
    print("Building the pages (once, about 20 seconds) ...")
    await buildPages()
  }
  return (await import(pathToFileURL(SERVER_BUILD).href)) as ServerBuild
}

/** Runs the pages' build and stores compressed twins beside the browser's files. */
export async function buildPages(): Promise<void> {
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
  await compressFiles(join(CLIENT_DIR, "assets"))
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
  const built = await stat(SERVER_BUILD).catch(() => undefined)
  if (!built) return true
  const newest = await Promise.all(SOURCES.map((path) => newestChange(join(ROOT, path))))
  return Math.max(...newest) > built.mtimeMs
}

async function newestChange(path: string): Promise<number> {
  const info = await stat(path)
  if (!info.isDirectory()) return info.mtimeMs
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  const times = await Promise.all(
    files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs),
  )
  return Math.max(0, ...times)
}
