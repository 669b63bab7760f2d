import { expect, test } from "vitest"

import type { StoredSeries } from "#catalog/dataset.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { heldFigures } from "#tests/support/held-figures.ts"

import { createFactChecker } from "../create-fact-checker.ts"

test.each([
  ["GGXWDG_NGDP", "Kenya's general government debt as a share of GDP was 68.0% in 2020"],
  ["GC.DOD.TOTL.GD.ZS", "Kenya's central government debt as a share of GDP was 68.0% in 2020"],
])("debt is told as what the figures of %s count", async (code, words) => {
  const catalog = heldFigures({ [code]: ["Debt", "% of GDP", 68.04] })
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(
    "Kenya's public debt was 55% of GDP in 2020.",
  )
  expect(claim?.message).toContain(words)
  expect(claim?.statement).toBe("Kenya's government debt as a share of GDP was 55% in 2020.")
})

test.each([
  [5.75, "5.75%"],
  [5.5, "5.5%"],
  [5.73, "5.7%"],
])("a rate of %d is told as %s", async (value, words) => {
  const catalog = heldFigures({ "FP.CPI.TOTL.ZG": ["Inflation", "annual %", value] })
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(
    "Kenya's inflation was 9% in 2020.",
  )
  expect(claim?.message).toContain(`Kenya's consumer price inflation was ${words} in 2020`)
})

test.each([
  ["EN.ATM.CO2E.KT", "kt", 17_740],
  ["EN.GHG.CO2.MT.CE.AR5", "Mt CO2e", 17.74],
])(
  "emissions published in the unit of %s are told in that of the author",
  async (code, unit, value) => {
    const catalog = heldFigures({ [code]: ["CO2 emissions", unit, value] })
    const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(
      "Kenya's CO2 emissions were 12 million tonnes in 2020.",
    )
    expect(claim?.status).toBe("incorrect")
    expect(claim?.message).toContain("were 17.7 million tonnes in 2020")
    expect(claim?.correction?.text).toBe("18 million")
  },
)

test("the wrong way of a single year is told by its own rate", async () => {
  const catalog = heldFigures({ "NY.GDP.MKTP.KD.ZG": ["GDP growth (annual %)", "annual %", 5.7] })
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(
    "Kenya's economy shrank in 2020.",
  )
  expect(claim?.message).toMatch(
    /^Incorrect\. Kenya's GDP growth was 5\.7% in 2020 \(.*\)\. Write that it grew\.$/,
  )
})

test("emissions per head are those of the whole divided by the people where only these are held", async () => {
  const catalog = heldFigures({
    "EN.ATM.CO2E.KT": ["CO2 emissions (kt)", "kt", 17_740],
    "SP.POP.TOTL": ["Population, total", "people", 52_000_000],
  })
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(
    "Kenya's CO2 emissions per head were 0.34 tonnes in 2020.",
  )
  expect(claim?.status).toBe("correct")
  expect(claim?.message).toContain("0.341 tonnes per person")
})

test("a figure is never replaced by one without a size", async () => {
  const catalog = heldFigures({ "NY.GDP.MKTP.CD": ["GDP", "current US$", 126e9] })
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(
    "Kenya's GDP was $42 trillion in 2020.",
  )
  expect(claim?.correction?.text).toBe("$0.13 trillion")
})

test.each([
  ["Kenya's current account balance was -5.8% of GDP in 2020.", 4.2, "4.2%"],
  ["Kenya's current account balance was 5.8% of GDP in 2020.", -4.2, "-4.2%"],
  ["Kenya's current account balance was -5.8% of GDP in 2020.", -4.2, "-4.2%"],
  ["Kenya had a current account deficit of 5.8% of GDP in 2020.", -4.2, "4.2%"],
])("%s is put right with the sign of %d", async (text, actual, figure) => {
  const catalog = heldFigures({ "BN.CAB.XOKA.GD.ZS": ["Current account", "% of GDP", actual] })
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(text)
  expect(claim?.correction?.text).toBe(figure)
})

test("a figure below a heading of thousands is put right in thousands", async () => {
  const catalog = heldFigures({ "SP.POP.TOTL": ["Population, total", "people", 55_339_003] })
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(
    "Population (thousands), 2020\nKenya\t5,534\nGhana\t..",
  )
  expect(claim?.correction?.text).toBe("55,339")
})

const HELD = {
  "NE.EXP.GNFS.ZS": ["Exports", "% of GDP", 16.2],
  "GC.TAX.TOTL.GD.ZS": ["Tax revenue", "% of GDP", 13.1],
  "FI.RES.TOTL.CD": ["Reserves", "current US$", 8e9],
} as const

test.each([
  ["Kenya's exports were 30% of GDP in 2020.", "were 16.2%"],
  ["Kenya's tax revenue was 30% of GDP in 2020.", "was 13.1%"],
  ["Kenya's foreign reserves were $30 billion in 2020.", "were US$8bn"],
])("%s is put right with the number of its noun", async (text, words) => {
  const catalog = heldFigures(HELD)
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(text)
  expect(claim?.message).toContain(words)
})

