import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { whoGtb } from "./who-gtb.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(whoGtb, join(FIXTURES, "ok", "who-tb-programme-2024-07-29"))

test("the day is that of the database's name", async () => {
  const { files } = await readOk()
  expect(files.map(({ vintage }) => vintage)).toEqual([{ date: "2024-07-29", stated: true }])
})

test("variables that the dictionary defines are series, months and quarters among them", async () => {
  const { pick } = await readOk()
  expect(
    pick("series").map(({ code, country, frequency, observations }) => [
      code,
      country,
      frequency,
      observations.values,
    ]),
  ).toEqual([
    ["TB.c_newinc", "KEN", "yearly", [71_000, null, 90_000]],
    ["TB.c_notified", "KEN", "yearly", [72_000]],
    ["TB.e_pop_num", "KEN", "yearly", [53_000_000]],
    ["TB.budget_lab", "KEN", "yearly", [1_000_000]],
    ["TB.tpt_1hp", "KEN", "yearly", [1]],
    ["TB.notifications", "KEN", "monthly", [10, null, 12]],
    ["TB.notifications", "UGA", "quarterly", [30, 31]],
    ["TB.DRS.mdr_new", "KEN", "yearly", [8]],
  ])
})

test("names, units, topics and definitions are those of the dictionary", async () => {
  const { pick } = await readOk()
  const words = pick("indicator").map(({ code, publishedName, unit, topics }) => [
    code,
    publishedName,
    unit,
    topics.at(-1),
  ])
  expect(words).toEqual([
    ["TB.c_newinc", "Total of new and relapse TB cases", "number", "Notification"],
    [
      "TB.c_notified",
      "Total number of TB cases notified, new, relapse and previously treated",
      "number",
      "Notification",
    ],
    ["TB.e_pop_num", "TB: Estimated total population number", "people", "Estimates"],
    [
      "TB.budget_lab",
      "TB: Budget required for laboratory infrastructure (US Dollars)",
      "US$",
      "Budget",
    ],
    [
      "TB.tpt_1hp",
      "TB: Was the 1HP regimen used at least once?",
      "1 = yes, 0 = no",
      "Contacts preventive treatment",
    ],
    [
      "TB.notifications",
      "Number of TB cases notified, provisional figures of months and quarters",
      "number",
      "Provisional notification",
    ],
    [
      "TB.DRS.mdr_new",
      "Drug resistance surveys: Number of new MDR-TB patients",
      "number",
      "Drug resistance surveillance",
    ],
  ])
  expect(pick("indicator")[0]?.notes).toBe("A remark")
})

test("codes, parts of countries and what cannot be read are reported", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ file, problem, text }) => [file, problem, text])).toEqual([
    ["tb.csv", "missing-text", "No definition of newinc"],
    ["tb.csv", "unknown-country", "Atlantis (XXX)"],
    ["tb.csv", "bad-period", "20x2"],
    ["tb.csv", "bad-number", "many"],
    ["tpt.csv", "notation-key", "3"],
    ["drnew.csv", "unknown-country", "Parts of Uganda"],
    [undefined, "duplicate", "TB.c_newinc of KEN"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-years": "tb.csv lacks one of the columns iso3 and year.",
  nothing: "holds no tb.csv with dic.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(whoGtb, join(FIXTURES, "not-ok"), NOT_OK))
