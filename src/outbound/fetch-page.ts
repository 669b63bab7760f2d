import type { IncomingMessage } from "node:http"
import type { Readable, Transform } from "node:stream"
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib"

import { AppError } from "#domain/errors.ts"
import { errorMessage } from "#domain/text/error-message.ts"

import { checkAddress, openAnswer, type Guard } from "./addresses/guarded-request.ts"

/** A page of the web as it was sent. */
export type FetchedPage = {
  /** Where it was in the end. */
  address: string
  isHtml: boolean
  text: string
}

export type FetchPageOptions = Omit<Guard, "mayBePlain"> & {
  /** Names this site in the log of the other one. */
  userAgent?: string
  /** Size limit of the page after decompression. */
  maxBytes?: number
  /** Time limit of the whole fetch, redirects included. */
  timeoutMs?: number
}

const MAX_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 10_000
const REDIRECTS = 4
const HTML = ["text/html", "application/xhtml+xml"]
const TEXT = ["text/plain", "text/markdown"]

/**
 * Fetches a page of the public web into memory, within bounds of size and time. Throws "bad-command" for an address
 * that is not public, wherever a redirect leads, "too-large", "bad-file" for other kinds of files, and "download-failed".
 */
export async function fetchPage(
  address: string,
  options: FetchPageOptions = {},
): Promise<FetchedPage> {
  const { timeoutMs = TIMEOUT_MS } = options
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await follow(address, { ...options, signal })
  } catch (error) {
    if (error instanceof AppError) throw error
    const host = URL.canParse(address) ? new URL(address).host : address
    const sentence = signal.aborted
      ? `${host} took longer than ${String(timeoutMs / 1000)} seconds.`
      : explainFault(host, error)
    throw new AppError("download-failed", sentence, { cause: error })
  }
}

/** What we say for the commonest error codes of the system. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOTFOUND: "could not be found: there is no such address.",
  EAI_AGAIN: "could not be looked up just now.",
  ECONNREFUSED: "does not answer.",
  EHOSTUNREACH: "cannot be reached.",
  ENETUNREACH: "cannot be reached.",
  ECONNRESET: "closed the connection.",
}

function explainFault(host: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  const known = FAULTS[code]
  if (known !== undefined) return `${host} ${known}`
  return `${host} could not be read: ${errorMessage(error)}`
}

type Following = FetchPageOptions & { signal: AbortSignal }

async function follow(address: string, options: Following): Promise<FetchedPage> {
  const guard = { ...options, mayBePlain: true }
  let url = checkAddress(address, guard)
  for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
    const answer = await openAnswer(url, {
      ...guard,
      idleMs: options.timeoutMs ?? TIMEOUT_MS,
      headers: buildHeaders(options),
    })
    const status = answer.statusCode ?? 0
    const { location } = answer.headers
    if (status >= 300 && status < 400 && location !== undefined) {
      answer.destroy()
      if (!URL.canParse(location, url))
        throw new AppError("download-failed", `${url.host} redirects to an invalid address.`)
      url = checkAddress(new URL(location, url).href, guard)
      continue
    }
    if (status === 200) return readPage(answer, url, options)
    answer.destroy()
    throw new AppError("download-failed", `${url.host} answered with status ${String(status)}.`)
  }
  throw new AppError("download-failed", `${address} redirects too many times.`)
}

function buildHeaders({ userAgent = "Sankore" }: FetchPageOptions) {
  return {
    "user-agent": userAgent,
    accept: "text/html, application/xhtml+xml, text/plain;q=0.8",
    "accept-encoding": "gzip, br, deflate",
    "accept-language": "en, *;q=0.5",
  }
}

async function readPage(
  answer: IncomingMessage,
  url: URL,
  { maxBytes = MAX_BYTES }: Following,
): Promise<FetchedPage> {
  const type = answer.headers["content-type"] ?? "text/html"
  const [media = ""] = type.toLowerCase().split(";")
  const isHtml = HTML.includes(media.trim())
  if (!isHtml && !TEXT.includes(media.trim())) {
    answer.destroy()
    throw new AppError("bad-file", `${url.host} sent ${media.trim()} instead of a web page.`)
  }
  const bytes = await readBody(answer, url, maxBytes)
  return { address: url.href, isHtml, text: decode(bytes, type) }
}

/** The unpacked body. What grows beyond the limit is given up at once, however small it was packed. */
async function readBody(answer: IncomingMessage, url: URL, maxBytes: number): Promise<Buffer> {
  const unpack = createUnpacker(answer.headers["content-encoding"] ?? "", url)
  const body: Readable = unpack ? answer.pipe(unpack) : answer
  if (unpack) {
    answer.on("error", (error) => unpack.destroy(error))
    answer.on("aborted", () => unpack.destroy(new Error("the page was cut off")))
  }
  const chunks: Uint8Array[] = []
  let received = 0
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      received += chunk.length
      if (received > maxBytes) {
        const size = Math.round(maxBytes / 1024 / 1024)
        throw new AppError("too-large", `The page is larger than ${String(size)} MB.`)
      }
      chunks.push(chunk)
    }
  } finally {
    answer.destroy()
  }
  return Buffer.concat(chunks)
}

function createUnpacker(encoding: string, url: URL): Transform | undefined {
  switch (encoding.trim().toLowerCase()) {
    case "":
    case "identity":
      return undefined
    case "gzip":
    case "x-gzip":
      return createGunzip()
    case "deflate":
      return createInflate()
    case "br":
      return createBrotliDecompress()
    default:
      throw new AppError(
        "bad-file",
        `${url.host} sent a page with an unsupported encoding: ${encoding.slice(0, 40)}.`,
      )
  }
}

/** A page may name its encoding in its first bytes. */
const HEAD_BYTES = 2048

function decode(bytes: Buffer, type: string): string {
  const head = bytes.subarray(0, HEAD_BYTES).toString("latin1")
  const charset =
    /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1]
  return createDecoder(charset ?? "utf-8").decode(bytes)
}

function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder("utf-8")
  }
}
