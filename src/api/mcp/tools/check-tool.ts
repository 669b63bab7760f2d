import * as z from "zod"

import { AppError } from "#domain/errors.ts"
import { LONGEST_CHECKED_TEXT } from "#domain/check-limits.ts"
import { ordinal } from "#domain/format/ordinal.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import { defineTool } from "../define-tool.ts"
import { dayField } from "../tool-fields.ts"
import { writeFigure } from "../write-values.ts"

const claimSchema = z.object({
  originalText: z.string(),
  code: z.string().nullable().describe("Of the country"),
  statement: z.string(),
  status: z.string(),
  message: z.string(),
  value: z.number().nullable(),
  unit: z.string().nullable(),
  period: z.string().nullable(),
  publisher: z.string().nullable(),
  dataAsOf: z.string().nullable(),
  address: z.string().nullable(),
  correction: z.string().optional().describe("What to write instead"),
})

export const checkTool = defineTool({
  name: "check",
  title: "Check the statements of a text",
  description:
    "Every economic claim of a text with its verdict, the published figure, its source and what to write instead. Without a key a few short texts an hour; with a user's token in the Authorization header more.",
  input: {
    text: z.string().min(1).max(LONGEST_CHECKED_TEXT),
    asOf: dayField.optional().describe("The day of the text, 2023-06-30"),
  },
  output: z.object({ claims: z.array(claimSchema) }),
  async run({ text, asOf }, { factChecker, admitCheck }) {
    const longest = await admitCheck()
    if (text.length > longest) {
      throw new AppError(
        "too-large",
        `Without a key a text may have ${String(longest)} characters; this one has ${String(text.length)}. Send it in parts, or a user's token.`,
      )
    }
    const claims = (await factChecker.check(text, { asOf })).map(mapClaim)
    return {
      text:
        claims.length === 0
          ? "There is no claim here that can be checked."
          : claims.map(writeClaim).join("\n"),
      data: { claims },
    }
  },
})

type ClaimBody = z.input<typeof claimSchema>

function mapClaim(checked: CheckedClaim): ClaimBody {
  const { originalText, statement, status, message, claim, evidence, source, correction } = checked
  const { actualValue, unit, period, publisher, vintage } = evidence
  return {
    originalText,
    code: claim.country,
    statement,
    status,
    message,
    unit,
    period,
    value: actualValue,
    publisher: publisher ?? source?.provider ?? null,
    dataAsOf: vintage,
    address: source?.url ?? null,
    ...(correction && { correction: correction.text }),
  }
}

function writeClaim(claim: ClaimBody): string {
  const { originalText, status, message, value, unit, period, publisher, address } = claim
  const figure =
    value === null ? "" : ` Published: ${writePublished(value, unit)}, ${period ?? ""}.`
  const source =
    publisher === null ? "" : ` (${publisher}${address === null ? "" : `; ${address}`})`
  return `“${originalText}”: ${status}. ${message}${figure}${source}`
}

/** A rank is written without its unit: "4th", not "4 rank". */
function writePublished(value: number, unit: string | null): string {
  return unit === "rank" ? ordinal(value) : writeFigure(value, unit ?? "")
}
