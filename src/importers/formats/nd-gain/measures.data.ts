import type { Category } from "#domain/indicators/category.ts"

/** What one of the index's indicators measures, and in what unit its raw figures are; empty where it is not known. */
export type GainMeasure = { name: string; unit: string; category: Category; isProjection?: boolean }

const PROJECTED = { isProjection: true } as const

/** The indicators by the names of their folders, as the technical report of the index lists them. */
export const GAIN_INDICATORS: Readonly<Record<string, GainMeasure>> = {
  id_food_01: {
    name: "Projected change of cereal yields",
    unit: "",
    category: "agriculture",
    ...PROJECTED,
  },
  id_food_02: {
    name: "Projected population change",
    unit: "",
    category: "population",
    ...PROJECTED,
  },
  id_food_03: { name: "Food import dependency", unit: "%", category: "agriculture" },
  id_food_04: { name: "Rural population", unit: "% of total population", category: "population" },
  id_food_05: { name: "Agriculture capacity", unit: "", category: "agriculture" },
  id_food_06: { name: "Child malnutrition", unit: "%", category: "health" },
  id_wate_01: {
    name: "Projected change of annual runoff",
    unit: "",
    category: "infrastructure",
    ...PROJECTED,
  },
  id_wate_02: {
    name: "Projected change of annual groundwater recharge",
    unit: "",
    category: "infrastructure",
    ...PROJECTED,
  },
  id_wate_03: { name: "Fresh water withdrawal rate", unit: "%", category: "infrastructure" },
  id_wate_04: { name: "Water dependency ratio", unit: "%", category: "infrastructure" },
  id_wate_05: { name: "Dam capacity", unit: "m³ per head", category: "infrastructure" },
  id_wate_06: {
    name: "Access to reliable drinking water",
    unit: "% of population",
    category: "infrastructure",
  },
  id_heal_01: {
    name: "Projected change of deaths from climate change induced diseases",
    unit: "",
    category: "health",
    ...PROJECTED,
  },
  id_heal_02: {
    name: "Projected change of length of transmission season of vector-borne diseases",
    unit: "",
    category: "health",
    ...PROJECTED,
  },
  id_heal_03: {
    name: "Dependency on external resources for health services",
    unit: "% of health expenditure",
    category: "health",
  },
  id_heal_04: { name: "Slum population", unit: "% of urban population", category: "population" },
  id_heal_05: { name: "Medical staff", unit: "per 1,000 people", category: "health" },
  id_heal_06: {
    name: "Access to improved sanitation facilities",
    unit: "% of population",
    category: "infrastructure",
  },
  id_ecos_01: {
    name: "Projected change of biome distribution",
    unit: "",
    category: "infrastructure",
    ...PROJECTED,
  },
  id_ecos_02: {
    name: "Projected change of marine biodiversity",
    unit: "",
    category: "infrastructure",
    ...PROJECTED,
  },
  id_ecos_03: { name: "Natural capital dependency", unit: "", category: "infrastructure" },
  id_ecos_04: { name: "Ecological footprint", unit: "", category: "infrastructure" },
  id_ecos_05: { name: "Protected biome", unit: "%", category: "infrastructure" },
  id_ecos_06: {
    name: "Engagement in international environmental conventions",
    unit: "",
    category: "infrastructure",
  },
  id_habi_01: {
    name: "Projected change of warm periods",
    unit: "",
    category: "infrastructure",
    ...PROJECTED,
  },
  id_habi_02: {
    name: "Projected change of flood hazard",
    unit: "",
    category: "infrastructure",
    ...PROJECTED,
  },
  id_habi_03: {
    name: "Urban concentration",
    unit: "% of total population",
    category: "population",
  },
  id_habi_04: { name: "Age dependency ratio", unit: "", category: "population" },
  id_habi_05: {
    name: "Quality of trade and transport-related infrastructure",
    unit: "score, 1 to 5",
    category: "infrastructure",
  },
  id_habi_06: { name: "Paved roads", unit: "% of roads", category: "infrastructure" },
  id_infr_01: {
    name: "Projected change of hydropower generation capacity",
    unit: "",
    category: "infrastructure",
    ...PROJECTED,
  },
  id_infr_02: {
    name: "Projected change of sea level rise impacts",
    unit: "",
    category: "infrastructure",
    ...PROJECTED,
  },
  id_infr_03: {
    name: "Dependency on imported energy",
    unit: "% of energy use",
    category: "infrastructure",
  },
  id_infr_04: {
    name: "Population living under 5 m above sea level",
    unit: "% of total population",
    category: "population",
  },
  id_infr_05: { name: "Electricity access", unit: "% of population", category: "infrastructure" },
  id_infr_06: { name: "Disaster preparedness", unit: "", category: "infrastructure" },
  id_econ_01: { name: "Doing business", unit: "", category: "economy" },
  id_gove_01: { name: "Political stability and non-violence", unit: "", category: "economy" },
  id_gove_02: { name: "Control of corruption", unit: "", category: "economy" },
  id_gove_03: { name: "Rule of law", unit: "", category: "economy" },
  id_gove_04: { name: "Regulatory quality", unit: "", category: "economy" },
  id_soci_01: { name: "Social inequality", unit: "", category: "economy" },
  id_soci_02: {
    name: "Information and communication technology",
    unit: "",
    category: "infrastructure",
  },
  id_soci_03: {
    name: "Education: enrolment in tertiary education",
    unit: "%",
    category: "education",
  },
  id_soci_04: { name: "Innovation: patent applications per head", unit: "", category: "economy" },
  gdp: { name: "GDP per head", unit: "", category: "economy" },
  pop: { name: "Population", unit: "people", category: "population" },
  hdi: { name: "Human Development Index", unit: "", category: "population" },
}

