import type { NamedIndicator } from "#search/named-indicator.ts"
import { comparedWords } from "./say-the-same.ts"

/** A measure as its label and as the author names it, and whether the claim states an amount of money. */
export type FullNameQuery = { label: string; written: string; inMoney: boolean }

/** The most indicators that are given. */
const MAX_INDICATORS = 4
/** What labels say of how a measure is counted; the unit of the indicator says it in its own words. */
const HOW_COUNTED =
  /\s+in (?:current|constant)?\s*(?:US dollars|local currency|tonnes|kilograms(?: of oil equivalent)?|hectares|cubic met(?:re|er)s)\b/i
const SHARE_OF = /\s+as a share of\b.*$|^share of\s+/i
/** Words that say next to nothing about what is measured. */
const FILLING = new Set([
  "a",
  "an",
  "and",
  "as",
  "at",
  "by",
  "for",
  "from",
  "in",
  "of",
  "on",
  "or",
  "per",
  "the",
  "to",
  "with",
  "without",
  "total",
  "rate",
  "ratio",
  "number",
  "share",
  "percentage",
  "proportion",
  "percent",
  "annual",
  "average",
  "mean",
  "estimate",
  "modeled",
  "modelled",
  "national",
  "value",
  "figure",
  "level",
  "people",
  "individual",
  "population",
  "current",
  "us",
  "usd",
  "dollar",
  "lcu",
  "tonne",
  "ton",
  "metric",
  "kg",
  "kilogram",
  "hectare",
  "thousand",
  "million",
  "billion",
  "year",
  "both",
  "sex",
  "all",
])
const SPENDING = new Set(["spending", "expense"])
/** Words that make a name that of another measure wherever they stand in it, so both sides must have them or not. */
const DECISIVE: readonly RegExp[] = [
  /\bgdp\b|gross domestic product/i,
  /\bgni\b|\bgnp\b|gross national/i,
  /\bexports?\b/i,
  /\bimports?\b/i,
  /\brevenues?\b/i,
  /\b(?:spending|expenditures?|expense)\b/i,
  /\bper (?:capita|head|person|inhabitant)\b/i,
  /\bconstant\b|\breal\b|\b20\d\d (?:US\$|prices|dollars)/i,
  /\bppp\b|purchasing/i,
  /\bgrowth\b|\bannual %|\bchange\b/i,
  /\bindex\b/i,
  /\bseasonally\b/i,
  /\b(?:fe)?males?\b|\b(?:wo)?men\b/i,
  /\burban\b/i,
  /\brural\b/i,
  /\bnet\b/i,
  /\bages?\b|\baged\b|\byears old\b|\d\s?(?:-|–|to)\s?\d|\d\+/i,
]

/**
 * The ids of indicators whose name says a whole measure and nothing beside it, those with figures for the country only;
 * best first. The label of the measure is asked, then the author's words where they say as much by themselves.
 */
export async function findByFullName(
  query: FullNameQuery,
  find: (
    words: readonly string[],
  ) => readonly NamedIndicator[] | Promise<readonly NamedIndicator[]>,
): Promise<string[]> {
  const found: string[] = []
  for (const phrase of listPhrases(query)) {
    if (listContentWords(phrase).length < 2) continue
    const named = await find(comparedWords(phrase).filter((word) => !FILLING.has(word)))
    for (const { id, name, hasCountry } of named)
      if (hasCountry && !found.includes(id) && saysWhole(name, phrase)) found.push(id)
  }
  return found.slice(0, MAX_INDICATORS)
}

/** The label, and the author's words with what the figure is a share of. */
function listPhrases({ label, written, inMoney }: FullNameQuery): string[] {
  const own = (inMoney ? withoutShare(label) : label).replace(HOW_COUNTED, "")
  const tail = inMoney ? "" : (/\s+as a share of\b.*$|\s+per head\b/i.exec(label)?.[0] ?? "")
  return written === "" ? [own] : [...new Set([own, `${written}${tail}`])]
}

/** Whether a name has each word of a phrase, and the phrase each word of the name that stands outside brackets. */
export function saysWhole(name: string, phrase: string): boolean {
  const said = new Set(listContentWords(phrase))
  const whole = new Set(comparedWords(name).map(spelledAlike))
  const outside = listContentWords(name.replace(/\s*[([][^)\]]*[)\]]/g, " "))
  if ([...said].some((word) => !whole.has(word))) return false
  if (outside.some((word) => !said.has(word))) return false
  return DECISIVE.every((form) => form.test(name) === form.test(phrase))
}

/** "military expenditure" of "military expenditure as a share of GDP": what an amount of money is of. */
export function withoutShare(label: string): string {
  return label.replace(SHARE_OF, "")
}

function listContentWords(text: string): string[] {
  return [...new Set(comparedWords(text).map(spelledAlike))].filter((word) => !FILLING.has(word))
}

function spelledAlike(word: string): string {
  return SPENDING.has(word) ? "expenditure" : word
}
