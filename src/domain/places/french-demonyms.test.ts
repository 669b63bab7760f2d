import { expect, test } from "vitest"

import { listFrenchDemonyms } from "./french-demonyms.ts"

const demonyms = new Map(listFrenchDemonyms())

test("both forms name the country", () => {
  expect(demonyms.get("Malien")).toBe("MLI")
  expect(demonyms.get("Malienne")).toBe("MLI")
  expect(demonyms.get("Nigérien")).toBe("NER")
  expect(demonyms.get("Nigérian")).toBe("NGA")
})

test("what several countries share names none", () => {
  for (const shared of ["Congolais", "Congolaise"]) expect(demonyms.get(shared)).toBeUndefined()
})
