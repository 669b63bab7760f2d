import type { Style } from "./write-value.ts"

/** For each of the two sets of frames. */
export type Sets<T> = readonly [first: T, second: T]

/** Something that is measured, with the nouns of both sets and the indicator its statements are true of. */
export type Topic = {
  id: string
  /** The indicator with its publisher. */
  indicator: string
  /** Other indicators that the same words may mean, besides those of the same concept. */
  also?: readonly string[]
  frequency?: "monthly" | "quarterly"
  /** The figures are an index, and what is spoken of is its change on the same part of the year before, in per cent. */
  isYearOnYear?: boolean
  style: Style
  nouns: Sets<readonly [string, ...string[]]>
  /** Whole sentences for a level: they need no noun. */
  own?: Sets<readonly string[]>
  /** Whether figures may be below zero. */
  isSigned?: boolean
  /** The words also stand where ranks, changes and comparisons are spoken of; absent where they would mean two things. */
  isPlain?: boolean
}

const GDP_ALSO = [
  "world-bank:NY.GDP.MKTP.PP.CD",
  "imf:PPPGDP",
  "world-bank:NY.GNP.MKTP.CD",
  "world-bank:NY.GDP.MKTP.KD",
]

/** Yearly measures. */
export const TOPICS: readonly Topic[] = [
  {
    id: "inflation",
    indicator: "world-bank:FP.CPI.TOTL.ZG",
    also: ["imf:PCPIEPCH", "world-bank:NY.GDP.DEFL.KD.ZG"],
    style: "rate",
    isSigned: true,
    isPlain: true,
    nouns: [
      ["inflation", "annual inflation", "consumer price inflation"],
      ["the inflation rate", "headline inflation", "average inflation"],
    ],
    own: [
      ["Consumer prices in {C} rose by {v} in {y}.", "Prices in {C} went up {v} in {y}."],
      ["In {y}, {C's} consumer prices climbed {v}.", "The cost of living in {C} rose {v} in {y}."],
    ],
  },
  {
    id: "growth",
    indicator: "world-bank:NY.GDP.MKTP.KD.ZG",
    also: ["world-bank:NY.GDP.PCAP.KD.ZG"],
    style: "rate",
    isSigned: true,
    isPlain: true,
    nouns: [
      ["GDP growth", "economic growth"],
      ["real GDP growth", "the growth rate of the economy"],
    ],
    own: [
      ["{C's} economy grew by {v} in {y}.", "{C} grew {v} in {y}."],
      ["In {y} the economy of {C} expanded by {v}.", "{C's} GDP rose {v} in real terms in {y}."],
    ],
  },
  {
    id: "gdp",
    indicator: "world-bank:NY.GDP.MKTP.CD",
    also: GDP_ALSO,
    style: "money",
    nouns: [
      ["GDP", "gross domestic product"],
      ["nominal GDP", "economic output"],
    ],
    own: [
      ["{C's} economy was worth {v} in {y}.", "gdp of {c} was {v} in {y}"],
      ["In {y}, {C} had a GDP of {v}.", "The economy of {C} was valued at {v} in {y}."],
    ],
  },
  {
    id: "gdp-per-head",
    indicator: "world-bank:NY.GDP.PCAP.CD",
    also: [
      "world-bank:NY.GDP.PCAP.PP.CD",
      "world-bank:NY.GNP.PCAP.CD",
      "imf:PPPPC",
      "world-bank:NY.GDP.PCAP.KD",
    ],
    style: "dollars",
    nouns: [
      ["GDP per capita", "per capita GDP"],
      ["GDP per head", "GDP per person"],
    ],
  },
  {
    id: "population",
    indicator: "world-bank:SP.POP.TOTL",
    style: "people",
    isPlain: true,
    nouns: [
      ["population", "the population"],
      ["the number of inhabitants", "total population"],
    ],
    own: [
      ["{v} people lived in {C} in {y}.", "{C} had {v} inhabitants in {y}."],
      ["In {y}, {C} was home to {v} people.", "{C} had {v} people in {y}."],
    ],
  },
  {
    id: "urban",
    indicator: "world-bank:SP.URB.TOTL.IN.ZS",
    style: "rate",
    isPlain: true,
    nouns: [["the urban share of the population"], ["the share of people living in cities"]],
    own: [
      [
        "In {y}, {v} of people in {C} lived in cities.",
        "{v} of {C's} population was urban in {y}.",
      ],
      ["{v} of people in {C} lived in urban areas in {y}."],
    ],
  },
  {
    id: "density",
    indicator: "world-bank:EN.POP.DNST",
    style: "density",
    isPlain: true,
    nouns: [["population density"], ["the density of population"]],
  },
  {
    id: "unemployment",
    indicator: "world-bank:SL.UEM.TOTL.ZS",
    also: ["imf:LUR", "world-bank:SL.UEM.TOTL.NE.ZS", "world-bank:UNEMPSA_"],
    style: "rate",
    isPlain: true,
    nouns: [
      ["unemployment", "the unemployment rate"],
      ["the jobless rate", "joblessness"],
    ],
    own: [
      ["{v} of {C's} workforce was out of work in {y}."],
      ["In {y}, {v} of the labour force in {C} was unemployed."],
    ],
  },
  {
    id: "life-expectancy",
    indicator: "world-bank:SP.DYN.LE00.IN",
    style: "years",
    isPlain: true,
    nouns: [
      ["life expectancy", "average life expectancy"],
      ["life expectancy at birth", "the expectation of life at birth"],
    ],
    own: [
      ["People in {C} could expect to live {v} in {y}."],
      ["A child born in {C} in {y} could expect to live {v}."],
    ],
  },
  {
    id: "fertility",
    indicator: "world-bank:SP.DYN.TFRT.IN",
    style: "children",
    isPlain: true,
    nouns: [
      ["the fertility rate", "fertility"],
      ["the total fertility rate", "the birth rate per woman"],
    ],
  },
  {
    id: "birth-rate",
    indicator: "world-bank:SP.DYN.CBRT.IN",
    style: "per-thousand",
    isPlain: true,
    nouns: [["the birth rate"], ["the crude birth rate"]],
  },
  {
    id: "infant-mortality",
    indicator: "world-bank:SP.DYN.IMRT.IN",
    style: "live-births",
    isPlain: true,
    nouns: [
      ["infant mortality", "the infant mortality rate"],
      ["the rate of infant mortality", "the infant death rate"],
    ],
  },
  {
    id: "child-mortality",
    indicator: "world-bank:SH.DYN.MORT",
    style: "live-births",
    isPlain: true,
    nouns: [["under-five mortality"], ["child mortality", "the under-5 mortality rate"]],
  },
  {
    id: "electricity",
    indicator: "world-bank:EG.ELC.ACCS.ZS",
    style: "rate",
    isPlain: true,
    nouns: [["access to electricity"], ["the share of people with electricity"]],
    own: [
      ["In {y}, {v} of people in {C} had access to electricity."],
      ["{v} of {C's} population had electricity in {y}."],
    ],
  },
  {
    id: "military",
    indicator: "world-bank:MS.MIL.XPND.GD.ZS",
    style: "share-of-gdp",
    isPlain: true,
    nouns: [
      ["military spending", "defence spending"],
      ["military expenditure", "the defence budget"],
    ],
    own: [["{C} spent {v} on its military in {y}."], ["In {y}, {C} spent {v} on defence."]],
  },
  {
    id: "education",
    indicator: "world-bank:SE.XPD.TOTL.GD.ZS",
    style: "share-of-gdp",
    isPlain: true,
    nouns: [["education spending"], ["government spending on education"]],
  },
  {
    id: "women-in-parliament",
    indicator: "world-bank:SG.GEN.PARL.ZS",
    also: ["un:seats-held-by-women-in-national-parliament-as-of-february"],
    style: "rate",
    isPlain: true,
    nouns: [["the share of women in parliament"], ["the proportion of women in parliament"]],
    own: [
      [
        "Women held {v} of seats in {C's} parliament in {y}.",
        "Parliament in {C} was {v} female in {y}.",
      ],
      ["In {y}, {v} of {C's} members of parliament were women."],
    ],
  },
  {
    id: "tax",
    indicator: "world-bank:GC.TAX.TOTL.GD.ZS",
    also: ["imf:GGR_NGDP", "world-bank:GC.REV.XGRT.GD.ZS"],
    style: "share-of-gdp",
    nouns: [["tax revenue"], ["tax revenues", "the tax take"]],
  },
  {
    id: "debt",
    indicator: "imf:GGXWDG_NGDP",
    also: ["world-bank:GC.DOD.TOTL.GD.ZS", "imf:GGXWDN_NGDP"],
    style: "share-of-gdp",
    nouns: [
      ["general government debt", "general government gross debt"],
      ["gross general government debt"],
    ],
  },
  {
    id: "current-account",
    indicator: "imf:BCA_NGDPD",
    also: ["world-bank:BN.CAB.XOKA.GD.ZS"],
    style: "share-of-gdp",
    isSigned: true,
    nouns: [["the current account balance"], ["the balance on current account"]],
  },
  {
    id: "budget",
    indicator: "imf:GGXCNL_NGDP",
    also: ["world-bank:GC.NLD.TOTL.GD.ZS", "imf:GGXONLB_NGDP"],
    style: "share-of-gdp",
    isSigned: true,
    nouns: [["the budget balance"], ["the fiscal balance"]],
  },
  {
    id: "exports-share",
    indicator: "world-bank:NE.EXP.GNFS.ZS",
    also: ["world-bank:NE.TRD.GNFS.ZS"],
    style: "share-of-gdp",
    nouns: [["exports of goods and services"], ["exports"]],
    own: [["Exports made up {v} in {C} in {y}."], ["In {y}, exports accounted for {v} in {C}."]],
  },
  {
    id: "remittances",
    indicator: "world-bank:BX.TRF.PWKR.CD.DT",
    style: "money",
    nouns: [["remittances", "personal remittances received"], ["remittance inflows"]],
    own: [
      ["{C} received remittances of {v} in {y}."],
      ["In {y}, {C} received {v} in remittances."],
    ],
  },
  {
    id: "reserves",
    indicator: "world-bank:FI.RES.TOTL.CD",
    also: ["world-bank:FI.RES.XGLD.CD", "world-bank:TOTRESV"],
    style: "money",
    nouns: [["total reserves including gold"], ["foreign reserves including gold"]],
  },
  {
    id: "agriculture",
    indicator: "world-bank:NV.AGR.TOTL.ZS",
    style: "share-of-gdp",
    isPlain: true,
    nouns: [["agriculture's share"], ["agriculture"]],
    own: [
      ["Agriculture made up {v} in {C} in {y}.", "Farming accounted for {v} in {C} in {y}."],
      ["In {y}, agriculture contributed {v} in {C}."],
    ],
  },
  {
    id: "industry",
    indicator: "world-bank:NV.IND.TOTL.ZS",
    also: ["world-bank:NV.IND.MANF.ZS"],
    style: "share-of-gdp",
    nouns: [["industry's share"], ["industry"]],
    own: [["Industry made up {v} in {C} in {y}."], ["In {y}, industry accounted for {v} in {C}."]],
  },
  {
    id: "literacy",
    indicator: "world-bank:SE.ADT.LITR.ZS",
    also: ["world-bank:SE.ADT.1524.LT.ZS"],
    style: "rate",
    nouns: [["adult literacy", "the adult literacy rate"], ["literacy among adults"]],
  },
  {
    id: "co2",
    indicator: "world-bank:EN.ATM.CO2E.KT",
    style: "kilotonnes",
    isPlain: true,
    nouns: [
      ["CO2 emissions", "carbon dioxide emissions"],
      ["emissions of CO2", "carbon emissions"],
    ],
    own: [["{C} emitted {v} of CO2 in {y}."], ["In {y}, {C} emitted {v} of carbon dioxide."]],
  },
  {
    id: "co2-per-head",
    indicator: "world-bank:EN.ATM.CO2E.PC",
    style: "tonnes-per-head",
    isPlain: true,
    nouns: [
      ["per-capita CO2 emissions", "CO2 emissions per capita"],
      ["carbon dioxide emissions per person", "CO2 emissions per head"],
    ],
  },
  {
    id: "forest",
    indicator: "world-bank:AG.LND.FRST.ZS",
    style: "rate",
    isPlain: true,
    nouns: [["forest cover"], ["the share of land under forest"]],
    own: [["Forests covered {v} of {C's} land in {y}."], ["In {y}, {v} of {C} was forest."]],
  },
  {
    id: "gini",
    indicator: "world-bank:SI.POV.GINI",
    style: "index",
    nouns: [["the Gini index"], ["the Gini coefficient"]],
  },
  {
    id: "over-65",
    indicator: "world-bank:SP.POP.65UP.TO.ZS",
    style: "rate",
    nouns: [["the share of people aged 65 or older"], ["the share of people aged 65 and over"]],
    own: [
      ["In {y}, {v} of people in {C} were aged 65 or over."],
      ["{v} of {C's} population was aged 65 and over in {y}."],
    ],
  },
  {
    id: "migration",
    indicator: "world-bank:SM.POP.NETM",
    style: "people",
    isSigned: true,
    nouns: [["net migration"], ["net immigration"]],
  },
  {
    id: "cereal-yield",
    indicator: "world-bank:AG.YLD.CREL.KG",
    style: "kilograms",
    nouns: [["cereal yield"], ["the cereal yield"]],
  },
  {
    id: "hospital-beds",
    indicator: "world-bank:SH.MED.BEDS.ZS",
    style: "per-thousand",
    nouns: [["the number of hospital beds"], ["hospital beds"]],
  },
  {
    id: "internet",
    indicator: "un:percentage-of-individuals-using-the-internet",
    also: ["gapminder:internet_users", "world-bank:IT.NET.USER.P2", "un:IT_USE_II99"],
    style: "rate",
    nouns: [["the share of people using the internet"], ["internet use"]],
  },
  {
    id: "health-spending",
    indicator: "who:GHED_CHEGDP_SHA2011",
    also: ["who:GHED_GGHE-DGDP_SHA2011"],
    style: "share-of-gdp",
    nouns: [["health spending"], ["health expenditure"]],
  },
]

