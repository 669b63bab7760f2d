import { expect, test } from "vitest"

import { aidsinfo } from "./health/aidsinfo.ts"
import type { DdfProfile, DimensionValue } from "./profile.ts"
import { sdg } from "./sdg/sdg.ts"
import { systemaGlobalis } from "./compilations/systema-globalis.ts"
import { uis } from "./education/uis.ts"

function findName(
  profile: DdfProfile,
  concept: Record<string, string>,
  parts: readonly DimensionValue[] = [],
  measure = "measure",
): string {
  return profile.map({ measure, concept, parts, remarks: new Map(), tags: new Map() }).name
}

test.each([
  ["cities", "antofagasta_antofagasta", "Antofagasta"],
  ["cities", "lima_sanborja", "San Borja (Lima)"],
  ["cities", "portlouis", "Port Louis"],
  ["cities", "nairobi", "Nairobi"],
  ["sampling_stations", "nrsmai", "Maria Island"],
  ["policy_domains", "domain1", "migrant rights"],
])("of the SDG indicators %s %s is called %s", (dimension, value, label) => {
  const concept = { description: "Collection coverage, by cities (%)" }
  expect(findName(sdg, concept, [{ dimension, value }])).toBe(`Collection coverage, ${label} (%)`)
})

test.each([
  [
    "[ILO] Proportion of mothers receiving benefits (%)",
    "Proportion of mothers receiving benefits (%)",
  ],
  ["Number of deaths due to disaster (number)", "Number of deaths due to disaster"],
  ["Infant deaths (number)", "Infant deaths (number)"],
  ["Deaths per 100,000 population (Per 100,000 population)", "Deaths per 100,000 population"],
  [
    "(S.4.C.10) Extent to which countries have laws and regulations that guarantee full and equal access to women and men aged 15 years and older to sexual and reproductive health care, information and education: Component 10: HIV Counselling and Test Services",
    "Laws and regulations that guarantee equal access to sexual and reproductive health care: Component 10: HIV Counselling and Test Services",
  ],
])("the SDG label %s makes the name %s", (description, name) => {
  expect(findName(sdg, { description })).toBe(name)
})

test("the compiler in front of an SDG label stands in the source note", () => {
  const concept = { description: "[ILO] Proportion of mothers receiving benefits (%)" }
  const mapped = sdg.map({ measure: "m", concept, parts: [], remarks: new Map(), tags: new Map() })
  expect(mapped.sourceNote).toBe("International Labour Organization")
})

test.each([
  [
    "Europe: Students from Slovakia, both sexes (number)",
    "Inbound internationally mobile students from Slovakia, both sexes (number)",
  ],
  [
    "Asia: Students from unknown countries, both sexes (number)",
    "Inbound internationally mobile students from unknown countries of Asia, both sexes (number)",
  ],
])("UNESCO's %s is called %s", (published, name) => {
  expect(findName(uis, { name: published })).toBe(name)
})

test("ages below and above are told apart in words", () => {
  expect(findName(aidsinfo, { name: "Viral hepatitis Hepatitis B < 25" })).toBe(
    "Viral hepatitis, Hepatitis B, under 25",
  )
  expect(findName(aidsinfo, { name: "Viral hepatitis Hepatitis B 25+" })).toBe(
    "Viral hepatitis, Hepatitis B, 25 and over",
  )
})

test("a measure that is called by the name of another is named by its description", () => {
  const concept = { name: "Extreme temperature affected annual number" }
  const measure = "extreme_temperature_deaths_annual_number"
  expect(findName(systemaGlobalis, concept, [], measure)).toBe(
    "Extreme temperature deaths annual number",
  )
})
