import { expect, test } from "vitest"

import { findClaims } from "./find-claims.ts"

/** Country of each claim and whether the text settles it. */
function readPlaces(text: string): string[] {
  return findClaims(text, null).map(
    ({ place, grounds }) => `${place?.code ?? "none"} ${grounds.place}`,
  )
}

test.each([
  ["rupees", "MEX contested"],
  ["yen", "MEX contested"],
  ["pesos", "MEX carried"],
])("a dollar in %s after a sentence about Mexico", (currency, second) => {
  const text = `In Mexico the dollar averaged 18.1 pesos in 2024. The US dollar averaged 90.1 ${currency} in 2023.`
  expect(readPlaces(text).at(-1)).toBe(second)
})

test("the currency of another country makes what follows in its paragraph open", () => {
  const before = "GDP of Ivory Coast was $87.1 billion in 2024."
  const after = "Remittances brought in $2.5 billion in 2024."
  expect(readPlaces(`${before}\n\nThe economy is doing well. ${after}`).at(-1)).toBe("CIV carried")
  expect(readPlaces(`${before}\n\nThe cedi is doing well. ${after}`).at(-1)).toBe("CIV contested")
})

test("sterling is a name of the British pound", () => {
  const text =
    "In Britain the exchange rate was 0.80 pounds to the dollar in 2022. In 2023 the exchange rate of sterling was 0.80 to the dollar."
  expect(readPlaces(text)).not.toContain("GBR contested")
})
