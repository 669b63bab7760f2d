/**
 * A unit in the one form that the product uses, with the publisher's meaning: its scale stands first ("million US$"),
 * people are "people" and shares "%". Texts that do not name a unit give an empty one.
 */
export function normalizeUnit(published: string): string {
  let unit = published.replace(/\s+/g, " ").trim()
  for (const [form, text] of FORMS) unit = unit.replace(form, text)
  return scaleFirst(withCommas(unit.replace(CAPITALIZED, (text) => text.toLowerCase()))).trim()
}

const FORMS: readonly (readonly [form: RegExp, text: string])[] = [
  // "(score)", "in litres", "% with 95%CI"
  [/^\(([^()]*)\)$/, "$1"],
  [/^in (?=[a-z%])/i, ""],
  [/,? with 95 ?% ?CI$|, all (?:ages|forms)$/i, ""],
  [/^(per [\d, ']+\w[^:]*): .*$/i, "$1"],
  [/^metric (?=tonnes)/i, ""],
  [/^annual \S+ \[(.+)\]$/i, "$1"],
  [/^(?:unit|not applicable|n\/?a|none|unknown|various|-)$/i, ""],
  [/^per ?cent(?:age)?s?$/i, "%"],
  [/^per ?cent(?:age)? (?=(?:of|per|change)\b)/i, "% "],
  [/^percentage (?!points?\b)(?=[a-z])/i, "% "],
  [/^percentage point$/i, "percentage points"],
  [/^(?:numbers?|no\.|counts?|#)$/i, "number"],
  [/^(?:number|no\.) of (?=[a-z])/i, ""],
  [/^(?:persons?|people|inhabitants|head ?count|individuals)$/i, "people"],
  [/^(thousands?|millions?|billions?) (?:of )?(?:persons|inhabitants|individuals)$/i, "$1 people"],
  [/\b(?:US[- ]dollars?|U\.S\. dollars?|United States dollars?|USD)\b(?!\/)/gi, "US$"],
  [/^(?:index,? \(?)?((?:\w+ )?\d{4}(?:[-/]\d{2,4})?) ?= ?100\)?$/i, "index, $1 = 100"],
  [/\bkg\/m(?:2|\^2)\b/i, "kg/m²"],
  [/(?<!\w)[uμµ]g\/m(?:3|\^3)/i, "µg/m³"],
]

const CAPITALIZED =
  /^(?:Index|Ratio|Score|Rate|Years|Days|Hours|Months|Tonnes|Tons|Deaths|Cases|People)(?=$| |,)/

/** "per 100 000", "per 100'000" and "per 100000" are "per 100,000". */
function withCommas(unit: string): string {
  return unit.replace(/\bper (\d{1,3}(?:[' ,]?000)+)\b/g, (_, count: string) => {
    const digits = count.replace(/\D/g, "")
    return `per ${digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ",")}`
  })
}

const WORDS: Readonly<Record<string, string>> = {
  "1000": "thousand",
  "1000s": "thousand",
  "1,000": "thousand",
  "1 000": "thousand",
  "10^3": "thousand",
  "10^6": "million",
  "10^9": "billion",
  "10^12": "trillion",
  mln: "million",
  mn: "million",
  bn: "billion",
}

function scaleFirst(unit: string): string {
  const front =
    /^(10\^\d+|1[, ]?000s?|mln|mn|bn|thousands?|millions?|billions?|trillions?)\.? (?:of )?(?=\S)(?!=)/i.exec(
      unit,
    )
  if (front) {
    const rest = unit.slice(front[0].length)
    const rate = /^[=)]/.test(rest)
    return rate ? unit : `${word(front[1] ?? "")} ${rest}`
  }
  const back =
    /^(.*\S),? \(?(?:in )?(thousands?|millions?|billions?|trillions?|mln|mn|bn)\)?$/i.exec(unit)
  if (!back || /\bper$/i.test(back[1] ?? "")) return unit
  return `${word(back[2] ?? "")} ${(back[1] ?? "").replace(/,$/, "")}`
}

function word(scale: string): string {
  const text = scale.toLowerCase()
  return WORDS[text] ?? text.replace(/(?<=[a-z])s$/, "")
}
