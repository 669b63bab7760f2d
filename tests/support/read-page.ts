import type { FastifyInstance } from "fastify"
import { expect } from "vitest"

/** Reads pages of a site as their HTML; another status than the expected one fails the test. */
export function pageReader(site: () => FastifyInstance) {
  return async (url: string, status = 200): Promise<string> => {
    const { statusCode, body } = await site().inject({ url })
    expect(statusCode, url).toBe(status)
    return body
  }
}

/** The words of a page with single spaces, as they are read. */
export function readWords(html: string): string {
  return (
    html
      .replace(/<script[^]*?<\/script>/g, " ")
      .replace(/<!-- -->/g, "")
      // Days stay on one line, in an element of their own.
      .replace(/<span class="day">([^<]*)<\/span>/g, "$1")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
  )
}
