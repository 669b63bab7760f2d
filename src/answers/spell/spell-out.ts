import { COUNTRIES } from "#domain/places/find-country.ts"
import { EURO_SINCE } from "#domain/places/euro-area.data.ts"

import { tidy } from "../read/marks.ts"
import { spellSigns } from "./spell-signs.ts"
import { CENTRAL_BANKS } from "../words/central-banks.data.ts"

/** What people say at the end of a sentence about which figure to take: "Use last year's data". */
const INSTRUCTION =
  /(^|[?!.;:,(–—-]\s*)(?:please\s+)?(?:use|take|using|taking|go\s+with|look\s+at|based\s+on)\s+(?=(?:the\s+)?(?:(?:data|figures?|numbers?|values?)\s+(?:of|for|from|in)\s+)?(?:the\s+)?(?:last\s+year|this\s+year|(?:19|20)\d\d|latest|newest|most\s+recent))/gi
const CODE = "([a-z]{3})"
const DOLLAR = "(?:us\\s+)?(?:usd|dollars?)"
/** "USD/KES", "usd to inr", "INR per dollar", "kes exchange rate": how much of a country's money a dollar buys. */
const CURRENCY_PAIRS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:1\\s+)?usd\\s*(?:/|-|→|\\s(?:to|in|vs\\.?|versus)\\s)?\\s*${CODE}\\b(?:\\s+(?:exchange\\s+)?rates?\\b)?`,
    "gi",
  ),
  new RegExp(`\\b${CODE}\\s+(?:per|(?:to|for)\\s+(?:the|one|a|1))\\s+${DOLLAR}(?![a-z])`, "gi"),
  new RegExp(`\\b${CODE}\\s+(?:exchange|fx)\\s+rates?\\b`, "gi"),
]
/** Codes that are also words of questions are none beside other words. */
const WORDS_TOO: ReadonlySet<string> = new Set([
  "all",
  "top",
  "try",
  "pen",
  "cup",
  "mad",
  "per",
  "gel",
  "and",
  "was",
  "for",
])

/** A question as it was typed, without advice on which figure to take and with currencies by the country that has them. */
export function spellOutTyped(text: string): string {
  let spelt = spellSigns(text).replace(INSTRUCTION, "$1 ")
  for (const pair of CURRENCY_PAIRS) {
    spelt = spelt.replace(pair, (found: string, code: string) => {
      const country = findCountryOfMoney(code)
      return country === undefined ? found : `exchange rate of ${country} `
    })
  }
  return spelt
}

/** The one country whose money has a code: its first two letters are the country's; the euro and the like have none. */
function findCountryOfMoney(code: string): string | undefined {
  const upper = code.toUpperCase()
  if (WORDS_TOO.has(code.toLowerCase()) || upper === "USD" || !isCurrency(upper)) return undefined
  const country = COUNTRIES.find(({ code2 }) => code2 === upper.slice(0, 2))
  return country === undefined || EURO_SINCE.has(country.code) ? undefined : country.name
}

let currencies: ReadonlySet<string> | undefined

function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf("currency"))
  return currencies.has(code)
}

const BANKS: readonly (readonly [RegExp, string])[] = CENTRAL_BANKS.flatMap(([names, place]) => [
  [
    new RegExp(
      `\\b(?:the )?(?:${names})\\b((?: [a-z]+){0,4}?) (?:(?:its|the) )?(?:main |key |benchmark )?(?:policy|interest|key|benchmark|funds?|base|repo|main|bank|refinancing|lending)(?: interest| policy)? rates?\\b`,
    ),
    `${place}$1 policy rate`,
  ] as const,
  [
    new RegExp(
      `\\b(?:policy|interest|key|benchmark|base|repo|main)(?: interest| policy)? rates? (?:of|at|set by|by) (?:the )?(?:${names})\\b`,
    ),
    `policy rate of ${place}`,
  ] as const,
  [new RegExp(`\\b(?:the )?(?:${names}) rates?\\b`), `${place} policy rate`] as const,
])

const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
const ENDS =
  "(?:highest|lowest|largest|smallest|biggest|greatest|longest|shortest|fewest|richest|poorest|fastest|slowest|most|best|worst)"
const COUNTED = [
  new RegExp(`\\b(${NUMBERS.join("|")})(?= ${ENDS}\\b)`, "g"),
  new RegExp(
    `(?<=\\b${ENDS} )(${NUMBERS.join("|")})\\b(?! (?:per ?cent|%|times|years|months))`,
    "g",
  ),
]
/** Rates of prices are counted from a year before, so that these words add nothing to them. */
const OVER_A_YEAR =
  /\b(?:(?:over|in|within|during|compared (?:to|with)|from) (?:the )?(?:(?:previous|preceding|past|last) )?(?:12|twelve) months(?: (?:before|earlier|previously))?|(?:12|twelve)[- ]month|(?:on|from|over|compared (?:to|with)) (?:a|the|one) year (?:earlier|before|ago|previously))\b/g
/** The parts of "labour force participation of women" where they stand apart. */
const WORKERS =
  /\b(women|men|females?|males?|youth) in the labou?r force\b(.*?)(?: ?-)? ?\bparticipation(?: rates?)?\b/
/** Units of a bound that are those of the figures, by the measure that has them. */
const UNITS: readonly (readonly [measure: RegExp, unit: string])[] = [
  [
    /\bpm ?2\.?5|particles?|particulate|air pollution/,
    "(?:micrograms?|µg|ug|μg)(?: ?(?:per|a|/) ?(?:cubic met(?:re|er)|m3|m³))?",
  ],
  [/\b(?:electricity|power) (?:use|consumption)/, "(?:kwh|kilowatt[- ]?hours?)"],
  [/\b(?:yields?|fertili[sz]ers?)\b/, "(?:kg|kilos?|kilograms?)(?: (?:per|a|of) hectare)?"],
]

/** A folded question with the turns of phrase spelt out that stand for others. */
export function spellOut(folded: string): string {
  const plain = withoutUnits(
    folded
      .replace(/\b(?:the )?(?:most )?up[- ]to[- ]date\b/g, "latest")
      .replace(/\bdebt ?\/ ?gdp\b/g, "debt to gdp")
      .replace(
        /\bhow many (?:kwh|kilowatt[- ]?hours?)(?: of (?:electricity|power))?\b/,
        "how much electricity",
      )
      .replace(
        /\b(?:out )?of the two(?: countries| economies)?\b(?! (?:most|least|[a-z]+est)\b)/g,
        "",
      )
      .replace(WORKERS, "$1 labour force participation rate$2")
      .replace(OVER_A_YEAR, (words) => (isRateOfPrices(folded) ? " " : words)),
  )
  const banked = BANKS.reduce((text, [form, place]) => text.replace(form, place), plain)
  const counted = COUNTED.reduce(
    (text, form) => text.replace(form, (word) => String(NUMBERS.indexOf(word) + 2)),
    banked,
  )
  return tidy(
    stateUnit(spellDigits(countFromEnd(counted)))
      .replace(
        /\b(?:(?:is|are|was|were) (?:aged )?|(?:people |residents )?aged )(?:over|above|older than) 65\b(?: years)?/,
        (words) =>
          /\blife expectancy|\blifespan/.test(counted) ? words : "people aged 65 and over",
      )
      .replace(/\bcell ?(?:phones?|ular)\b(?! subsc)/, "mobile phone subscriptions"),
  )
}

/** "Three highest" are the top three. */
function countFromEnd(text: string): string {
  return text.replace(
    /\b(\d{1,2}) (highest|lowest)\b(?! \d)/g,
    (_, count: string, end: string) => `${end === "highest" ? "top" : "bottom"} ${count}`,
  )
}

/** Inflation that is itself compared with that of a year before is another question. */
function isRateOfPrices(folded: string): boolean {
  if (/\b(?:prices|cpi)\b/.test(folded)) return true
  const isCompared = /\b(?:higher|lower|more|less|chang|differ|fell|fall|rose|ris(?:e|en)|up|down)/
  return /\binflation\b/.test(folded) && !isCompared.test(folded)
}

/** "Above 12 micrograms" of fine particles is above 12. */
function withoutUnits(folded: string): string {
  return UNITS.reduce(
    (text, [measure, unit]) =>
      measure.test(folded)
        ? text.replace(new RegExp(`(?<=\\d ?)${unit}(?![a-z])`, "g"), " ")
        : text,
    folded,
  )
}

/** "Double-digit inflation" is inflation of at least 10%. */
function spellDigits(folded: string): string {
  return folded
    .replace(ORDINALS_ABROAD, "$1th")
    .replace(
      /\b(?:in |at )?(double|single)[- ]digits? (.*)$/,
      (_, digits: string, rest: string) =>
        `${rest} ${digits === "double" ? "of at least 10%" : "below 10%"}`,
    )
}

/** "Le 10e pays", "el 5o país", "a 3a economia". */
const ORDINALS_ABROAD =
  /\b(\d{1,3})(?:e|eme|ieme|o|a|\.o|\.a)(?= (?:pays|pais|plus|mas|mais|mayor|maior|economi|nation))/g

/** A unit behind the question: "…, 2020, percent", "(percentage points of land)". */
function stateUnit(folded: string): string {
  const isPart = /\b(?:share|proportion|part|fraction|percentage) of\b/.test(folded)
  return folded
    .replace(
      /\b(percentage points) of (?:the |its |their )?(?:total )?(?:land(?: area)?|gdp|population)$/,
      "$1",
    )
    .replace(
      /(?<=\b(?:19|20)\d\d) (?:in |as an? )?(?:percent(?:age)?|per cent|%)$/,
      isPart ? "" : " in percent",
    )
}
