import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { jmpWash } from "./jmp-wash.ts"
import { tableForm } from "./table-forms.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(jmpWash, join(FIXTURES, "ok"))

test("every kind of table is read; populations that tables repeat count once", async () => {
  const { files, pick } = await readOk()
  expect(files).toHaveLength(1)
  const series = pick("series").map((each) => [
    each.code,
    each.country,
    each.observations.start,
    each.observations.values,
  ])
  expect(series.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual([
    ["HCF.clean_bas_nh", "KEN", 2020, [30]],
    ["INQ.wat_bas.national.poorest", "KEN", 2020, [30]],
    ["INQ.wat_bas.urban.richest", "KEN", 2020, [95]],
    [
      "INQSRC.water.manually-calculated-ratios.springs-surface-water.rural.rich",
      "KEN",
      2014,
      [0.5],
    ],
    ["INQSRC.water.water-ladder.bas.national.poor", "KEN", 2014, [33.5]],
    ["SCH.prop_urb", "KEN", 2020, [28]],
    ["SCH.schoolagepop_nat", "KEN", 2020, [20000]],
    ["SCH.schoolagepop_nat", "MAC", 2020, [90]],
    ["SCH.wat_bas_pri", "KEN", 2020, [45]],
    ["SCH.wat_bas_pri", "WLD", 2020, [55]],
    ["SRC.h_ws_r", "KEN", 2014, [10]],
    ["SRC.s_lat_nemp_n", "KEN", 2014, [20]],
    ["SRC.w_imp_u", "KEN", 2014, [90.5]],
    ["arc_wat_bas_n", "KEN", 2019, [0.5, 0.5]],
    ["hyg_nfac_u", "KEN", 2020, [40]],
    ["m_priv_r", "KEN", 2018, [80.5]],
    ["pop_f_15to49", "KEN", 2018, [12000]],
    ["pop_n", "KEN", 2019, [50000, 51000]],
    ["prop_u", "KEN", 2019, [27, 28]],
    ["wat_bas_n", "KEN", 2019, [60.5, 61]],
    ["wat_bas_r", "KEN", 2019, [50]],
  ])
})

test("names say whom a figure counts, what, where, and which fifth", async () => {
  const { pick } = await readOk()
  const words = new Map(
    pick("indicator").map(({ code, publishedName, unit }) => [code, [publishedName, unit]]),
  )
  const expected: Record<string, [name: string, unit: string]> = {
    wat_bas_r: ["Population using basic drinking water services, rural", "% of the population"],
    arc_wat_bas_n: [
      "Annual change of the share of the population using basic drinking water services",
      "percentage points a year",
    ],
    hyg_nfac_u: ["Population with access to no handwashing facility, urban", "% of the population"],
    m_priv_r: [
      "Women with a private place to wash and change at home, rural",
      "% of women and girls ages 15 to 49",
    ],
    "HCF.clean_bas_nh": [
      "Health care facilities with basic cleaning services, other than hospitals",
      "% of health care facilities",
    ],
    "SCH.wat_bas_pri": ["Schools with basic drinking water services, primary", "% of schools"],
    "SCH.schoolagepop_nat": ["Population of school age", "thousand people"],
    "SRC.w_imp_u": [
      "Surveys: population using improved drinking water sources, urban",
      "% of the population",
    ],
    "SRC.s_lat_nemp_n": ["Surveys: waste from households which are not emptied", "%"],
    "SRC.h_ws_r": ["Surveys: population with access to soap, rural", "% of the population"],
    "INQ.wat_bas.national.poorest": [
      "Population using basic drinking water services, poorest fifth",
      "% of the population",
    ],
    "INQSRC.water.water-ladder.bas.national.poor": [
      "Surveys: Water ladder: Basic, second poorest fifth",
      "% of the population",
    ],
  }
  for (const [code, pair] of Object.entries(expected)) expect(words.get(code), code).toEqual(pair)
})

test("texts for figures, second surveys and what cannot be read are reported", async () => {
  const { pick } = await readOk()
  const problems = pick("problem").map(({ file, problem, line, text }) => [
    file ?? "",
    problem,
    line,
    text,
  ])
  expect(problems).toEqual([
    ["jmp_healthcare_wld_env_cleaning.csv", "bad-number", 2, "TRUE"],
    ["jmp_household_watsan_sources.csv", "bad-period", 4, "20x4"],
    ["jmp_wld_water.csv", "unknown-country", 4, "Atlantis (ATL)"],
    ["", "duplicate", 3, "SRC.w_imp_u of KEN"],
  ])
})

test("codebooks and other files are no tables", () => {
  expect(tableForm("jmp_codebook_hh_inputs.csv")).toBeUndefined()
  expect(tableForm("other.csv")).toBeUndefined()
})

const NOT_OK: Record<string, string> = {
  "no-year": "jmp_wld_water.csv lacks one of the columns iso3 and year.",
  nothing: "holds no jmp_*.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(jmpWash, join(FIXTURES, "not-ok"), NOT_OK))
