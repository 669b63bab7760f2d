/** Years named in a text, the words that name them, and the text without them. */
export type LiftedYears = {
  startYear: number | null
  endYear: number | null
  matched: string | null
  rest: string
}

type Years = readonly [start: number | null, end: number | null]

const YEAR = "(1[5-9]\\d\\d|20\\d\\d)"
// The base year of a price basis is part of the name: "constant 2015 US$", "2021 PPP", "2010 = 100".
const NOT_BASE = "(?<!\\b(?:constant|base|in constant) )"
const NOT_BASIS = "(?! ?(?:ppp|prices|usd|us dollars?|international|100\\b))"
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
const BACK = "(?:in |over |during |for )?(?:the )?(?:last|past|previous)"
const OPENING = "(?:since|after|from|starting|starting in|beginning|as of)"

const FORMS: readonly {
  form: RegExp
  years: (parts: readonly string[], thisYear: number) => Years
}[] = [
  {
    form: form(
      `(?:from |between |during |in )?${YEAR} ?(?:-|/|to|until|till|through|and|vs|versus|,)? ?${YEAR}`,
    ),
    years: ([first, second]) => inOrder(Number(first), Number(second)),
  },
  {
    form: form(`(?:from |between |during |in )?${YEAR}[-/](\\d\\d)`),
    years: ([first = "", last = ""]) => inOrder(Number(first), Number(first.slice(0, 2) + last)),
  },
  {
    form: form(`${OPENING} (?:the )?${decade(YEAR)}s`),
    years: ([first]) => [Number(first), null],
  },
  {
    form: form(`(?:in |during )?(?:the )?${decade(YEAR)}s`),
    years: ([first]) => [Number(first), Number(first) + 9],
  },
  {
    form: form(`(?:in |during )?(?:the )?([5-9])0s`),
    years: ([tens]) => [1900 + 10 * Number(tens), 1909 + 10 * Number(tens)],
  },
  {
    form: form(`${BACK} (\\d{1,2}|${NUMBERS.join("|")}|few|twenty|thirty|fifty) years`),
    years: ([count = ""], thisYear) => [thisYear - readCount(count), null],
  },
  { form: form(`${BACK} decade`), years: (_, thisYear) => [thisYear - 10, null] },
  { form: form(`${BACK} two decades`), years: (_, thisYear) => [thisYear - 20, null] },
  // What is newest is shown anyway; publishers are often a year late.
  { form: form(`(?:in |of )?(?:last|this|the current) year`), years: () => [null, null] },
  {
    form: form(
      `(?:from |since )?${YEAR} ?(?:onwards?|and later|\\+|to (?:present|today|now|date))`,
    ),
    years: ([first]) => [Number(first), null],
  },
  { form: form(`${OPENING} ${YEAR}`), years: ([first]) => [Number(first), null] },
  {
    form: form(`(?:before|until|till|up to|to|prior to) ${YEAR}`),
    years: ([last]) => [null, Number(last)],
  },
  { form: form(`(?:in |during |for )?${YEAR}`), years: ([only]) => [Number(only), Number(only)] },
]

/** Takes a year, a decade or a range of years out of a cleaned text; at most one of them. */
export function takeYears(text: string, thisYear: number): LiftedYears {
  for (const { form, years } of FORMS) {
    const match = form.exec(text)
    if (!match) continue
    const [startYear, endYear] = years(match.slice(1), thisYear)
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    const matched = match[0].trim()
    return { startYear, endYear, matched, rest: rest.replace(/\s+/g, " ").trim() }
  }
  return { startYear: null, endYear: null, matched: null, rest: text }
}

function inOrder(first: number, second: number): Years {
  return [Math.min(first, second), Math.max(first, second)]
}

function readCount(text: string): number {
  const word = NUMBERS.indexOf(text.toLowerCase())
  if (word !== -1) return word + 1
  return { few: 5, twenty: 20, thirty: 30, fifty: 50 }[text.toLowerCase()] ?? Number(text)
}

function decade(year: string): string {
  return year.replace(/\\d\)$/, "0)")
}

function form(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.])${NOT_BASE}${source}(?![\\p{L}\\p{N}])${NOT_BASIS}`, "iu")
}
