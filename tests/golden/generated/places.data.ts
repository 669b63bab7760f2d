/** Countries that statements are generated about: large and small ones with figures of most measures. */
export const PLACES: readonly string[] = (
  "AGO ALB ARG ARM AUS AUT AZE BEL BEN BFA BGD BGR BHR BOL BRA BWA CAN CHE CHL CHN CIV CMR COL CRI CYP CZE DEU DNK DOM " +
  "DZA ECU EGY ESP EST ETH FIN FRA GBR GEO GHA GRC GTM HND HRV HUN IDN IND IRL ISL ISR ITA JAM JOR JPN KAZ KEN KHM KOR " +
  "KWT LAO LKA LTU LUX LVA MAR MDG MEX MLI MNG MOZ MUS MWI MYS NAM NER NGA NIC NLD NOR NPL NZL OMN PAK PAN PER PHL POL " +
  "PRT PRY QAT ROU RWA SAU SEN SGP SLV SVK SVN SWE THA TUN TUR TZA UGA UKR URY USA UZB VNM ZAF ZMB"
).split(" ")

/** Countries whose name takes an article. */
export const WITH_ARTICLE: readonly string[] = ["DOM", "GBR", "NLD", "PHL", "USA"]

/** Currencies as they are spoken of beside the dollar; those that other countries share are named with the country. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  BRA: "Brazilian real",
  CHL: "Chilean peso",
  CZE: "Czech koruna",
  EGY: "Egyptian pound",
  GHA: "Ghanaian cedi",
  HUN: "Hungarian forint",
  IND: "Indian rupee",
  JPN: "Japanese yen",
  KEN: "Kenyan shilling",
  MEX: "Mexican peso",
  NGA: "Nigerian naira",
  NOR: "Norwegian krone",
  PHL: "Philippine peso",
  POL: "Polish zloty",
  THA: "Thai baht",
  TUR: "Turkish lira",
  ZAF: "South African rand",
  ZMB: "Zambian kwacha",
}