/** Measures by month and quarter. */
export const TIMELY: readonly Topic[] = [
  {
    id: "policy-rate",
    indicator: "bis:WS_CBPOL",
    also: ["bis:WS_CBPOL.AVERAGE", "imf:FPOLM_PA"],
    frequency: "monthly",
    style: "rate",
    nouns: [
      ["the central bank's policy rate", "the policy rate"],
      ["the central bank's key interest rate", "the key rate of the central bank"],
    ],
  },
  {
    id: "exchange-rate",
    indicator: "world-bank:DPANUSLCU",
    also: ["imf:ENDA_XDC_USD_RATE", "imf:ENDE_XDC_USD_RATE"],
    frequency: "monthly",
    style: "to-the-dollar",
    nouns: [["the exchange rate"], ["the currency"]],
  },
  {
    id: "monthly-inflation",
    indicator: "world-bank:CPTOTNSXN",
    also: [
      "world-bank:INFLATION.HCPI.INDEX",
      "world-bank:CPTOTSAXN",
      "world-bank:INFLATION.CCPI.INDEX",
      "world-bank:CORENS",
    ],
    frequency: "monthly",
    isYearOnYear: true,
    isSigned: true,
    style: "rate",
    nouns: [
      ["inflation", "annual inflation"],
      ["the inflation rate", "consumer price inflation"],
    ],
  },
  {
    id: "monthly-unemployment",
    indicator: "world-bank:UNEMPSA_",
    also: ["ilo:UNE_DEAP_SEX_AGE_RT", "world-bank:SL.UEM.TOTL.ZS"],
    frequency: "monthly",
    style: "rate",
    nouns: [
      ["unemployment", "the unemployment rate"],
      ["the jobless rate", "joblessness"],
    ],
  },
  {
    id: "house-prices",
    indicator: "bis:WS_SPP.N.771",
    also: ["bis:WS_SPP.R.771"],
    frequency: "quarterly",
    isSigned: true,
    style: "rate",
    nouns: [
      ["house prices", "home prices"],
      ["residential property prices", "house prices"],
    ],
  },
]
