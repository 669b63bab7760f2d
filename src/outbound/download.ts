import { lookup as lookUp, type LookupAddress } from "node:dns"
import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { request as requestPlain, type IncomingMessage } from "node:http"
import { request as requestSecure } from "node:https"
import { isIP, type LookupFunction } from "node:net"
import { basename, join } from "node:path"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { setTimeout as sleep } from "node:timers/promises"

import { AppError } from "#domain/errors.ts"

import { isPublicAddress } from "./addresses/public-address.ts"

/** Gives all addresses of a host. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

export type DownloadOptions = {
  /** Folder for the file; made when it is not there. */
  folder: string
  maxBytes?: number
  /** Gives up when nothing arrives for so long. */
  idleMs?: number
  attempts?: number
  wait?: (ms: number) => Promise<unknown>
  resolve?: Resolve
  /** `host:port` that may answer without encryption and from a private address: a server of our own. */
  trusted?: readonly string[]
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
    const answer = await openAnswer(url, options)
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
  throw new AppError("download-failed", `${address} redirects too often.`)
}

function checkAddress(address: string, { trusted = [] }: DownloadOptions): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url) throw new AppError("bad-command", `${address} is not an address.`)
  if (trusted.includes(url.host)) return url
  if (url.protocol !== "https:")
    throw new AppError("bad-command", `${address} does not begin with https://.`)
  const host = url.hostname.replace(/^\[|\]$/g, "")
  if (url.port !== "" || url.username !== "" || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw notPublic(url)
  return url
}

function openAnswer(url: URL, options: DownloadOptions): Promise<IncomingMessage> {
  const { idleMs = IDLE_MS } = options
  const request = url.protocol === "https:" ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { timeout: idleMs, lookup: checkedLookup(url, options), agent: false },
      resolve,
    )
    outgoing.on("timeout", () => outgoing.destroy(silent(url, idleMs)))
    outgoing.on("error", reject)
    outgoing.end()
  })
}

/** The look-up of the connection itself, so that no second answer can point elsewhere than the one checked. */
function checkedLookup(url: URL, options: DownloadOptions): LookupFunction {
  const { resolve = resolveAll, trusted = [] } = options
  return (host, lookupOptions, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found
        if (!first) callback(new Error(`${host} has no address.`), "", 0)
        else if (
          !trusted.includes(url.host) &&
          !found.every((each) => isPublicAddress(each.address))
        )
          callback(notPublic(url), "", 0)
        else if (lookupOptions.all === true) callback(null, [...found])
        else callback(null, first.address, first.family)
      },
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error(String(error)), "", 0),
    )
  }
}

function resolveAll(host: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookUp(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)))
  })
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

function silent(url: URL, idleMs: number): Error {
  return new Error(`${url.host} sent nothing for ${String(idleMs / 1000)} seconds.`)
}

function notPublic(url: URL): AppError {
  return new AppError("bad-command", `${url.host} is not a public https address.`)
}

function tooLarge(url: URL, maxBytes: number): AppError {
  return new AppError("too-large", `${url.href} is larger than ${String(maxBytes)} bytes.`)
}

function failed(address: string, cause: unknown): AppError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new AppError("download-failed", `${address} could not be downloaded: ${reason}`, { cause })
}
