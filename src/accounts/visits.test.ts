import { expect, test } from "vitest"

import { countDashboardVisits } from "#db/accounts/dashboard-visits.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createVisits } from "./visits.ts"

const DAY_MS = 24 * 3_600_000

async function open() {
  const db = await testDatabase()
  const clock = { now: new Date("2026-06-01T23:59:00Z") }
  const visits = createVisits({ db, secret: "a secret of the test", now: () => clock.now })
  const counts = () => countDashboardVisits(db, "2026-01-01")
  return { db, clock, visits, counts }
}

test("a person counts once a day for a country, however often the visit is reported", async () => {
  const { clock, visits, counts } = await open()
  for (const account of ["amina", "amina", "bola"]) {
    const id = visits.createId(account, "NGA")
    expect(await visits.report(account, id)).toBe("NGA")
  }
  await visits.report("amina", visits.createId("amina", "GHA"))
  expect(await counts()).toEqual([
    { countryCode: "NGA", visits: 2 },
    { countryCode: "GHA", visits: 1 },
  ])
  clock.now = new Date(clock.now.getTime() + DAY_MS)
  await visits.report("amina", visits.createId("amina", "NGA"))
  expect((await counts())[0]).toEqual({ countryCode: "NGA", visits: 3 })
})

test("an id of another person, of an older day or of nobody is not taken", async () => {
  const { clock, visits, counts } = await open()
  const id = visits.createId("amina", "NGA")
  for (const wrong of ["", "NGA", `GHA${id.slice(3)}`, visits.createId("bola", "NGA")]) {
    expect(await visits.report("amina", wrong)).toBeUndefined()
  }
  clock.now = new Date(clock.now.getTime() + 2 * DAY_MS)
  expect(await visits.report("amina", id)).toBeUndefined()
  expect(await counts()).toEqual([])
})

test("what was opened before midnight may be reported after it", async () => {
  const { clock, visits } = await open()
  const id = visits.createId("amina", "NGA")
  clock.now = new Date(clock.now.getTime() + 120_000)
  expect(await visits.report("amina", id)).toBe("NGA")
})

test("nothing that is stored names the person", async () => {
  const { db, visits } = await open()
  await visits.report("amina", visits.createId("amina", "NGA"))
  expect(JSON.stringify(await db.query("select * from dashboard_visit"))).not.toContain("amina")
})
