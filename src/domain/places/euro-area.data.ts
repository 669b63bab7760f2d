/**
 * Countries of the euro area with the year in which they took the euro: from then on the European Central Bank sets
 * their policy rates. Source: European Central Bank, as of 2026.
 */
export const EURO_SINCE: ReadonlyMap<string, number> = new Map([
  ["AUT", 1999],
  ["BEL", 1999],
  ["BGR", 2026],
  ["CYP", 2008],
  ["DEU", 1999],
  ["ESP", 1999],
  ["EST", 2011],
  ["FIN", 1999],
  ["FRA", 1999],
  ["GRC", 2001],
  ["HRV", 2023],
  ["IRL", 1999],
  ["ITA", 1999],
  ["LTU", 2015],
  ["LUX", 1999],
  ["LVA", 2014],
  ["MLT", 2008],
  ["NLD", 1999],
  ["PRT", 1999],
  ["SVK", 2009],
  ["SVN", 2007],
])

/** The code of the euro area among the places. */
export const EURO_AREA = "EMU"

/** Measures that are set for the whole euro area. */
export const EURO_AREA_CONCEPTS: ReadonlySet<string> = new Set(["Policy rate"])
