/** Who entered a group in a year, and who left it, as codes of countries. */
type MemberChange = { year: number; joined?: string; left?: string }

/** How a group came to its present members, the newest change first. */
export type MemberHistory = {
  /** Whose list of members it is. */
  source: string
  /** The first year whose members are known here; of earlier years its members count. */
  first: number
  changes: readonly MemberChange[]
}

/**
 * The years of entry and exit of groups whose members changed, by the id of the group; one that was a member
 * for a part of a year only has none. `source` names whose list of members decides: OPEC's counts suspended memberships as
 * ended, and BRICS counts South Africa from the invitation of 2010.
 */
export const MEMBER_HISTORIES: Readonly<Record<string, MemberHistory>> = {
  eu: {
    source: "European Union, member states by year",
    first: 1958,
    changes: [
      { year: 2020, left: "GBR" },
      { year: 2013, joined: "HRV" },
      { year: 2007, joined: "BGR ROU" },
      { year: 2004, joined: "CYP CZE EST HUN LVA LTU MLT POL SVK SVN" },
      { year: 1995, joined: "AUT FIN SWE" },
      { year: 1986, joined: "PRT ESP" },
      { year: 1981, joined: "GRC" },
      { year: 1973, joined: "DNK GBR IRL" },
    ],
  },
  "euro-area": {
    source: "European Central Bank, members of the euro area by year",
    first: 1999,
    changes: [
      { year: 2026, joined: "BGR" },
      { year: 2023, joined: "HRV" },
      { year: 2015, joined: "LTU" },
      { year: 2014, joined: "LVA" },
      { year: 2011, joined: "EST" },
      { year: 2009, joined: "SVK" },
      { year: 2008, joined: "CYP MLT" },
      { year: 2007, joined: "SVN" },
      { year: 2001, joined: "GRC" },
    ],
  },
  "african-union": {
    source: "African Union, member states by year",
    first: 1990,
    changes: [
      { year: 2017, joined: "MAR" },
      { year: 2011, joined: "SSD" },
      { year: 1994, joined: "ZAF" },
      { year: 1993, joined: "ERI" },
    ],
  },
  ecowas: {
    source: "ECOWAS, member states by year",
    first: 1977,
    changes: [
      { year: 2025, left: "BFA MLI NER" },
      { year: 2000, left: "MRT" },
    ],
  },
  eac: {
    source: "East African Community, partner states by year",
    first: 2000,
    changes: [
      { year: 2024, joined: "SOM" },
      { year: 2022, joined: "COD" },
      { year: 2016, joined: "SSD" },
      { year: 2007, joined: "BDI RWA" },
    ],
  },
  brics: {
    source: "BRICS, members by year",
    first: 2009,
    changes: [
      { year: 2025, joined: "IDN" },
      { year: 2024, joined: "EGY ETH IRN ARE" },
      { year: 2010, joined: "ZAF" },
    ],
  },
  asean: {
    source: "ASEAN, member states by year",
    first: 1967,
    changes: [
      { year: 2025, joined: "TLS" },
      { year: 1999, joined: "KHM" },
      { year: 1997, joined: "LAO MMR" },
      { year: 1995, joined: "VNM" },
      { year: 1984, joined: "BRN" },
    ],
  },
  opec: {
    source: "OPEC, member countries by year",
    first: 1960,
    changes: [
      { year: 2024, left: "AGO" },
      { year: 2020, left: "ECU" },
      { year: 2019, left: "QAT" },
      { year: 2018, joined: "COG" },
      { year: 2017, joined: "GNQ" },
      { year: 2016, joined: "GAB" },
      { year: 2009, left: "IDN" },
      { year: 2007, joined: "AGO ECU" },
      { year: 1995, left: "GAB" },
      { year: 1992, left: "ECU" },
      { year: 1975, joined: "GAB" },
      { year: 1973, joined: "ECU" },
      { year: 1971, joined: "NGA" },
      { year: 1969, joined: "DZA" },
      { year: 1967, joined: "ARE" },
      { year: 1962, joined: "IDN LBY" },
      { year: 1961, joined: "QAT" },
    ],
  },
  nato: {
    source: "NATO, member countries by year",
    first: 1949,
    changes: [
      { year: 2024, joined: "SWE" },
      { year: 2023, joined: "FIN" },
      { year: 2020, joined: "MKD" },
      { year: 2017, joined: "MNE" },
      { year: 2009, joined: "ALB HRV" },
      { year: 2004, joined: "BGR EST LVA LTU ROU SVK SVN" },
      { year: 1999, joined: "CZE HUN POL" },
      { year: 1982, joined: "ESP" },
      { year: 1955, joined: "DEU" },
      { year: 1952, joined: "GRC TUR" },
    ],
  },
  oecd: {
    source: "OECD, member countries by year",
    first: 1973,
    changes: [
      { year: 2021, joined: "CRI" },
      { year: 2020, joined: "COL" },
      { year: 2018, joined: "LTU" },
      { year: 2016, joined: "LVA" },
      { year: 2010, joined: "CHL EST ISR SVN" },
      { year: 2000, joined: "SVK" },
      { year: 1996, joined: "HUN KOR POL" },
      { year: 1995, joined: "CZE" },
      { year: 1994, joined: "MEX" },
    ],
  },
}
