import { CURRENCY_CODES } from "./currency-codes.data.ts"
import { normalizeUnit } from "./normalize-unit.ts"
import { unitOfDefinition, unitOfNameWords } from "./read-unit-words.ts"
import { unitScale } from "./unit-scale.ts"

const BRACKET = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g

/** What makes the text in a bracket a unit and not a remark such as "modeled ILO estimate". */
const UNIT_FORMS: readonly RegExp[] = [
  /%/,
  /[$€£]|\bLCU\b|\bUSD\b|\beuros?\b|\bdollars?\b/i,
  /^(per|in(?! (?:reproductive|the)\b)|number|thousands?|millions?|billions?|percent\w*|index|score|ratio|scale)\b/i,
  /\bper (\d|\w)/i,
  /\d ?=|indicator values$|\w\/(capita|ha)$/,
  /\b(tons?|tonnes?|kg|kilograms?|kt|mt|hectares?|ha|sq\.? ?km|km2|kilomet\w+|km|metres?|meters?|miles)\b/i,
  /^(?:annual )?(?:[\w.]+ )?\[?(?:[uμµm]?g|mmol|k?V|W|kg|g|t)\/\w+/i,
  /\b(liters?|litres?|cubic|kw|mw|gw|hz|microT|kwh|gwh|twh|mj|ktoe|joules?|kilocalories|micrograms?|mm|°c|ppm|teu)\b/i,
  /^(\w+ )?(years?|months?|weeks?|days?|hours?|minutes|people|persons?|births?|cases|visitors)\b/i,
]
const REMARKS: readonly RegExp[] = [
  /^\d{4} PPP$/i,
  /^(gross|net|gpi|cumulative|overall average)$/i,
  /^(modeled|modelled|national|projected) .*estimates?$/i,
  /^[A-Z]{2,6}s?$/,
  /\byear[- ]olds?$/i,
  /\b(?:only|where|not used)\b|^at birth$|^the higher\b/i,
  // A threshold says who is counted: "(≥ 6.2 mmol/L)", "(15+ years)".
  /^(?:SBP|DBP|BMI)?\s*[<>≥≤]|^(?:ages? )?\d+ ?(?:\+|-|to)(?!.*=)/i,
]
const UNITS_IN_CAPITALS = ["LCU", "TEU", "USD", "GWH", "KWH", "PPM"]

/** A unit that closes a longer bracket: `BoP, current US$`, `modeled estimate, per 100,000 live births`. */
const CLOSING_UNIT =
  /^(%|percent|per \d|(current|constant)\b.*(\$|LCU)|US\$|US (dollars?|cents)\b|domestic currency$|index$)/i

/**
 * The unit of an indicator: as published, else the last bracket of the name that is one, else what the words of the name
 * or of the definition say, else empty. A published "number" or "rate" gives way to a name that says more.
 */
export function parseUnit(name: string, published = "", definition = ""): string {
  const own = normalizeUnit(published)
  const named = own === "" || VAGUE.test(own) ? normalizeUnit(unitOfBrackets(name)) : ""
  if (own !== "" && !(VAGUE.test(own) && /%|\bper\b/.test(named))) return withThing(own, name)
  const unit = named || normalizeUnit(unitOfNameWords(name) || unitOfDefinition(definition))
  return withThing(unit, name)
}

/** Units that say only what kind of figure it is. */
const VAGUE = /^(?:number|rate|ratio|value|units?)$/

function unitOfBrackets(name: string): string {
  // A ratio of two percentages is none.
  if (/^maximum\/minimum ratio\b/i.test(name)) return "ratio"
  const brackets = Array.from(name.matchAll(BRACKET), (match) => (match[1] ?? "").trim())
  const unit = brackets.findLast(isUnit)
  if (unit !== undefined) return closingUnit(unit)
  return unitOfParts(name) ?? unitOfWords(name)
}

/** "Thousands" of a population are thousand people. */
function withThing(unit: string, name: string): string {
  const scale = unitScale(unit)
  if (scale?.unit !== "") return unit
  const thing = unitOfNameWords(name)
  return thing === "" || /%|\b(?:per|share|index|ratio|score|number|thousand|million)\b/.test(thing)
    ? unit
    : `${scale.word} ${thing}`
}

/** ISO 4217 code of the money a unit counts, `null` for other units, for rates between currencies and for local currency. */
export function parseCurrency(unit: string): string | null {
  const counted = unit.split(/ per |\//i)[0] ?? ""
  if (/%|\bPPPs?\b|international|\bLCU\b/i.test(counted)) return null
  if (/ per .*\bcurrency$/i.test(unit)) return null
  if (/\bUS ?\$|\bUSD\b|\bUS dollars?\b|\bU\.S\. dollars?\b/i.test(counted)) return "USD"
  if (/€|\bEUR\b|\beuros?\b/i.test(counted)) return "EUR"
  const code = /^[A-Z]{3}\b/.exec(counted)?.[0]
  if (code !== undefined && CURRENCY_CODES.includes(code)) return code
  if (/£|\bGBP\b|\bpounds? sterling\b/i.test(counted)) return "GBP"
  return null
}

function isUnit(text: string): boolean {
  if (UNITS_IN_CAPITALS.includes(text.toUpperCase())) return true
  return !REMARKS.some((form) => form.test(text)) && UNIT_FORMS.some((form) => form.test(text))
}

function closingUnit(bracket: string): string {
  const parts = bracket
    .split(", ")
    .filter((part) => !/^(period average|end of period)$/i.test(part))
  const last = parts.at(-1) ?? bracket
  return CLOSING_UNIT.test(last) ? last : parts.join(", ")
}

/** Some publishers write the unit between commas: `Exports Merchandise, Customs, current US$, millions, seas. adj.`. */
function unitOfParts(name: string): string | undefined {
  const parts = name.split(/,(?!\d)/).map((part) => part.trim())
  const at = parts.findLastIndex((part) => CLOSING_UNIT.test(part))
  if (at < 1) return undefined
  const scale = parts[at + 1] ?? ""
  return /^(thousands?|millions?|billions?)$/i.test(scale)
    ? `${parts[at] ?? ""}, ${scale}`
    : parts[at]
}

/** "Deaths per 100 000 women" and "Income share held by lowest 20%" carry the unit in the sentence. */
function unitOfWords(name: string): string {
  const perMany =
    /\bper (?:\d[\d, ]*\d|(?:hundred|thousand|million|billion))\b(?:(?! - )[^,():])*/i.exec(name)
  if (perMany) return perMany[0].trim()
  if (/\bpercentage of\b/i.test(name)) return "%"
  const counted = / in ((?:thousands|millions)(?: US\$)?)(?![\w ]*\))/.exec(name)?.[1]
  if (counted !== undefined) return counted
  if (/\b(mean|average) years (of|in)\b/i.test(name)) return "years"
  return /\bshare\b.*\d ?%/i.test(name) ? "%" : ""
}
