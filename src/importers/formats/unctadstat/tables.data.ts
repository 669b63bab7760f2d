import type { Category } from "#domain/indicators/category.ts"

/** A table of UNCTADstat: how its figures are named besides their measure. */
export type UnctadTable = {
  /** The name of a figure, `{Flow}` standing for the label of a dimension in lower case. */
  name: string
  category: Category
  topics: readonly string[]
  /** Countries stand with their territories only, under the numbers of trade statistics (251 France, 842 United States). */
  hasReporters?: boolean
  definition?: string
}

/** By the name of the file: `US_FdiFlowsStock.csv`. */
export const UNCTAD_TABLES: Readonly<Record<string, UnctadTable>> = {
  BioTradeMerchProdConcent: {
    name: "BioTrade merchandise, {Flow}",
    category: "trade",
    topics: ["Trade"],
    hasReporters: true,
    definition: "Goods made of biodiversity, as the BioTrade initiative lists them.",
  },
  CommodityPriceIndices_M: {
    name: "Commodity prices, {Commodity}",
    category: "price",
    topics: ["Prices", "Trade"],
    definition: "Prices of primary commodities on world markets in US dollars, free-market index.",
  },
  ConcentDiversIndices: {
    name: "Merchandise {Flow}",
    category: "trade",
    topics: ["Trade"],
    definition:
      "How far trade depends on few products (concentration) and differs from the structure of world trade (diversification).",
  },
  ContPortThroughput: {
    name: "Container port throughput",
    category: "trade",
    topics: ["Trade", "Transport"],
    definition: "Containers handled in ports, in units of twenty feet.",
  },
  FdiFlowsStock: {
    name: "Foreign direct investment, {Direction} {Flow}",
    category: "economy",
    topics: ["Economy & Growth", "Trade"],
    definition:
      "Investment that aims at a lasting influence on an enterprise abroad: inward in the economy, outward by it.",
  },
  GDPTotal: {
    name: "Gross domestic product",
    category: "economy",
    topics: ["Economy & Growth"],
    definition: "Value of all goods and services that an economy produces in a year for final use.",
  },
  Gender_DomesticValueAdded: {
    name: "{Components}, {Industry}, {Sex} workers",
    category: "trade",
    topics: ["Trade", "Gender"],
    definition: "The part of domestic value added in exports that comes from the work of each sex.",
  },
  GoodsAndServicesBpm6: {
    name: "{Series}, {Flow}",
    category: "trade",
    topics: ["Trade"],
    definition: "Trade in goods and services as in the balance of payments (BPM6).",
  },
  GovExpenditures: {
    name: "Government expenditure, {GovernmentExpenditure}",
    category: "economy",
    topics: ["Public Sector"],
    hasReporters: true,
    definition: "Spending of general government by function (COFOG).",
  },
  LSCI: {
    name: "Liner shipping connectivity",
    category: "trade",
    topics: ["Trade", "Transport"],
    definition: "How well an economy is linked to the world's network of container ships.",
  },
  MerchVolumeQuarterly: {
    name: "Merchandise {Flow}",
    category: "trade",
    topics: ["Trade"],
    definition: "Volume of trade in goods, prices taken out.",
  },
  PCI: {
    name: "Productive capacities, {Category}",
    category: "economy",
    topics: ["Economy & Growth"],
    hasReporters: true,
    definition:
      "Index of the productive resources, entrepreneurial abilities and links between producers of an economy.",
  },
  TermsOfTrade: {
    name: "{Index}",
    category: "trade",
    topics: ["Trade"],
    definition:
      "Trade in goods by value, volume and unit value; terms of trade are unit values of exports against those of imports.",
  },
  TradeMerchTotal: {
    name: "Merchandise {Flow}",
    category: "trade",
    topics: ["Trade"],
    definition: "Trade in goods, all products.",
  },
}

/** A column of figures: the end of its code, what it adds to the name, its unit, and how periods are put together. */
export type UnctadMeasure = {
  code: string
  suffix: string
  unit: string
  aggregation: "sum" | "average" | "last"
}

const average = "average" as const

