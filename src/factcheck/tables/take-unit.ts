/** The unit that a heading gives: what to write before and after a figure of it. */
export type CellUnit = {
  before: string
  after: string
  /** Per cent of change: of a level it is its growth. */
  isChange: boolean
}

export const NO_UNIT: CellUnit = { before: "", after: "", isChange: false }

const MAGNITUDE: readonly (readonly [form: RegExp, word: string])[] = [
  [/\b(?:trillions?|trn|tn|tln)\b/i, " trillion"],
  [/\b(?:billions?|bn|bln)\b/i, " billion"],
  [
    /\b(?:millions?|mn|mln|mio)\b|(?<=[$€£]\s?)m\b|(?<=\(\s?)m(?=\s?\))|(?<=,\s?)m(?=\s*$)/i,
    " million",
  ],
  [/\b(?:thousands?|000s)\b|['’]000s?\b|(?<=[$€£]\s?)k\b/i, " thousand"],
]
const MONEY: readonly (readonly [form: RegExp, sign: string])[] = [
  [/\binternational\s+(?:\$|dollars?)|\bint\.?\s?(?:\$|dollars?)|\bPPP\s?(?:\$|dollars?)/i, "Int$"],
  [/US\$|U\.S\.\s?(?:\$|dollars?)|\bUSD\b|\bUS\s+dollars?|(?<![\p{L}])\$|\bdollars?\b/iu, "US$"],
  [/€|\bEUR\b|\beuros?\b/i, "€"],
  [/£|\bGBP\b/, "£"],
]
/** "annual % change", "% y/y", "year-on-year growth, %". */
const CHANGE =
  /\b(?:annual|yearly)\s+(?:%|per\s?cent(?:age)?|change|growth)|(?:%|per\s?cent(?:age)?)\s*(?:annual\s+)?(?:change|growth)|\by\/?o\/?y\b|\by\/y\b|\byear[\s-]o(?:n|ver)[\s-]year\b|\bchange\b/gi
/** "%", "per cent of GDP", "% of total labour force". */
const PERCENT =
  /(?:%|\bper\s?cent(?:age)?\b|\bpct\b\.?)(?:\s*(?:of|to)\s+(?<whole>[\p{L}][\p{L}\s’'-]{1,60}))?/iu
const SHARE_OF_GDP =
  /\b(?:as\s+(?:an?\s+)?)?(?:share|proportion|percentage)\s+of\s+(?<whole>GDP|GNI)\b/i
/** "(share of land area)", "(share of total)": per cent of what the measure is a share of. */
const SHARE_OF_ALL =
  /\((?:as\s+(?:an?\s+)?)?(?:share|proportion|percentage)\s+of\s+(?:the\s+)?(?:total|land(?:\s+area)?|(?:total\s+)?population)\)/i
const GDP = /^(?:the\s+)?(?:GDP|gross domestic product|GNI)\b/i
/** Units that stand behind a figure as they are: "per 1,000 live births", "births per woman", "tonnes per head". */
const THINGS =
  /\b(?:per\s+(?:1\s?,?000|100\s?,?000)(?:\s+(?:live\s+births|people|inhabitants|population|births))?|(?:births|children|kids)\s+per\s+woman|(?:(?:thousands?|millions?|billions?)\s+(?:of\s+)?)?(?:metric\s+)?(?:kilotonnes|megatonnes|tonnes|tons|kt|mt)(?:\s+(?:of\s+)?CO2e?)?(?:\s+per\s+(?:capita|head|person))?|people\s+per\s+(?:sq(?:uare|\.)?\s*km|square\s+kilomet(?:re|er)))\b/i
/** What yields are published in, so that a figure of one needs no conversion. */
const UNIT_OF_YIELDS = /\b(?:in\s+)?(?:kg|kilograms)\s*(?:per\s+|\/\s*)(?:ha|hectare)\b/i
const YEARS = /\b(?:in\s+)?(?:years|yrs)\b/i
const PEOPLE = /\b(?:of\s+)?(?:people|persons|inhabitants)\b/i
type Taken = { rest: string; unit: CellUnit | null }

/** Takes the unit out of a heading: "GDP growth 2023 (%)" leaves "GDP growth 2023". */
export function takeUnit(text: string): Taken {
  const ofYields = UNIT_OF_YIELDS.exec(text)
  if (ofYields) return { rest: without(text, ofYields[0]), unit: null }
  const thing = THINGS.exec(text)
  if (thing) return { rest: without(text, thing[0]), unit: { ...NO_UNIT, after: ` ${thing[0]}` } }
  return (
    takeShare(text) ??
    takePercent(text) ??
    takeMoney(text) ??
    takeCount(text) ?? { rest: text, unit: null }
  )
}

function takeShare(text: string): Taken | undefined {
  const share = SHARE_OF_GDP.exec(text)
  if (share)
    return {
      rest: without(without(text, share[0]), "%"),
      unit: { ...NO_UNIT, after: `% of ${share.groups?.["whole"] ?? "GDP"}` },
    }
  const ofAll = SHARE_OF_ALL.exec(text)
  return ofAll ? { rest: without(text, ofAll[0]), unit: { ...NO_UNIT, after: "%" } } : undefined
}

function takePercent(text: string): Taken | undefined {
  const match = PERCENT.exec(text)
  if (!match) return undefined
  const whole = match.groups?.["whole"]?.replace(/\s+(?:in|for|by|and)\s.*$/i, "") ?? ""
  const isChange = new RegExp(CHANGE.source, "i").test(text)
  const written = match[0].slice(0, match[0].length - (match.groups?.["whole"] ?? "").length)
  const rest = without(text.replace(CHANGE, " "), `${written}${whole}`)
  return {
    rest: without(rest, "%"),
    unit: {
      before: "",
      after: whole === "" ? "%" : `% of ${GDP.test(whole) ? "GDP" : whole.trim()}`,
      isChange,
    },
  }
}

function takeMoney(text: string): Taken | undefined {
  const money = MONEY.find(([form]) => form.test(text))
  if (!money) return undefined
  const [form, sign] = money
  const size = MAGNITUDE.find(([word]) => word.test(text))
  const rest = text.replace(form, " ").replace(size?.[0] ?? "", " ")
  return {
    rest: rest.replace(/\b(?:of|in)(?=\s*(?:[()\],;:]|$))/gi, " "),
    unit: { ...NO_UNIT, before: sign, after: size?.[1] ?? "" },
  }
}

/** "(millions)", "in thousands", "(years)". */
function takeCount(text: string): Taken | undefined {
  const size = MAGNITUDE.find(([word]) => word.test(text))
  if (size) {
    const [word, after] = size
    const rest = text.replace(word, " ").replace(PEOPLE, " ")
    // "People, m": who is counted is all that the heading says.
    const isOfPeople = PEOPLE.test(text) && !/\p{L}/u.test(rest)
    return { rest: isOfPeople ? "population" : rest, unit: { ...NO_UNIT, after } }
  }
  const years = YEARS.exec(text)
  return years
    ? { rest: without(text, years[0]), unit: { ...NO_UNIT, after: " years" } }
    : undefined
}

function without(text: string, part: string): string {
  const at = text.indexOf(part)
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + part.length)}`
}
