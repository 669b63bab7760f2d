import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, rm } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { basename, join } from "node:path"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { setTimeout as sleep } from "node:timers/promises"

import { AppError } from "#domain/errors.ts"
import { errorMessage } from "#domain/text/error-message.ts"

import { checkAddress, openAnswer, silent, type Guard } from "./addresses/guarded-request.ts"

export type DownloadOptions = Omit<Guard, "mayBePlain"> & {
  /** Folder for the file; made when it is not there. */
  folder: string
  maxBytes?: number
  /** Gives up when nothing arrives for this long. */
  idleMs?: number
  attempts?: number
  wait?: (ms: number) => Promise<unknown>
}

const MAX_BYTES = 1024 ** 3
const IDLE_MS = 30_000
const ATTEMPTS = 4
const REDIRECTS = 3
const LONGEST_WAIT_MS = 60_000

/**
 * Downloads an https address into a file and gives its path. Server faults, silence and cut-off bodies are tried again
 * with growing pauses, or after the pause that the server asks for, at most a minute. Throws "download-failed" in the end, "too-large" beyond the limit, "bad-command" for an address
 * that is not a public https one; the host is resolved once and the connection goes to the checked address.
 */
export async function download(address: string, options: DownloadOptions): Promise<string> {
  const { attempts = ATTEMPTS, wait = sleep } = options
  await mkdir(options.folder, { recursive: true })
  const folder = await mkdtemp(join(options.folder, "download-"))
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptDownload(address, folder, options)
    } catch (error) {
      const mayRetry = !(error instanceof AppError)
      if (mayRetry && attempt < attempts) {
        // Jitter keeps many sites from coming back to the publisher in step.
        const pause = 1000 * 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
        await wait(Math.max(pause, error instanceof AskedToWait ? error.waitMs : 0))
        continue
      }
      await rm(folder, { recursive: true, force: true })
      throw mayRetry ? failed(address, error) : error
    }
  }
}

async function attemptDownload(
  address: string,
  folder: string,
  options: DownloadOptions,
): Promise<string> {
  let url = checkAddress(address, options)
  for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
    const answer = await openAnswer(url, { idleMs: IDLE_MS, ...options })
    const status = answer.statusCode ?? 0
    const location = answer.headers.location
    if (status >= 300 && status < 400 && location !== undefined) {
      answer.destroy()
      url = checkAddress(new URL(location, url).href, options)
      continue
    }
    if (status === 200) return saveBody(answer, url, folder, options)
    answer.destroy()
    const sentence = `${url.href} answered with status ${String(status)}.`
    if (status >= 500 || status === 429 || status === 408)
      throw new AskedToWait(sentence, readRetryAfter(answer.headers["retry-after"]))
    throw new AppError("download-failed", sentence)
  }
  throw new AppError("download-failed", `${address} redirects too many times.`)
}

async function saveBody(
  answer: IncomingMessage,
  url: URL,
  folder: string,
  { maxBytes = MAX_BYTES, idleMs = IDLE_MS }: DownloadOptions,
): Promise<string> {
  const stated = Number(answer.headers["content-length"] ?? Number.NaN)
  if (stated > maxBytes) {
    answer.destroy()
    throw tooLarge(url, maxBytes)
  }
  let received = 0
  const count = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      received += chunk.length
      done(received > maxBytes ? tooLarge(url, maxBytes) : null, chunk)
    },
  })
  answer.setTimeout(idleMs, () => answer.destroy(silent(url, idleMs)))
  const path = join(folder, basename(url.pathname).replace(/[^\w.-]/g, "_") || "file")
  await pipeline(answer, count, createWriteStream(path))
  if (!Number.isNaN(stated) && received !== stated)
    throw new Error(`${url.href} sent ${String(received)} of ${String(stated)} bytes.`)
  return path
}

/** A fault that may pass; the server says how many milliseconds to leave it alone, 0 where it does not. */
class AskedToWait extends Error {
  readonly waitMs: number

  constructor(message: string, waitMs: number) {
    super(message)
    this.waitMs = waitMs
  }
}

/** Milliseconds of a `Retry-After` field in seconds, at most a minute; 0 for one that gives a date instead. */
function readRetryAfter(field: string | undefined): number {
  return /^\d{1,9}$/.test(field ?? "") ? Math.min(Number(field) * 1000, LONGEST_WAIT_MS) : 0
}

function tooLarge(url: URL, maxBytes: number): AppError {
  return new AppError("too-large", `${url.href} is larger than ${String(maxBytes)} bytes.`)
}

function failed(address: string, cause: unknown): AppError {
  const reason = errorMessage(cause)
  return new AppError("download-failed", `${address} could not be downloaded: ${reason}`, { cause })
}
