/** The groups of goods in English by the office's code; the twelve divisions are the COICOP's. */
export const GROUPS: Readonly<Record<string, string>> = {
  "0": "all items",
  "01": "food and non-alcoholic beverages",
  "02": "alcoholic beverages and tobacco",
  "03": "clothing and footwear",
  "04": "housing, water, electricity, gas and other fuels",
  "05": "household equipment and maintenance",
  "06": "health",
  "07": "transport",
  "08": "communication",
  "09": "recreation and culture",
  "10": "education",
  "11": "restaurants and hotels",
  "12": "other goods and services",
  Estacional: "seasonal items",
  Núcleo: "core items",
  Regulados: "regulated items",
  B: "goods",
  S: "services",
}

/** Argentina's statistical regions in English. */
export const REGIONS: Readonly<Record<string, string>> = {
  GBA: "Greater Buenos Aires",
  Pampeana: "Pampas",
  Noreste: "Northeast",
  Noroeste: "Northwest",
  Cuyo: "Cuyo",
  Patagonia: "Patagonia",
}
