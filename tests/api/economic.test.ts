import { expect, test } from "vitest"

import { accessTable, OPENABLE } from "#domain/accounts/access.ts"
import { callApi, testApi } from "#tests/support/call-api.ts"

// The sample holds Nigeria's inflation: 13.2 for 2020, nothing for 2021, 18.8 for 2022.
const RIGHT = "Nigeria's inflation averaged 18.8% in 2022."
const WRONG = "Nigeria's inflation averaged 25% in 2020."

const app = await testApi({ access: accessTable(OPENABLE) })
const post = (path: string, payload: object) =>
  callApi(app, { method: "POST", url: `/api/v1/economic/${path}`, payload })

test("a text is checked claim by claim, with evidence and source", async () => {
  const query = `${RIGHT} ${WRONG}`
  const { status, body } = await post("check", { query })
  expect(status).toBe(200)
  const [right, wrong] = body.data.claims
  expect(right).toMatchObject({
    status: "correct",
    claim: { country: "NGA", indicatorCode: "FP.CPI.TOTL.ZG", period: "2022", statedValue: 18.8 },
    evidence: { actualValue: 18.8, seriesId: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly" },
  })
  expect(query.slice(right.start, right.end)).toBe(right.originalText)
  expect(wrong.status).toBe("incorrect")
  expect(query.slice(wrong.correction.start, wrong.correction.end)).toBe("25%")
  expect(wrong.correction.text).toBe("13%")
  expect(wrong.message).toContain("Write “13%” instead of “25%”")
})

test("statements stand alone, and each gets the same verdict by itself", async () => {
  const query = `${RIGHT} In 2020 it was 25%. In 2021 it was 3%.`
  const { body } = await post("statement", { query })
  const checked = await post("check", { query })
  const statements = Object.keys(body.message)
  expect(statements).toHaveLength(3)
  for (const [k, statement] of statements.entries()) {
    const alone = await post("validate", { query: statement })
    expect(alone.body.validation_status).toBe(checked.body.data.claims[k].status)
  }
  const claims = checked.body.data.claims as { originalText: string }[]
  expect(Object.values(body.message)).toEqual(claims.map(({ originalText }) => originalText))
})

test("statements that read the same are numbered and none is lost", async () => {
  const { body } = await post("statement", { query: `${RIGHT} ${RIGHT}` })
  const [first, second] = Object.keys(body.message)
  expect(second).toBe(`${String(first)} (2)`)
  const alone = await post("validate", { query: second ?? "" })
  expect(alone.body.validation_status).toBe("correct")
})

test("a verdict names its source; a text without a claim asks for one", async () => {
  const right = await post("validate", { query: RIGHT })
  expect(right.body.source).toMatchObject({ provider: "World Bank", source_type: "sankore" })
  const none = await post("validate", { query: "India is a beautiful country." })
  expect(none.body).toMatchObject({ validation_status: "incomplete", data: null })
})

test("the verdict on the first of several claims says that there are more", async () => {
  const one = await post("validate", { query: RIGHT })
  expect(one.body.message).not.toContain("first of")
  const two = await post("validate", { query: `${RIGHT} In 2020 it was 25%.` })
  expect(two.body.validation_status).toBe("correct")
  expect(two.body.message).toContain("This is the verdict on the first of 2 claims;")
})

test("several texts are checked in one call, in order", async () => {
  const { body } = await post("check/batch", { queries: [{ query: RIGHT }, { query: WRONG }] })
  const results = body.data.results as { claims: { status: string }[] }[]
  const statuses = results.map(({ claims }) => claims[0]?.status)
  expect(statuses).toEqual(["correct", "incorrect"])
})

test("a long text can be read line by line", async () => {
  const response = await app.inject({
    method: "POST",
    url: "/api/v1/economic/check",
    headers: { accept: "application/x-ndjson" },
    payload: { query: `${RIGHT} ${WRONG}` },
  })
  expect(response.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8")
  const lines = response.body.trim().split("\n")
  const statuses = lines.map((line) => (JSON.parse(line) as { status: string }).status)
  expect(statuses).toEqual(["correct", "incorrect"])
})

test("figures that may not be passed on are not used", async () => {
  const { body } = await post("check", { query: "Ghana's inflation was 18.8% in 2022." })
  expect(body.data.claims[0]).toMatchObject({ status: "unavailable", source: null })
})

test.each([
  ["a text that is too long", { query: "a".repeat(20_001) }],
  ["no text", {}],
  ["a day that is none", { query: RIGHT, asOf: "2023-02-30" }],
])("%s is refused", async (_name, payload) => {
  expect((await post("check", payload)).status).toBe(400)
})

test("fact-checking needs a sign-in unless the operator opened it", async () => {
  const closed = await testApi()
  for (const path of ["statement", "validate", "check", "check/batch"]) {
    const url = `/api/v1/economic/${path}`
    const answer = await callApi(closed, { method: "POST", url, payload: { query: RIGHT } })
    expect(answer.status).toBe(401)
  }
})