test.each([
  ["Kenya's economy grew by 1.2% in 2020.", -0.94, "Write that it shrank by 0.94%."],
  ["Kenya's economy shrank by 1.2% in 2020.", 3.94, "Write that it grew by 3.9%"],
])("%s is not put right by a figure with the other sign", async (text, actual, advice) => {
  const catalog = heldFigures({ "NY.GDP.MKTP.KD.ZG": ["GDP growth", "annual %", actual] })
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(text)
  expect(claim?.status).toBe("incorrect")
  expect(claim?.message).toContain("The sign is wrong.")
  expect(claim?.message).toContain(advice)
  expect(claim?.correction).toBe(null)
})

test("a deficit is not put right by the size of a surplus", async () => {
  const catalog = heldFigures({ "BN.CAB.XOKA.GD.ZS": ["Current account", "% of GDP", 4.2] })
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(
    "Kenya had a current account deficit of 5.8% of GDP in 2020.",
  )
  expect(claim?.correction).toBe(null)
  expect(claim?.message).toContain("Write that it was 4.2%.")
})

test("a bound of several years is not put right by the figure of one", async () => {
  const catalog = heldFigures({ "FP.CPI.TOTL.ZG": ["Inflation", "annual %", 5.4] })
  const [claim] = await createFactChecker({ catalog, publicUrl: "" }).check(
    "Kenya's inflation was above 20% in every year from 2019 to 2020.",
  )
  expect(claim?.message).not.toContain("Write 5.4%")
})

const INFLATION = { "FP.CPI.TOTL.ZG": ["Inflation", "annual %", 5.4] } as const

/** The message where an older file of another day says 9%. */
async function messageBeside(older: Pick<StoredSeries, "vintage" | "vintageStated">) {
  const catalog = heldFigures(INFLATION)
  const checker = createFactChecker({
    catalog: {
      ...catalog,
      listOlderSeries: (series) =>
        Promise.resolve([
          { ...series, ...older, observations: { ...series.observations, values: [9] } },
        ]),
    },
    publicUrl: "",
  })
  const [claim] = await checker.check("Kenya's inflation was 9% in 2020.")
  return claim?.message
}

test("a claim that an earlier publication bears out is told with its figure and day", async () => {
  expect(await messageBeside({ vintage: "2021-06-30", vintageStated: true })).toBe(
    "Correct by an earlier publication (FAO, FAOSTAT, data as of 30-06-2021), which gives 9.0%; since then the figures were revised. Kenya's consumer price inflation was 5.4% in 2020 (FAO, FP.CPI.TOTL.ZG, data as of 21-11-2026).",
  )
})

test.each([
  { vintage: "2026-11-21", vintageStated: true },
  { vintage: "2020-12-31", vintageStated: false },
])("a file that is not known to be earlier is not called so: %o", async (older) => {
  expect(await messageBeside(older)).toBe(
    "Correct by another file of the same publisher (FAO, FAOSTAT), which gives 9.0%. The file used here differs: Kenya's consumer price inflation was 5.4% in 2020 (FAO, FP.CPI.TOTL.ZG, data as of 21-11-2026).",
  )
})

test.each([
  [
    { SLE: 40, GHA: 30, SEN: 5, TGO: 4 },
    "the 3rd highest in West Africa in 2020, behind Sierra Leone and Ghana (",
  ],
  [
    { SLE: 40, GHA: 5, SEN: 5, TGO: 4 },
    "the 2nd highest in West Africa in 2020, behind Sierra Leone (",
  ],
  [
    { SLE: 40, GHA: 30, SEN: 29, TGO: 28 },
    "the 5th highest in West Africa in 2020, behind Sierra Leone and 3 others (",
  ],
])("who comes before a place in an order is named: %o", async (rivals, words) => {
  const catalog = heldFigures({ "FP.CPI.TOTL.ZG": ["Inflation", "annual %", 20] })
  const [indicator] = catalog.indicators
  const [own] = indicator ? await catalog.listSeries(indicator) : []
  const seriesOf = (values: Record<string, number>): StoredSeries[] =>
    Object.entries(values).flatMap(([code, value]) => {
      const country = countryByCode(code)
      if (!own || !country) return []
      const observations = { ...own.observations, values: [value] }
      return [{ ...own, country, id: `${own.indicator.id}:${code}:yearly`, observations }]
    })
  const held = { ...catalog, listSeries: () => Promise.resolve(seriesOf({ NGA: 20, ...rivals })) }
  const [claim] = await createFactChecker({ catalog: held, publicUrl: "" }).check(
    "Nigeria had the highest inflation in West Africa in 2020.",
  )
  expect(claim?.message).toContain(words)
})
