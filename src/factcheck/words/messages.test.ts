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
