import { expect, test } from "vitest"

import { importPlans } from "./import-plan.ts"

const WEEK = 7 * 24 * 3_600_000

test("a source with an official address is fetched as often as is set", () => {
  expect(importPlans(WEEK)("indec-ipc")).toEqual({
    address: "https://www.indec.gob.ar/ftp/cuadros/economia/serie_ipc_divisiones.csv",
    everyMs: WEEK,
  })
  expect(importPlans(null)("indec-ipc").everyMs).toBeNull()
})

test("a source without one waits for a file, whatever is set", () => {
  expect(importPlans(WEEK)("jrc-edgar")).toEqual({ address: null, everyMs: null })
  expect(importPlans(WEEK)("of-nobody")).toEqual({ address: null, everyMs: null })
})
