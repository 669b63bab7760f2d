import { isByChoice } from "#domain/format/verdict-word.ts"
import { BRAND } from "#domain/brand.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import type { PlaceInFile } from "./locate-claim.ts"

/** A statement with its file and its place there. */
export type PlacedClaim = {
  file: string
  place: PlaceInFile
  /** From 1; `null` where the file has no pages. */
  page: number | null
  claim: CheckedClaim
}

const RULES = {
  incorrect: { level: "error", text: "The figure does not match the published one." },
  unverified: { level: "note", text: "Published figures do not decide the statement." },
  "not-firm": { level: "note", text: "The statement is right only by the choice of how to count." },
  incomplete: { level: "note", text: "The statement lacks a place, a period or a unit." },
} as const

type Reported = keyof typeof RULES

/** The statements that need somebody as a log of SARIF 2.1.0, which code hosts show beside the lines. */
export function writeSarif(claims: readonly PlacedClaim[]): string {
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: `${BRAND} fact check`,
            rules: Object.entries(RULES).map(([id, { level, text }]) => ({
              id,
              shortDescription: { text },
              defaultConfiguration: { level },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: claims.flatMap(makeResult),
      },
    ],
  }
  return JSON.stringify(log, null, 1)
}

function makeResult({ file, place, page, claim }: PlacedClaim) {
  const { message, originalText, source } = claim
  const rule = findRule(claim)
  if (rule === undefined) return []
  const { line, column, endLine, endColumn } = place
  const region = { startLine: line, startColumn: column, endLine, endColumn }
  const uri = file.split("/").map(encodeURIComponent).join("/")
  return {
    ruleId: rule,
    level: RULES[rule].level,
    message: {
      text: `${page === null ? "" : `Page ${String(page)}: `}“${originalText.replace(/\s+/g, " ")}”: ${message}`,
    },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
    ...(source && { properties: { source: source.provider, address: source.url } }),
  }
}

function findRule(claim: CheckedClaim): Reported | undefined {
  const { status } = claim
  if (status === "correct") return isByChoice(claim) ? "not-firm" : undefined
  return status === "unavailable" ? undefined : status
}
