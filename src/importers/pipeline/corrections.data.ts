/** The right unit of an indicator that is published with a wrong one, and how we know. */
export type UnitCorrection = { ids: RegExp; unit: string; reason: string }

const FRACTIONS =
  "The figures are fractions of one, although the publisher calls them per cent: none is above 1, and most would else be below one per cent."

/** Corrections of units that the values themselves show to be wrong, by indicator id. */
export const UNIT_CORRECTIONS: readonly UnitCorrection[] = [
  {
    ids: /^our-world-in-data:5651\.cost-.*relative-expenditure$/,
    unit: "share (1 = all)",
    reason: `${FRACTIONS} A healthy diet costs 0.21 to 0.79 of what is spent on food.`,
  },
  {
    ids: /^our-world-in-data:(2512\.share-of-top-1-in|575[78]\.share-of-population-multidim)/,
    unit: "share (1 = all)",
    reason: FRACTIONS,
  },
  {
    ids: /^(unesco-uis|world-bank):(UIS\.)?EA5PPT\./,
    unit: "share (1 = all)",
    reason: `${FRACTIONS} Nearly all teachers have such a degree: 0.95 to 1.`,
  },
  { ids: /^un:VC_SNS_WALN(\.|$)/, unit: "share (1 = all)", reason: FRACTIONS },
  {
    ids: /^who:(EQ_SLEPTNETS|EQ_WATERPIPED|MH_5)(\.|$)/,
    unit: "share (1 = all)",
    reason: FRACTIONS,
  },
]

/** An indicator whose copy has zeros after its last values. */
export type TrailingZeros = { publisherId: string; code: string; reason: string }

/** Indicators whose zeros after the last other value stand for missing values. */
export const TRAILING_ZEROS: readonly TrailingZeros[] = [
  {
    publisherId: "world-bank",
    code: "EG.USE.COMM.FO.ZS",
    reason:
      "172 of 226 places fall to 0 % in the same year, 2016 (the United States from 82.3 %, which is impossible): the International Energy Agency's figures end in 2015. Places without any other figure are zero in every year.",
  },
]
