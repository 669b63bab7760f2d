import { BRAND } from "#domain/brand.ts"
import { countNoun } from "#domain/text/count-noun.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import { success } from "../../answers/answer.schema.ts"
import type { ApiServices } from "../../api-services.ts"
import type { CheckedClaimBody } from "../../contract.ts"
import { defineOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import {
  batchAnswer,
  batchBody,
  checkAnswer,
  checkBody,
  statementAnswer,
  validateAnswer,
} from "./economic.schema.ts"

const SHARED = {
  method: "POST",
  params: NOTHING,
  query: NOTHING,
  feature: "fact-checking",
  errors: ["bad-request", "sign-in-needed", "unsupported-media-type"],
  cache: "never",
} as const

const LIMITS = [{ name: "fact-check", by: "user" }] as const

/** Finds the statements of a text without judging them. */
export const findStatements = defineOperation({
  ...SHARED,
  path: "/economic/statement",
  id: "findStatements",
  summary: "Find the statements of a text",
  description:
    "Every economic statement of a text that can be checked, as a self-contained sentence, with the author's own words. Statements with the same wording are numbered.",
  body: checkBody,
  limits: LIMITS,
  answer: statementAnswer,
  async run({ body }, { factChecker }) {
    const claims = await factChecker.check(body.query, { asOf: body.asOf })
    return {
      message: buildMessages(claims),
      data: {
        statements: claims.map(({ statement, originalText, start, end }) => ({
          statement,
          originalText,
          start,
          end,
        })),
      },
    }
  },
})

/** Judges one statement. */
export const validateStatement = defineOperation({
  ...SHARED,
  path: "/economic/validate",
  id: "validateStatement",
  summary: "Check one statement",
  description:
    "The verdict on the first claim of a text, with its source. Where the text holds more, the message says how many; `/economic/check` judges them all.",
  body: checkBody,
  limits: [{ name: "statement-check", by: "user" }],
  answer: validateAnswer,
  async run({ body }, services) {
    const claims = await services.factChecker.check(body.query, { asOf: body.asOf })
    const [claim] = claims
    const source = claim?.source ?? ownSource(services)
    if (!claim) {
      return {
        validation_status: "incomplete" as const,
        message:
          "There is no claim here that can be checked: name a country, what is measured, the figure and the year.",
        source,
        data: null,
      }
    }
    return {
      validation_status: claim.status,
      message: `${claim.message}${sayHowMany(claims.length)}`,
      source,
      data: claimBody(claim),
    }
  },
})

/** Finds and judges every claim of a text. */
export const checkText = defineOperation({
  ...SHARED,
  path: "/economic/check",
  id: "checkText",
  summary: "Check a text",
  description:
    "Every claim of a text in order of appearance with its verdict, the figures it was compared with, other sources and readings, and a chart. With `Accept: application/x-ndjson` each claim is sent as a line of its own as soon as its verdict is known.",
  body: checkBody,
  limits: LIMITS,
  answer: checkAnswer,
  async run({ body }, services) {
    // Asked first: a change on the way makes the claims look older than they are, never newer.
    const version = await services.version()
    const claims = await services.factChecker.check(body.query, { asOf: body.asOf })
    const count = countNoun(claims.length, "statement")
    return success(`${count} checked`, { claims: claims.map(claimBody), version })
  },
  async *stream({ body }, { factChecker }) {
    for await (const claim of factChecker.stream(body.query, { asOf: body.asOf }))
      yield claimBody(claim)
  },
})

/** Checks several texts at once. */
export const checkTexts = defineOperation({
  ...SHARED,
  path: "/economic/check/batch",
  id: "checkTexts",
  summary: "Check several texts",
  description: "Checks several texts in one call.",
  body: batchBody,
  limits: LIMITS,
  answer: batchAnswer,
  async run({ body }, { factChecker }) {
    const results: { claims: CheckedClaimBody[] }[] = []
    for (const { query, asOf } of body.queries) {
      const claims = await factChecker.check(query, { asOf })
      results.push({ claims: claims.map(claimBody) })
    }
    return success(`${String(results.length)} texts checked`, { results })
  },
})

/** One of several is not passed off as the verdict on all. */
function sayHowMany(count: number): string {
  if (count <= 1) return ""
  return ` This is the verdict on the first of ${String(count)} claims; /economic/check judges them all.`
}

/** Statements with the words they come from; equal ones are numbered, so that none is lost. */
function buildMessages(claims: readonly CheckedClaim[]): Record<string, string> {
  const message = new Map<string, string>()
  for (const { statement, originalText } of claims) {
    let key = statement
    for (let number = 2; message.has(key); number += 1) key = `${statement} (${String(number)})`
    message.set(key, originalText)
  }
  return Object.fromEntries(message)
}

function claimBody(claim: CheckedClaim): CheckedClaimBody {
  const { evidence, chart, robustness } = claim
  return {
    ...claim,
    evidence: { ...evidence, alternatives: [...evidence.alternatives] },
    robustness: robustness && { ...robustness, cells: [...robustness.cells] },
    chart: chart && { ...chart, seriesIds: [...chart.seriesIds], marks: [...chart.marks] },
  }
}

function ownSource({ publicUrl }: ApiServices) {
  return { provider: BRAND, url: `${publicUrl}/search`, source_type: BRAND.toLowerCase() }
}