/** The index and its parts by the names of their files. */
export const GAIN_SCORES: Readonly<Record<string, { name: string; unit: string }>> = {
  gain: { name: "ND-GAIN Country Index", unit: "score, 0 to 100" },
  gain_delta: {
    name: "ND-GAIN Country Index, difference from what the GDP per head lets expect",
    unit: "points",
  },
  vulnerability: { name: "Vulnerability to climate change", unit: "score, 0 to 1" },
  vulnerability_delta: {
    name: "Vulnerability to climate change, difference from what the GDP per head lets expect",
    unit: "points",
  },
  capacity: { name: "Vulnerability to climate change: adaptive capacity", unit: "score, 0 to 1" },
  ecosystems: { name: "Vulnerability to climate change: ecosystems", unit: "score, 0 to 1" },
  exposure: { name: "Vulnerability to climate change: exposure", unit: "score, 0 to 1" },
  food: { name: "Vulnerability to climate change: food", unit: "score, 0 to 1" },
  habitat: { name: "Vulnerability to climate change: human habitat", unit: "score, 0 to 1" },
  health: { name: "Vulnerability to climate change: health", unit: "score, 0 to 1" },
  infrastructure: {
    name: "Vulnerability to climate change: infrastructure",
    unit: "score, 0 to 1",
  },
  sensitivity: { name: "Vulnerability to climate change: sensitivity", unit: "score, 0 to 1" },
  water: { name: "Vulnerability to climate change: water", unit: "score, 0 to 1" },
  readiness: { name: "Readiness to adapt to climate change", unit: "score, 0 to 1" },
  readiness_delta: {
    name: "Readiness to adapt to climate change, difference from what the GDP per head lets expect",
    unit: "points",
  },
  economic: { name: "Readiness to adapt to climate change: economy", unit: "score, 0 to 1" },
  governance: { name: "Readiness to adapt to climate change: governance", unit: "score, 0 to 1" },
  social: { name: "Readiness to adapt to climate change: society", unit: "score, 0 to 1" },
}
