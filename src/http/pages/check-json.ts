import type { FastifyInstance } from "fastify"

import { TEXT_CHECK_KEYS } from "#domain/addresses/address-keys.ts"
import { AppError } from "#domain/errors.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"
import { LONGEST_CHECKED_TEXT } from "#domain/check-limits.ts"
import { isCalendarDay } from "#domain/time/calendar-day.ts"
import { countText } from "#domain/format/count-text.ts"
import { networkAddress } from "#limits/network-address.ts"
import { writeLimitHeaders } from "#limits/write-limit-headers.ts"

import type { OpenSite } from "../site.ts"

type Parameters = Partial<Record<string, string>>
type CheckRequest = Record<"text" | "url" | "asOf", string>

/** What the page that checks texts shows, for programs: claims with their places in the text. */
export function addCheckJson(app: FastifyInstance, site: OpenSite): void {
  app.route<{ Querystring: Parameters; Body: Parameters | undefined }>({
    method: ["GET", "POST"],
    url: "/check.json",
    handler: async (request, reply) => {
      void reply.headers({
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "no-store",
      })
      if (!site.hasCheckLinks) throw new AppError("not-found")
      const asked = parseCheckRequest({ ...request.query, ...request.body })
      const limit = asked.text === "" ? "fetched-check" : "open-check"
      const state = await site.limits.take(limit, networkAddress(request.ip))
      void reply.headers(writeLimitHeaders(state))
      return { data: await answerCheck(asked, site) }
    },
  })
}

async function answerCheck({ text, url, asOf }: CheckRequest, site: OpenSite) {
  const read = text === "" ? await readArticle(url, site) : { text, day: null, article: null }
  if (read.text.length > LONGEST_CHECKED_TEXT)
    throw new AppError(
      "too-large",
      `The text has ${countText(read.text.length)} characters; ${countText(LONGEST_CHECKED_TEXT)} can be checked at once.`,
    )
  const day = asOf === "" ? read.day : asOf
  const claims = await site.factChecker.check(read.text, { asOf: day ?? undefined, isLocal: true })
  return { asOf: day, article: read.article, text: read.text, claims }
}

function parseCheckRequest(parameters: Parameters): CheckRequest {
  requireKnownKeys(Object.keys(parameters), TEXT_CHECK_KEYS)
  const { text = "", url = "", asOf = "" } = parameters
  if (asOf !== "" && !isCalendarDay(asOf))
    throw new AppError("bad-request", "asOf must be a day such as 2023-06-30.")
  if (text === "" && url === "")
    throw new AppError("bad-request", "Give a text or the url of an article.")
  return { text, url, asOf }
}

async function readArticle(url: string, { articles }: OpenSite) {
  try {
    const { text, day, title, address } = await articles.read(url)
    return { text, day, article: { title, address } }
  } catch (error) {
    // A page elsewhere that cannot be read does not mean that this site failed.
    if (!(error instanceof AppError) || error.code !== "download-failed") throw error
    throw new AppError("bad-file", error.message, { cause: error })
  }
}
