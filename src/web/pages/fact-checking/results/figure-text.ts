import { capitalize } from "#domain/format/capitalize.ts"
import { MAGNITUDES, rateDigits, unitFormat } from "#domain/format/number-format.ts"
import { ordinal } from "#domain/format/ordinal.ts"
import { withoutArticle } from "#domain/text/without-article.ts"

const LARGE = new Intl.NumberFormat("en-GB", { notation: "compact", maximumSignificantDigits: 4 })
const PLAIN = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 5 })
const DOLLARS = unitFormat("US$", null)
/** How `LARGE` writes the magnitudes, in the order of their table. */
const LETTERS = "TBMK"
/** From here on figures are abbreviated. */
const LARGE_FROM = 10_000

/** Units of computed figures, as people say them. */
const SAID: Readonly<Record<string, string>> = {
  multiple: "times",
  points: "points",
  "percentage points": "points",
  "years-counted": "years",
}

/** Units that a reader knows from the words around the figure. */
const SILENT: ReadonlySet<string> = new Set(["", "plain", "people"])

/** A figure of a claim as people write it: `33.243%`, `232.7m`. */
export function figureText(value: number | null, unit: string | null): string {
  if (value === null) return "No data"
  if (unit === "rank") return ordinal(value)
  const number = Math.abs(value) >= LARGE_FROM ? compact(value) : PLAIN.format(value)
  return withUnit(number.replace("-", "\u2212"), unit ?? "")
}

/** The published figure beside a stated one, rounded as the message of the check rounds it. */
export function headlineText(value: number, unit: string | null): string {
  if (isRate(unit)) return withUnit(rateDigits(value), unit ?? "")
  return figureText(unit === "rank" ? value : Number(value.toPrecision(3)), unit)
}

/** What a chart is of: "the population" of a statement is "Population" above its bars. */
export function chartTitle(name: string | null, place: string | undefined): string {
  const title = name === null ? "" : capitalize(withoutArticle(name))
  return [title, place].filter(Boolean).join(": ")
}

function isRate(unit: string | null): boolean {
  return /%|per ?cent/i.test(unit ?? "")
}

function withUnit(number: string, unit: string): string {
  if (isRate(unit)) return `${number}%`
  if (/^(?:current )?US\$$/.test(unit)) return dollars(number)
  return SILENT.has(unit) ? number : `${number} ${SAID[unit] ?? unit}`
}

/** `US$113bn`, with the minus first. */
function dollars(number: string): string {
  return number.replace(/^\u2212?/, (minus) => `${minus}${DOLLARS.prefix}`)
}

/** `232.7m`, with the letters of axes and headlines. */
function compact(value: number): string {
  return LARGE.format(value).replace(
    /[TBMK]$/i,
    (letter) => MAGNITUDES[LETTERS.indexOf(letter.toUpperCase())]?.letter ?? letter,
  )
}
