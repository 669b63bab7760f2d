import fc from "fast-check"
import type { FastifyInstance } from "fastify"
import { beforeAll, expect, test } from "vitest"

import { OPERATIONS } from "#api/v1/routes.ts"
import { callApi, testApi } from "#tests/support/call-api.ts"
import { storedServices } from "#tests/support/stored-services.ts"

let app: FastifyInstance

beforeAll(async () => {
  app = await testApi(await storedServices())
}, 120_000)

const READS = OPERATIONS.filter(({ method }) => method === "GET")

const RUNS = 100

const HOSTILE = fc.constantFrom(
  ..."__proto__|constructor|toString|'; drop table series; --|%|%00|%zz|\u0000|\\|\"|<script>|{{1}}|../..|-1|0|1e9|NaN|9999999999|nigeria|NGA|yearly|price|2024-12-31|\u202e|😀|e\u0301".split(
    "|",
  ),
)
const TEXT = fc.oneof(HOSTILE, fc.string({ unit: "binary", maxLength: 40 }), fc.string())

/** A query string of known and unknown keys, sometimes not encoded at all. */
function queryOf(known: readonly string[]) {
  const key = fc.oneof(fc.constantFrom("x", "__proto__", "limit[]", ...known), TEXT)
  const pair = fc.tuple(key, TEXT).map((parts) => parts.map(encode).join("="))
  const raw = fc.string({ unit: fc.constantFrom(..."abc=&%[]0;+?/".split("")), maxLength: 60 })
  return fc.oneof({ weight: 4, arbitrary: fc.array(pair).map((pairs) => pairs.join("&")) }, raw)
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

test.each(READS.map((operation) => [operation.path, operation] as const))(
  "%s answers as documented whatever it is asked",
  async (path, operation) => {
    const params = fc.array(
      TEXT.filter((text) => text !== ""),
      { minLength: 1, maxLength: 1 },
    )
    await fc.assert(
      fc.asyncProperty(
        params,
        queryOf(Object.keys(operation.query.shape)),
        async ([text], query) => {
          const address = path.replace(/:\w+/, encode(text ?? "x"))
          const { status } = await callApi(app, `/api/v1${address}?${query}`)
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: RUNS },
    )
  },
)

test("a click answers as documented whatever is sent", async () => {
  await fc.assert(
    fc.asyncProperty(TEXT, fc.json(), async (text, payload) => {
      const { status } = await callApi(app, {
        method: "PATCH",
        url: `/api/v1/search/${encode(text)}`,
        headers: { "content-type": "application/json" },
        payload,
      })
      expect(status).toBeLessThan(500)
    }),
    { numRuns: RUNS },
  )
})
