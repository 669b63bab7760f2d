import { getMeasure } from "#factcheck/read-text.ts"

import type { KnownWords } from "../question.ts"

/** The measure in the unit and for the people that are named; `undefined` where none is known. */
export function narrowMeasure(
  chosen: string,
  text: string,
  named?: KnownWords,
): string | undefined {
  // All words that are said stand in the name of an indicator that was found by them, whom it is of among them.
  const isNamed = named?.id !== undefined && named.words.length > 0
  const ofWhom = isNamed ? chosen : chooseVariant(chooseSign(chosen, text), text)
  return ofWhom === undefined ? undefined : chooseUnit(ofWhom, text)
}

/** Measures of kinds of oil, young people, women and men, beside the measure of all, in the order in which they narrow it. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "of-brent": { "oil-price": "world-bank:CMO.CRUDE_BRENT" },
  "of-wti": { "oil-price": "world-bank:CMO.CRUDE_WTI" },
  "of-youth": {
    unemployment: "youth-unemployment",
    literacy: "youth-literacy",
    participation: "youth-participation",
    "employment-rate": "youth-employment",
  },
  "of-women": {
    "life-expectancy": "life-expectancy-women",
    unemployment: "female-unemployment",
    "youth-unemployment": "female-youth-unemployment",
    literacy: "female-literacy",
    "youth-literacy": "female-youth-literacy",
    participation: "female-participation",
    "employment-rate": "female-employment",
    internet: "female-internet",
    population: "women",
    neet: "female-neet",
    "secondary-enrolment": "female-secondary-enrolment",
    "primary-enrolment": "female-primary-enrolment",
    "tertiary-enrolment": "female-tertiary-enrolment",
    crime: "female-homicide",
  },
  "of-men": {
    "life-expectancy": "life-expectancy-men",
    unemployment: "male-unemployment",
    "youth-unemployment": "male-youth-unemployment",
    literacy: "male-literacy",
    participation: "male-participation",
    "employment-rate": "male-employment",
    internet: "male-internet",
    population: "men",
    "tertiary-enrolment": "male-tertiary-enrolment",
    crime: "male-homicide",
  },
}

/** Whom a measure is of already, by its id. */
const OF_WHOM: Readonly<Record<string, RegExp>> = {
  "of-youth": /youth|young/,
  "of-women": /women|female/,
  "of-men": /(?<!wo)men\b|(?<!fe)male/,
}

/** How many balances are above zero is counted in money, whose series are the longest and are revised first. */
function chooseSign(measure: string, text: string): string {
  const isOfSign = /\{count\}.*\{(?:deficit|surplus)\} \{(?:negative|positive)\}/.test(text)
  const asksForSize = /\{(?:%\w|of-gdp|share|highest|lowest|most|least|rank|mean|percent)\}/.test(
    text,
  )
  return measure === "current-account" && isOfSign && !asksForSize
    ? "current-account-money"
    : measure
}

/** The measure for the part of the people that is named; `undefined` where none is known of it. */
function chooseVariant(measure: string, text: string): string | undefined {
  let chosen: string | undefined = measure
  for (const [mark, variants] of Object.entries(VARIANTS)) {
    if (!text.includes(`{${mark}}`) || chosen === undefined) continue
    const isIncluded: boolean = OF_WHOM[mark]?.test(chosen) === true
    chosen = variants[chosen] ?? (isIncluded ? chosen : undefined)
  }
  return chosen
}

function chooseUnit(measure: string, text: string): string | undefined {
  let chosen: string | undefined = measure
  for (const [mark, choose] of UNITS) {
    if (text.includes(mark) && chosen !== undefined) chosen = choose(chosen)
  }
  return chosen
}

/** The same measure in the unit that is asked for; `undefined` where none is known. */
const UNITS: readonly (readonly [mark: string, choose: (id: string) => string | undefined])[] = [
  ["{in-dollars}", getInMoney],
  ["{of-gdp}", getShareOfGdp],
  ["{per-head}", getPerHead],
]

function getPerHead(id: string): string | undefined {
  return /per-head|doctors|nurses|beds/.test(id) ? id : getMeasure(id)?.perHead
}

/** The same measure in dollars; itself where it is money, or where dollars say nothing. */
function getInMoney(id: string): string | undefined {
  const measure = getMeasure(id)
  if (measure?.kind !== "share" || !measure.label.includes("GDP")) return id
  return getMeasure(`${id}-money`)?.id
}

/** The same measure as a share of GDP; itself where it is one. */
function getShareOfGdp(id: string): string | undefined {
  const measure = getMeasure(id)
  if (measure?.label.includes("GDP") === true && measure.kind === "share") return id
  return measure?.when?.find(([word]) => word === "of-gdp")?.[1]
}
