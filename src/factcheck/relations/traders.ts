const MAKERS =
  "(?:producer|grower|supplier|consumer(?!\\s+(?:prices?|spending|confidence)\\b)|buyer|seller|maker|manufacturer|miner)s?"
const TRADERS = "(?:exporter|importer)s?"
const ALL_GOODS = "(?:goods|merchandise|services)"

/**
 * "coffee grower", "exporter of black tea", "coal importer": who makes or trades one thing. It is ranked by that thing,
 * which no measure of the checker counts; an exporter by itself is one of all goods.
 */
const OF_ONE_THING = `(?:[\\p{L}-]+\\s+){0,3}${MAKERS}|(?:(?!${ALL_GOODS}\\b)[\\p{L}-]+\\s+){1,3}${TRADERS}|${TRADERS}\\s+of\\s+(?!${ALL_GOODS}\\b)\\p{L}+`

const BEGINS = new RegExp(`^\\s+(?:${OF_ONE_THING})(?![\\p{L}])`, "iu")
const ENDS = new RegExp(
  `\\b(?:${MAKERS}|(?!${ALL_GOODS}\\b|\\p{L}+est\\b|top\\b|leading\\b)[\\p{L}-]+\\s+${TRADERS}|${TRADERS}\\s+of\\s+[\\p{L}\\s-]{2,30}),?\\s+$`,
  "iu",
)

/** Whether the words behind "the largest" name somebody who makes or trades one thing. */
export function beginsWithTrader(after: string): boolean {
  return BEGINS.test(after)
}

/** "The world's top goods exporter shrank" calls a country so and ranks nothing. */
const STANDS_FOR_COUNTRY = new RegExp(
  `^\\s+(?:[\\p{L}-]+\\s+){0,3}?(?:${TRADERS}\\s+(?!of\\b)\\p{L}+ed|(?:exporter|importer)\\s+(?:grew|shrank|fell|rose|saw|had))\\b`,
  "iu",
)

/** Whether such a name behind "the largest" is only another word for a country that something is said of. */
export function standsForCountry(after: string): boolean {
  return STANDS_FOR_COUNTRY.test(after)
}

/** Whether the words before "ahead of" end with such a name. */
export function endsWithTrader(before: string): boolean {
  return ENDS.test(before)
}
