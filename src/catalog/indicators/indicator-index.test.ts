import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { addIndicator, addInflation } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createCatalog, type Catalog } from "../create-catalog.ts"

let db: Database
let catalog: Catalog
let inflation: Indicator

beforeEach(async () => {
  db = await testDatabase()
  catalog = createCatalog(db)
  inflation = await addInflation(db)
})

test("an indicator is found by exact name, id, code, former name and symbol-free name", async () => {
  await db.query(
    `insert into indicator_former_name (name_key, name, indicator_id) values ($1, $2, $3)`,
    ["inflation rate", "Inflation (rate)", inflation.id],
  )
  await db.query(`update data_version set version = version + 1`)
  const found = (text: string) => catalog.findIndicator(text)
  expect(await found(inflation.name)).toEqual({ indicator: inflation, renamed: false })
  expect(await found(inflation.id)).toEqual({ indicator: inflation, renamed: false })
  for (const text of [
    "FP.CPI.TOTL.ZG",
    "fp.cpi.totl.zg",
    "World-Bank:fp.cpi.totl.zg",
    "Inflation (rate)",
    "inflation rate",
    "inflation consumer prices annual",
    " INFLATION, consumer prices (annual %) ",
  ]) {
    expect((await found(text))?.indicator.id, text).toBe(inflation.id)
  }
  expect(await found("fp.cpi.totl.zg")).toMatchObject({ renamed: true })
  expect(await found("inflation consumer prices annual")).toMatchObject({ renamed: true })
  expect(await found("Unheard of")).toBeUndefined()
  expect(await found("")).toBeUndefined()
})

test("a name in another case wins over one that is the same only without its symbols", async () => {
  await addIndicator(db, { code: "SP.POP", name: "(Population)" })
  const plain = await addIndicator(db, {
    code: "DEMO",
    name: "Population",
    publisherId: "a-copier",
    sourceId: "a-copier/data",
  })
  for (const text of ["population", "POPULATION", " Population "]) {
    expect((await catalog.findIndicator(text))?.indicator.id, text).toBe(plain.id)
  }
})

test("a present name wins over another indicator's former name, a preferred publisher over another", async () => {
  const other = await addIndicator(db, {
    code: "OTHER",
    name: "Inflation rate",
    publisherId: "imf",
    sourceId: "imf/weo",
  })
  await db.query(
    `insert into indicator_former_name (name_key, name, indicator_id) values ($1, $2, $3)`,
    ["inflation rate", "Inflation rate", inflation.id],
  )
  await addIndicator(db, {
    code: "fp.cpi.totl.zg",
    name: "A copy",
    publisherId: "a-copier",
    sourceId: "a-copier/data",
  })
  expect((await catalog.findIndicator("Inflation rate"))?.indicator.id).toBe(other.id)
  expect((await catalog.findIndicator("fp.cpi.totl.zg"))?.indicator.id).toBe(inflation.id)
})
