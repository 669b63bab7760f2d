import { readFile } from "node:fs/promises"

import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addInflation, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

const text = await readFile("docs/api.md", "utf8")
/** What the document names before it uses it: `PAGE="http://…"`. */
const VARIABLES = new Map(
  [...text.matchAll(/^([A-Z]+)="?([^"\n]+)"?$/gm)].map(([, name, value]) => [name, value]),
)
/** Addresses that the document reads with curl and nothing but curl's plain words. */
const ADDRESSES = [...text.matchAll(/^curl (?:-[iO]+J? )?"([^"]+)"(?! .*(?:-H|-d))/gm)].map(
  ([, address = ""]) =>
    address.replaceAll(/\$([A-Z]+)/g, (_, name: string) => VARIABLES.get(name) ?? name),
)

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const indicator = await addInflation(db)
  await addSeries(db, { indicator, country: "NGA", start: "2020", values: [13, 17, 18.8] })
  const publicFeatures = ["analysis", "country-dashboard"] as const
  app = (await testSite(db, { publicFeatures })).app
}, 240_000)
afterAll(() => app.close())

test("the document reads much", () => {
  expect(ADDRESSES.length).toBeGreaterThan(25)
})

test.each(ADDRESSES)("%s is an address that the site understands", async (address) => {
  const { statusCode, body } = await app.inject({
    url: new URL(address).pathname + new URL(address).search,
  })
  // What these few figures do not hold is not there; what is misspelt is refused.
  expect(statusCode === 400 && !/“[^”]+” is not known\./.test(body) ? body : "").toBe("")
})
