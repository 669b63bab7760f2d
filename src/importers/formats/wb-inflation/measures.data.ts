/** A price that the inflation database follows, as an index and as a yearly rate. */
export type InflationMeasure = {
  /** The beginning of the publisher's sheet names: `hcpi_m`. */
  key: string
  /** The beginning of its rows' names in the table of country groups: `HCPI_GLOBAL_MED`. */
  groupKey: string
  /** What its sheets are called when they are saved one by one. */
  title: RegExp
  index: string
  rate: string
}

export const MEASURES: readonly InflationMeasure[] = [
  {
    key: "hcpi",
    groupKey: "HCPI",
    title: /^headline consumer price/i,
    index: "Headline consumer price index",
    rate: "Headline consumer price inflation",
  },
  {
    key: "fcpi",
    groupKey: "FCPI",
    title: /^food price/i,
    index: "Food consumer price index",
    rate: "Food consumer price inflation",
  },
  {
    key: "ecpi",
    groupKey: "ENERGY",
    title: /^energy price/i,
    index: "Energy consumer price index",
    rate: "Energy consumer price inflation",
  },
  {
    key: "ccpi",
    groupKey: "CORE",
    title: /^official core consumer price/i,
    index: "Official core consumer price index",
    rate: "Official core consumer price inflation",
  },
  {
    key: "ppi",
    groupKey: "PPI",
    title: /^producer price/i,
    index: "Producer price index",
    rate: "Producer price inflation",
  },
  {
    key: "def",
    groupKey: "DEFLATOR",
    title: /^gdp deflator/i,
    index: "GDP deflator index",
    rate: "GDP deflator growth rate",
  },
]

/** Names of the country groups in the table of groups, by the publisher's short forms. */
export const GROUPS: Readonly<Record<string, string>> = {
  GLOBAL: "World",
  AE: "Advanced economies",
  EMDE: "Emerging market and developing economies",
  LIC: "Low-income countries",
  "NON-LIC": "EMDEs excluding low-income countries",
  EAP: "EMDE East Asia & Pacific",
  ECA: "EMDE Europe & Central Asia",
  LAC: "EMDE Latin America & Caribbean",
  MNA: "EMDE Middle East & North Africa",
  SAR: "EMDE South Asia",
  SSA: "EMDE Sub-Saharan Africa",
}

/** How the figure of a group is made from its countries. */
export const METHODS: Readonly<Record<string, string>> = {
  MED: "median of countries",
  MED_BAL: "median of countries, balanced group",
  AVE: "average of countries",
  AVE_GDP: "average of countries weighted by GDP",
}
