/** By which of a pair's two countries people are counted. */
export type PairSide = "asylum" | "origin"

/** A kind of people of concern: its column in the table of pairs, its sign in that of ages, and where it is counted. */
export type ConcernKind = { column: string; sign: string; name: string; sides: readonly PairSide[] }

const BOTH = ["asylum", "origin"] as const
// Within a country, or of no country: only where they live is of meaning.
const RESIDENCE = ["asylum"] as const

export const KINDS: readonly ConcernKind[] = [
  { column: "refugees", sign: "REF", name: "Refugees", sides: BOTH },
  { column: "asylum_seekers", sign: "ASY", name: "Asylum seekers", sides: BOTH },
  { column: "returned_refugees", sign: "RET", name: "Returned refugees", sides: BOTH },
  { column: "idps", sign: "IDP", name: "Internally displaced persons", sides: RESIDENCE },
  {
    column: "returned_idps",
    sign: "RDP",
    name: "Returned internally displaced persons",
    sides: RESIDENCE,
  },
  { column: "stateless", sign: "STA", name: "Stateless persons", sides: RESIDENCE },
  { column: "ooc", sign: "OOC", name: "Others of concern to UNHCR", sides: BOTH },
  {
    column: "oip",
    sign: "OIP",
    name: "Other people in need of international protection",
    sides: BOTH,
  },
  { column: "hst", sign: "HST", name: "Host community", sides: RESIDENCE },
]

/** Kinds of the table of solutions that the table of pairs does not hold. */
export const SOLUTIONS: readonly ConcernKind[] = [
  { column: "resettlement", sign: "", name: "Resettled refugees", sides: BOTH },
  { column: "naturalisation", sign: "", name: "Naturalised refugees", sides: BOTH },
]

/** Internal displacement by the Internal Displacement Monitoring Centre, and UNRWA's refugees. */
export const IDMC: ConcernKind = {
  column: "total",
  sign: "IDMC",
  name: "Internally displaced persons (IDMC)",
  sides: RESIDENCE,
}
export const UNRWA: ConcernKind = {
  column: "total",
  sign: "UNRWA",
  name: "Palestine refugees under UNRWA's mandate",
  sides: RESIDENCE,
}

/** Groups of the table of ages by its columns. */
export const GROUPS: Readonly<Record<string, string>> = {
  f_total: "women and girls",
  m_total: "men and boys",
  f_0_4: "girls aged 0 to 4",
  f_5_11: "girls aged 5 to 11",
  f_12_17: "girls aged 12 to 17",
  f_18_59: "women aged 18 to 59",
  f_60: "women aged 60 and over",
  m_0_4: "boys aged 0 to 4",
  m_5_11: "boys aged 5 to 11",
  m_12_17: "boys aged 12 to 17",
  m_18_59: "men aged 18 to 59",
  m_60: "men aged 60 and over",
}
