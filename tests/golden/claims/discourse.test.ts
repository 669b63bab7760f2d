import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { findClaims } from "#factcheck/claims/find-claims.ts"
import { periodText } from "#factcheck/grammar/times/find-periods.ts"
import type { ClaimSlots, Ground } from "#factcheck/claims/claim-types.ts"

/**
 * A paragraph and what each of its figures is of: `number place measure period grounds`, where the grounds of place,
 * measure and period are s (stated), c (carried) or x (contested).
 */
type Paragraph = { style: string; asOf?: string; text: string; figures: string[] }

const PARAGRAPHS = readFileSync(join(import.meta.dirname, "discourse.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Paragraph)

test("there are more than one hundred and fifty paragraphs of many styles", () => {
  expect(PARAGRAPHS.length).toBeGreaterThan(150)
  expect(new Set(PARAGRAPHS.map(({ style }) => style)).size).toBeGreaterThan(5)
})

test.each(PARAGRAPHS)("$text", ({ text, asOf, figures }) => {
  const found = findClaims(text, asOf ?? null).flatMap((claim) => lineOf(text, claim) ?? [])
  const wanted = new Set(figures.map((line) => line.split(" ")[0]))
  expect(found.filter((line) => wanted.has(line.split(" ")[0]))).toEqual(figures)
})

const LETTERS: Readonly<Record<Ground, string>> = { stated: "s", carried: "c", contested: "x" }

/** Levels, changes and averages; comparisons and ranks are read elsewhere. */
function lineOf(text: string, claim: ClaimSlots): string | undefined {
  const { figure, place, measure, period, grounds, value } = claim
  const written = figure && /\d[\d.,]*/.exec(text.slice(figure.start, figure.end))?.[0]
  if (written === null || written === undefined) return undefined
  return [
    `${(value ?? 0) < 0 ? "-" : ""}${written.replace(/[.,]$/, "")}`,
    place?.code ?? "-",
    measure ?? "-",
    period ? periodText({ kind: "span", ...period }) : "none",
    LETTERS[grounds.place] + LETTERS[grounds.measure] + LETTERS[grounds.period],
  ].join(" ")
}
