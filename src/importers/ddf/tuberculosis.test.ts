import { expect, test } from "vitest"

import { tuberculosis } from "./tuberculosis.ts"

test("an abbreviation in brackets does not end the name", () => {
  const description =
    "Number of adults newly enrolled in HIV treatment (i.e. those who registered) during the period"
  const { name } = tuberculosis.map({
    measure: "hiv_reg_new",
    concept: { definition: description, description, name: description },
    parts: [],
    remarks: new Map(),
    tags: new Map(),
  })
  expect(name).toBe("TB: Number of adults newly enrolled in HIV treatment during the period")
})
