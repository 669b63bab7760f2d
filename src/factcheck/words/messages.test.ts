import { expect, test } from "vitest"

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
    expect(claim?.message).toContain("was 17.7 million tonnes in 2020")
    expect(claim?.correction?.text).toBe("18 million")
  },
)

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