/** By the name of the column. */
export const UNCTAD_MEASURES: Readonly<Record<string, UnctadMeasure>> = {
  "US$ at current prices in millions": {
    code: "CURRENT-USD",
    suffix: "",
    unit: "million current US$",
    aggregation: "sum",
  },
  "US dollars at current prices in millions": {
    code: "CURRENT-USD",
    suffix: "",
    unit: "million current US$",
    aggregation: "sum",
  },
  "US$ at current prices per capita": {
    code: "CURRENT-USD-PER-CAPITA",
    suffix: " per capita",
    unit: "current US$ per capita",
    aggregation: average,
  },
  "US$ at constant prices (2015) in millions": {
    code: "CONSTANT-2015-USD",
    suffix: ", constant prices",
    unit: "million constant 2015 US$",
    aggregation: "sum",
  },
  "US$ at constant prices (2015) per capita": {
    code: "CONSTANT-2015-USD-PER-CAPITA",
    suffix: " per capita, constant prices",
    unit: "constant 2015 US$ per capita",
    aggregation: average,
  },
  "Percentage of total world": {
    code: "WORLD-SHARE",
    suffix: ", share of the world",
    unit: "% of the world",
    aggregation: average,
  },
  "Percentage of Gross Domestic Product": {
    code: "GDP-SHARE",
    suffix: ", share of GDP",
    unit: "% of GDP",
    aggregation: average,
  },
  "Percentage of Gross Fixed Capital Formation": {
    code: "CAPITAL-FORMATION-SHARE",
    suffix: ", share of gross fixed capital formation",
    unit: "% of gross fixed capital formation",
    aggregation: average,
  },
  "Percentage of total trade in goods and services": {
    code: "TRADE-SHARE",
    suffix: ", share of trade in goods and services",
    unit: "% of trade in goods and services",
    aggregation: average,
  },
  "Percentage of Domestic Value Added": {
    code: "VALUE-ADDED-SHARE",
    suffix: "",
    unit: "% of domestic value added",
    aggregation: average,
  },
  "Product concentration index": {
    code: "CONCENTRATION",
    suffix: ", product concentration index",
    unit: "index (0 to 1)",
    aggregation: average,
  },
  "Concentration Index": {
    code: "CONCENTRATION",
    suffix: ", concentration index",
    unit: "index (0 to 1)",
    aggregation: average,
  },
  "Diversification Index": {
    code: "DIVERSIFICATION",
    suffix: ", diversification index",
    unit: "index (0 to 1)",
    aggregation: average,
  },
  "Number of products": {
    code: "PRODUCTS",
    suffix: ", number of products",
    unit: "products",
    aggregation: average,
  },
  "TEU (Twenty foot Equivalent Unit)": {
    code: "TEU",
    suffix: "",
    unit: "TEU",
    aggregation: "sum",
  },
  "Index Base 2015": {
    code: "INDEX",
    suffix: "",
    unit: "index (2015 = 100)",
    aggregation: average,
  },
  "Index (Average Q1 2023 = 100)": {
    code: "INDEX",
    suffix: ", index",
    unit: "index (average of Q1 2023 = 100)",
    aggregation: average,
  },
  "Volume Index (2005=100)": {
    code: "VOLUME",
    suffix: ", volume index",
    unit: "index (2005 = 100)",
    aggregation: average,
  },
  "Volume Index, seasonally adjusted (2005=100)": {
    code: "VOLUME-ADJUSTED",
    suffix: ", volume index, seasonally adjusted",
    unit: "index (2005 = 100)",
    aggregation: average,
  },
  "Growth rate, year-on-year": {
    code: "ANNUAL-GROWTH",
    suffix: ", change on a year before",
    unit: "annual %",
    aggregation: average,
  },
  "Growth rate (over previous period)": {
    code: "GROWTH",
    suffix: ", change on the period before",
    unit: "% on the period before",
    aggregation: "last",
  },
  "Growth rate (over previous period), seasonally adjusted": {
    code: "GROWTH-ADJUSTED",
    suffix: ", change on the period before, seasonally adjusted",
    unit: "% on the period before",
    aggregation: "last",
  },
  "Ranking per quarter": { code: "RANK", suffix: ", rank", unit: "rank", aggregation: "last" },
  "Productive Capacities Index": {
    code: "INDEX",
    suffix: "",
    unit: "index (1 to 100)",
    aggregation: average,
  },
}

/** Labels that are cut or say too much; the others are used as they are. */
export const UNCTAD_LABELS: Readonly<Record<string, string>> = {
  "Overall index: Productive capacities index": "overall index",
  "RandD Economic affairs": "research and development in economic affairs",
  "Economic affairs n.e.c.": "other economic affairs",
  "Total function": "all functions",
  "Information and Communication Technology (ICT)": "information and communication technology",
  "All groups excl. fuels": "all groups without fuels",
  "All groups excl. precious metals": "all groups without precious metals",
  "All groups excl. precious metals and fuels": "all groups without precious metals and fuels",
}
