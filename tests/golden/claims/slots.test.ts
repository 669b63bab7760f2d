import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { findClaims } from "#factcheck/claims/find-claims.ts"
import { periodText } from "#factcheck/grammar/times/find-periods.ts"
import { getOtherPlace, type ClaimSlots } from "#factcheck/claims/claim-types.ts"
import { readsBack, standAlone } from "#factcheck/messages/stand-alone.ts"

/** Each claim as `kind place other measure period value`, with a dash for what there is none of. */
type Golden = { text: string; claims: string[] }

const LINES = readFileSync(join(import.meta.dirname, "slots.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Golden)

test("there are more than five hundred lines", () => {
  expect(LINES.length).toBeGreaterThan(500)
})

test.each(LINES)("$text", ({ text, claims }) => {
  expect(findClaims(text, null).map(slotsOf).sort()).toEqual(claims.map(sameNumbers).sort())
})

test("nearly every claim has a sentence that stands alone and is read the same", () => {
  const all = LINES.flatMap(({ text }) => findClaims(text, null).map((claim) => ({ text, claim })))
  const lost = all.filter(({ text, claim }) => {
    const figure = claim.figure ? text.slice(claim.figure.start, claim.figure.end) : ""
    return !readsBack(claim, standAlone(claim, figure))
  })
  expect(lost.length / all.length).toBeLessThan(0.01)
})

function slotsOf(claim: ClaimSlots): string {
  const { kind, place, measure, period, value } = claim
  return [
    kind,
    place?.code ?? "-",
    getOtherPlace(claim)?.code ?? "-",
    measure ?? "-",
    period === null ? "none" : periodOf(period),
    value === null ? "-" : Number(value.toPrecision(5)),
  ].join(" ")
}

function periodOf(period: NonNullable<ClaimSlots["period"]>): string {
  const isOpen = period.to === 9999
  const text = periodText({ kind: "span", ...period, to: isOpen ? period.from : period.to })
  return isOpen ? `${text}..` : text
}

function sameNumbers(line: string): string {
  const parts = line.split(" ")
  const last = parts.pop() ?? "-"
  return [...parts, last === "-" ? "-" : Number(Number(last).toPrecision(5))].join(" ")
}
