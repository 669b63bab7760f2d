import { expect, test } from "vitest"

import { foldAccents } from "./fold-accents.ts"

test("letters lose their accents and size", () => {
  expect(foldAccents("São Tomé, CÔTE D’IVOIRE")).toBe("sao tome, cote d’ivoire")
})
