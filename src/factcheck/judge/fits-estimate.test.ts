import { expect, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

test("a figure that a publisher still calls an estimate is not called incorrect by another's", async () => {
  const db = await testDatabase()
  await addSource(db, { id: "imf/weo", publisherId: "imf", publisher: "IMF" })
  const unit = "annual %"
  const bank = await addIndicator(db, { code: "NY.GDP.MKTP.KD.ZG", name: "GDP growth", unit })
  const fund = await addIndicator(db, {
    ...{ code: "NGDP_RPCH", name: "Real GDP growth", unit },
    ...{ publisherId: "imf", sourceId: "imf/weo" },
  })
  const values = [3.1, 3.2, 3.1, 5.9]
  await addSeries(db, { indicator: bank, country: "GHA", start: "2020", values })
  await addSeries(db, {
    ...{ indicator: fund, country: "GHA", start: "2020", values: [3.1, 3.2, 3.1, 4.6, 8.8] },
    forecastFrom: 2023,
  })
  const checker = createFactChecker({ catalog: createCatalog(db), publicUrl: "" })
  const check = async (growth: string) => {
    const [claim] = await checker.check(`Ghana's economy grew by ${growth} in 2023.`, {
      asOf: "2025-03-01",
    })
    return claim
  }
  const estimated = await check("4.6%")
  expect(estimated?.status).toBe("unverified")
  expect(estimated?.message).toContain("It fits an estimate")
  expect((await check("5.9%"))?.status).toBe("correct")
  expect((await check("7.4%"))?.status).toBe("incorrect")
  // What is forecast for a later year is no estimate of this one.
  expect((await check("8.8%"))?.status).toBe("incorrect")
})
