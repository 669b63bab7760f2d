/** Groups of countries that ranks and records are about: how they are called and who belongs to them. */
export type CountryGroup = {
  code: string
  name: string
  says: readonly string[]
  /** ISO 3166 codes; a continent stands for all its countries; `null` for every country. */
  members: readonly string[] | { continent: string; without?: readonly string[] } | null
}

const list = (codes: string): string[] => codes.split(" ")

const NORTH_AFRICA = "DZA EGY LBY MAR TUN ESH DJI"

export const COUNTRY_GROUPS: readonly CountryGroup[] = [
  {
    code: "WLD",
    name: "the world",
    says: list("world|globe|planet|worldwide|global|globally|earth".replaceAll("|", " ")),
    members: null,
  },
  {
    code: "SSF",
    name: "sub-Saharan Africa",
    says: ["sub-saharan africa", "sub saharan africa", "subsaharan africa", "black africa"],
    members: { continent: "africa", without: list(NORTH_AFRICA) },
  },
  { code: "AFR", name: "Africa", says: ["africa", "african"], members: { continent: "africa" } },
  { code: "QAS", name: "Asia", says: ["asia", "asian"], members: { continent: "asia" } },
  { code: "QEU", name: "Europe", says: ["europe", "european"], members: { continent: "europe" } },
  {
    code: "LCN",
    name: "Latin America and the Caribbean",
    says: [
      "latin america",
      "latin america and the caribbean",
      "latin america & caribbean",
      "latin american",
    ],
    members: { continent: "americas", without: list("USA CAN BMU GRL") },
  },
  {
    code: "SOA",
    name: "South America",
    says: ["south america", "south american"],
    members: list("ARG BOL BRA CHL COL ECU GUY PRY PER SUR URY VEN"),
  },
  {
    code: "QAM",
    name: "the Americas",
    says: ["the americas", "americas", "western hemisphere"],
    members: { continent: "americas" },
  },
  {
    code: "NAC",
    name: "North America",
    says: ["north america", "north american"],
    members: list("USA CAN BMU"),
  },
  { code: "QOC", name: "Oceania", says: ["oceania"], members: { continent: "oceania" } },
  {
    code: "EUU",
    name: "the European Union",
    says: ["european union", "eu", "e.u.", "eu's"],
    members: list(
      "AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN IRL ITA LVA LTU LUX MLT NLD POL PRT ROU SVK SVN ESP SWE",
    ),
  },
  {
    code: "EMU",
    name: "the euro area",
    says: ["euro area", "eurozone", "euro zone", "euro-area", "euro-zone"],
    members: list(
      "AUT BEL HRV CYP EST FIN FRA DEU GRC IRL ITA LVA LTU LUX MLT NLD PRT SVK SVN ESP",
    ),
  },
  {
    code: "G7",
    name: "the G7",
    says: ["g7", "g-7", "group of seven"],
    members: list("CAN FRA DEU ITA JPN GBR USA"),
  },
  {
    code: "G20",
    name: "the G20",
    says: ["g20", "g-20"],
    members: list("ARG AUS BRA CAN CHN FRA DEU IND IDN ITA JPN MEX RUS SAU ZAF KOR TUR GBR USA"),
  },
  { code: "BRICS", name: "BRICS", says: ["brics"], members: list("BRA RUS IND CHN ZAF") },
  {
    code: "OED",
    name: "the OECD",
    says: ["oecd"],
    members: list(
      "AUS AUT BEL CAN CHL COL CRI CZE DNK EST FIN FRA DEU GRC HUN ISL IRL ISR ITA JPN KOR LVA LTU LUX MEX NLD NZL NOR POL PRT SVK SVN ESP SWE CHE TUR GBR USA",
    ),
  },
  {
    code: "ECOWAS",
    name: "West Africa",
    says: ["west africa", "west african", "ecowas"],
    members: list("BEN BFA CPV CIV GMB GHA GIN GNB LBR MLI MRT NER NGA SEN SLE TGO"),
  },
  {
    code: "EAC",
    name: "East Africa",
    says: ["east africa", "east african", "eastern africa"],
    members: list("BDI COM DJI ERI ETH KEN MDG MWI MUS MOZ RWA SYC SOM SSD SDN TZA UGA ZMB ZWE"),
  },
  {
    code: "NAF",
    name: "North Africa",
    says: ["north africa", "north african", "northern africa"],
    members: list("DZA EGY LBY MAR TUN SDN"),
  },
  {
    code: "SADC",
    name: "Southern Africa",
    says: ["southern africa", "sadc"],
    members: list("AGO BWA SWZ LSO MWI MOZ NAM ZAF ZMB ZWE"),
  },
  {
    code: "SAS",
    name: "South Asia",
    says: ["south asia", "south asian"],
    members: list("AFG BGD BTN IND MDV NPL PAK LKA"),
  },
  {
    code: "EAS",
    name: "East Asia and Pacific",
    says: ["east asia and pacific", "east asia & pacific", "east asia and the pacific"],
    members: [],
  },
  {
    code: "ASEAN",
    name: "South-East Asia",
    says: ["southeast asia", "south-east asia", "south east asia", "asean", "southeast asian"],
    members: list("BRN KHM IDN LAO MYS MMR PHL SGP THA VNM TLS"),
  },
  {
    code: "EASIA",
    name: "East Asia",
    says: ["east asia", "east asian"],
    members: list("CHN HKG JPN KOR PRK MNG TWN MAC"),
  },
  {
    code: "GCC",
    name: "the Gulf states",
    says: ["gulf states", "gcc", "the gulf"],
    members: list("BHR KWT OMN QAT SAU ARE"),
  },
  {
    code: "ARB",
    name: "the Arab world",
    says: ["arab world", "arab countries", "arab states"],
    members: list(
      "DZA BHR COM DJI EGY IRQ JOR KWT LBN LBY MRT MAR OMN PSE QAT SAU SOM SDN SYR TUN ARE YEM",
    ),
  },
  {
    code: "MEA",
    name: "the Middle East and North Africa",
    says: ["middle east and north africa", "middle east & north africa", "mena"],
    members: list(
      "DZA BHR DJI EGY IRN IRQ ISR JOR KWT LBN LBY MLT MAR OMN PSE QAT SAU SYR TUN ARE YEM",
    ),
  },
  {
    code: "MIDEAST",
    name: "the Middle East",
    says: ["middle east", "middle eastern"],
    members: list("BHR EGY IRN IRQ ISR JOR KWT LBN OMN PSE QAT SAU SYR TUR ARE YEM"),
  },
  {
    code: "NORDICS",
    name: "the Nordic countries",
    says: ["nordic", "nordics", "scandinavia", "nordic countries"],
    members: list("DNK FIN ISL NOR SWE"),
  },
]
