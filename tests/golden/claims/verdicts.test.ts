import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { figuresCatalog } from "#tests/support/figures-catalog.ts"

/** Each claim as `kind place other code period value status`, with a dash for what there is none of. */
type Golden = { text: string; asOf?: string; claims: string[] }

/** `verdicts.jsonl`, then a file for each class of statements in `classes`; figures stand in `fixtures/figures*.json`. */
const LINES = ["verdicts.jsonl", "classes/*.jsonl"].flatMap(pathsOf).flatMap((path) =>
  readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Golden),
)
const catalog = figuresCatalog(...pathsOf("fixtures/figures*.json"))
const checker = createFactChecker({ catalog, publicUrl: "" })

test("there are more than five hundred lines, with every status and sentences without a claim", () => {
  expect(LINES.length).toBeGreaterThan(500)
  const statuses = LINES.flatMap(({ claims }) => claims.map((claim) => claim.split(" ").at(-1)))
  expect(new Set(statuses)).toEqual(
    new Set(["correct", "incorrect", "unverified", "incomplete", "unavailable"]),
  )
  expect(LINES.filter(({ claims }) => claims.length === 0).length).toBeGreaterThan(80)
})

test.each(LINES)("$text", async ({ text, asOf, claims }) => {
  const found = await checker.check(text, { asOf })
  expect(found.map(lineOf)).toEqual(claims)
})

test("a statement by itself gets the verdict it had in its text", async () => {
  const all = await checkAll()
  const lost: string[] = []
  for (const { statement, status, claim, evidence } of all) {
    // What only the text around it left open is settled by a statement that names everything.
    if (evidence.rule.startsWith("the text does not settle")) continue
    const alone = await checker.validate(statement)
    if (alone?.status !== status) lost.push(`${statement} ${claim.kind} ${status}`)
  }
  // A share, so that one odd wording does not stand in the way; what is lost is shown.
  expect(lost.length / all.length, lost.join("\n")).toBeLessThanOrEqual(0.01)
})

test("every incorrect claim is told what to write instead", async () => {
  const silent = (await checkAll())
    .filter(({ status }) => status === "incorrect")
    .filter(({ message }) => !/\b(?:Write|Leave out)\b.{4,}/.test(message))
  expect(silent.map(({ message }) => message)).toEqual([])
})

test("every incomplete claim is asked for exactly what is missing", async () => {
  const open = (await checkAll()).filter(({ status }) => status === "incomplete")
  expect(open.length).toBeGreaterThan(10)
  for (const { claim, message } of open) {
    const asked = [/which country/, /what is measured/, /which years?/].map((ask) =>
      ask.test(message),
    )
    const missing = [claim.country, claim.indicatorCode, claim.period].map((slot) => slot === null)
    expect(asked, message).toEqual(missing)
  }
})

test("the same text gets the same answer", async () => {
  const text = LINES.slice(0, 60)
    .map((line) => line.text)
    .join(" ")
  expect(JSON.stringify(await checker.check(text))).toBe(JSON.stringify(await checker.check(text)))
})

const MISSED = "Wallets in Kenya shrank as 5.2% went up in smoke through dearer shopping in 2019."
const PROPOSED = { sentence: 0, country: "KEN", measure: "inflation", year: 2019, value: 5.2 }

test("what a language model proposes is judged by the figures and marked", async () => {
  const ask = () => Promise.resolve(JSON.stringify({ claims: [PROPOSED] }))
  const [claim] = await createFactChecker({ catalog, publicUrl: "", ask }).check(MISSED)
  expect(claim).toMatchObject({
    foundBy: "language-model",
    status: "correct",
    claim: { country: "KEN", indicatorCode: "FP.CPI.TOTL.ZG", period: "2019", statedValue: 5.2 },
  })
  expect(claim?.message).toMatch(/language model/)
})

test("a language model that fails is reported, and the check is what it is without", async () => {
  const faults: unknown[] = []
  const ask = () => Promise.reject(new Error("not heard"))
  const onModelFault = (error: unknown) => faults.push(error)
  const text = `${MISSED} ${LINES[0]?.text ?? ""}`
  const without = await checker.check(text)
  const faulty = createFactChecker({ catalog, publicUrl: "", ask, onModelFault })
  expect(await faulty.check(text)).toEqual(without)
  expect(faults).toHaveLength(1)
})

/** Files beside this one, in order of name. */
function pathsOf(pattern: string): string[] {
  return globSync(join(import.meta.dirname, pattern)).sort()
}

async function checkAll(): Promise<CheckedClaim[]> {
  const all: CheckedClaim[] = []
  for (const { text, asOf } of LINES) all.push(...(await checker.check(text, { asOf })))
  return all
}

function lineOf({ claim, status }: CheckedClaim): string {
  const { kind, country, country2, indicatorCode, period, statedValue } = claim
  const value = statedValue === null ? "-" : Number(statedValue.toPrecision(6))
  return [
    kind,
    ...[country, country2, indicatorCode, period].map((slot) => slot ?? "-"),
    value,
    status,
  ].join(" ")
}
