import { findGroup } from "#domain/places/groups.ts"

/** Groups of countries that ranks and records are about: how they are called and who belongs to them. */
export type NamedGroup = {
  code: string
  name: string
  says: readonly string[]
  /** ISO 3166 codes; a continent stands for all its countries; `null` for every country. */
  members: readonly string[] | { continent: string; without?: readonly string[] } | null
}

const list = (codes: string): string[] => codes.split(" ")
/** The members of a group of the table that questions and filters read as well. */
const listMembers = (name: string): readonly string[] => findGroup(name)?.members ?? []

const NORTH_AFRICA = "DZA EGY LBY MAR TUN ESH DJI"

/** Groups that are called here as they are in questions. */
const CALLED_AS_IN_QUESTIONS = list(
  "uemoa cemac eccas cfa-franc comesa igad amu sahel horn opec mercosur caricom visegrad baltic balkans nato central-asia central-america caribbean",
)

/** Their names with the "and" that the table of questions leaves out. */
const NAMES_WITH_AND: Readonly<Record<string, readonly string[]>> = {
  uemoa: ["west african economic and monetary union"],
  cemac: [
    "economic and monetary community of central africa",
    "central african economic and monetary community",
  ],
  comesa: ["common market for eastern and southern africa"],
}

export const COUNTRY_GROUPS: readonly NamedGroup[] = [
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
    members: listMembers("south america"),
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
    members: listMembers("eu"),
  },
  {
    code: "EMU",
    name: "the euro area",
    says: [
      "euro area",
      "eurozone",
      "euro zone",
      "euro-area",
      "euro-zone",
      "european central bank",
      "ecb",
    ],
    members: listMembers("euro area"),
  },
  {
    code: "G7",
    name: "the G7",
    says: ["g7", "g-7", "group of seven"],
    members: listMembers("g7"),
  },
  {
    code: "G20",
    name: "the G20",
    says: ["g20", "g-20"],
    members: listMembers("g20"),
  },
  { code: "BRICS", name: "BRICS", says: ["brics"], members: listMembers("brics") },
  {
    code: "OED",
    name: "the OECD",
    says: ["oecd"],
    members: listMembers("oecd"),
  },
  {
    code: "ECOWAS",
    name: "West Africa",
    says: ["west africa", "west african", "ecowas"],
    members: listMembers("west africa"),
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
    members: listMembers("south asia"),
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
    members: listMembers("gcc"),
  },
  {
    code: "ARB",
    name: "the Arab world",
    says: ["arab world", "arab countries", "arab states"],
    members: listMembers("arab league"),
  },
  {
    code: "MEA",
    name: "the Middle East and North Africa",
    says: ["middle east and north africa", "middle east & north africa", "mena"],
    members: listMembers("middle east north africa"),
  },
  {
    code: "MIDEAST",
    name: "the Middle East",
    says: ["middle east", "middle eastern"],
    members: listMembers("middle east"),
  },
  {
    code: "NORDICS",
    name: "the Nordic countries",
    says: ["nordic", "nordics", "scandinavia", "nordic countries"],
    members: listMembers("nordic"),
  },
  ...CALLED_AS_IN_QUESTIONS.flatMap((id): NamedGroup[] => {
    const group = findGroup(id)
    const says = [...(group?.says ?? []), ...(NAMES_WITH_AND[id] ?? [])]
    return group ? [{ ...group, code: id.toUpperCase(), says }] : []
  }),
]
