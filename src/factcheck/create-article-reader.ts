import { LRUCache } from "lru-cache"

import { AppError } from "#domain/errors.ts"
import { fetchPage, type FetchPageOptions } from "#outbound/fetch-page.ts"

import type { Article } from "./article/read-html.ts"
import { createBoundedProcess } from "./bounded-process.ts"

/** An article of the web, as text. */
export type FetchedArticle = Article & {
  /** Where it was in the end. */
  address: string
}

/** Reads articles of the web for somebody who wants them checked. Nothing of them is stored. */
export type ArticleReader = {
  /**
   * The main text of a page. Throws "bad-command" for an address that is not public, "too-large" and "bad-file" for what
   * holds none, "download-failed" where the page does not come, "unavailable" when too many are being read.
   */
  read(address: string): Promise<FetchedArticle>
  close(): Promise<void>
}

export type ArticleReaderOptions = {
  fetching?: FetchPageOptions
  /** For finding the text in a page, its wait included. */
  timeoutMs?: number
}

const TIMEOUT_MS = 5000
const MAX_AT_ONCE = 8
/** The most memory of the process that reads: a page that needs more was made to overload the server. */
const MEMORY_MB = 256
/** Articles are remembered because readers who share a result ask for the same one again. */
const REMEMBERED = { max: 50, ttl: 10 * 60_000 }
const BUSY = "Too many articles are being read. Please try again in a moment."

/** Opens a reader. Its process, one that leaves the other cores to the pages, starts with the first page and never executes anything of one. */
export function createArticleReader(options: ArticleReaderOptions = {}): ArticleReader {
  const { fetching, timeoutMs = TIMEOUT_MS } = options
  const remembered = new LRUCache<string, FetchedArticle>(REMEMBERED)
  const bounded = createBoundedProcess<string, Article | null>({
    program: new URL("./article/read-html-process.ts", import.meta.url),
    memoryMb: MEMORY_MB,
    timeoutMs,
  })
  let unfinished = 0

  async function readMainText(html: string): Promise<Article | null> {
    try {
      return await bounded.run(html)
    } catch (error) {
      throw new AppError("bad-file", "The text of this page could not be extracted in time.", {
        cause: error,
      })
    }
  }

  async function read(address: string): Promise<FetchedArticle> {
    const page = await fetchPage(address, fetching)
    const article = page.isHtml
      ? await readMainText(page.text)
      : { title: "", day: null, text: page.text.trim() }
    if (!article || article.text === "")
      throw new AppError("bad-file", "This page contains no article that can be read.")
    return { ...article, address: page.address }
  }

  return {
    async read(address) {
      const known = remembered.get(address)
      if (known) return known
      if (unfinished >= MAX_AT_ONCE) throw new AppError("unavailable", BUSY)
      unfinished += 1
      try {
        const article = await read(address)
        remembered.set(address, article)
        return article
      } finally {
        unfinished -= 1
      }
    },
    close: () => bounded.close(),
  }
}
