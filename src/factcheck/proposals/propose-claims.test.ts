import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"

import { expect, onTestFinished, test } from "vitest"

import { findClaims } from "#factcheck/claims/find-claims.ts"
import { createAskModel } from "#outbound/ask-model.ts"

import { proposeClaims } from "./propose-claims.ts"

const TEXT =
  "Kenya had a mixed 2019. Wallets shrank as 5.2% went up in smoke through dearer shopping. Its economy grew 5.1% in 2019."

const proposal = { sentence: 0, country: "KEN", measure: "inflation", year: 2019, value: 5.2 }
const answering = (content: unknown) => (): Promise<string> =>
  Promise.resolve(typeof content === "string" ? content : JSON.stringify(content))

async function propose(content: unknown, text = TEXT) {
  return proposeClaims(text, findClaims(text, null), answering(content))
}

test("a proposal whose slots all stand in the text becomes a claim at its figure", async () => {
  const [claim, second] = await propose({ claims: [proposal] })
  expect(second).toBeUndefined()
  expect(claim).toMatchObject({
    kind: "level",
    place: { code: "KEN" },
    measure: "inflation",
    value: 5.2,
    period: { from: 2019, to: 2019 },
  })
  expect(TEXT.slice(claim?.figure?.start, claim?.figure?.end)).toBe("5.2%")
})

test.each([
  ["a figure that the sentence does not state", { value: 5.3 }],
  ["a country that the text does not name", { country: "UGA" }],
  ["a year that the text does not name", { year: 2020 }],
  ["a measure of another unit", { measure: "population" }],
  ["a measure we do not know", { measure: "happiness" }],
  ["a sentence that was not sent", { sentence: 7 }],
  ["a country that is none", { country: "Kenya" }],
  ["a value in words", { value: "5.2" }],
  ["more than it was asked for", { verdict: "incorrect" }],
])("%s is dropped, and the others stay", async (_what, change) => {
  const claims = await propose({ claims: [{ ...proposal, ...change }, proposal] })
  expect(claims).toHaveLength(1)
})

test.each(["nonsense", "", "null", "[]", "{}", '{"claims":{}}', { claims: [1, null, "a"] }])(
  "an answer such as %j gives no claim",
  async (content) => {
    expect(await propose(content)).toEqual([])
  },
)

test("JSON in a fence is read", async () => {
  const fenced = `\`\`\`json\n${JSON.stringify({ claims: [proposal] })}\n\`\`\``
  expect(await propose(fenced)).toHaveLength(1)
})

test("nothing is asked when the grammar understood every sentence with a figure", async () => {
  const text = "Kenya's economy grew 5.1% in 2019. Why did inflation reach 9% in 2011?"
  const asked = proposeClaims(text, findClaims(text, null), () =>
    Promise.reject(new Error("asked")),
  )
  expect(await asked).toEqual([])
})

test.each<[string, RequestListener, RegExp, number]>([
  ["an error", (_, response) => response.writeHead(500).end(), /status 500/, 30_000],
  ["silence", () => undefined, /timeout/i, 50],
  ["a page", (_, response) => response.end("<html>"), /JSON|token/i, 30_000],
])("%s of the service is told to the caller", async (_what, listener, message, timeoutMs) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = createAskModel({ url: `http://127.0.0.1:${String(port)}/v1`, timeoutMs })
  await expect(proposeClaims(TEXT, findClaims(TEXT, null), ask)).rejects.toThrow(message)
})
