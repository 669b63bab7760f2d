/** What a cell of a table is at first sight. */
export type CellKind = "empty" | "missing" | "year" | "value" | "text"

/** The most characters of a figure; longer cells are words, so that patterns are run on short texts only. */
const LONGEST_FIGURE = 40
const MISSING = /^(?:\.{2,}|…|[-–—]+|n\.?\s?[ad]\.?|n\/a|na|nan|null|none|x|:|\?)$/i
const YEAR = /^(?:FY\s?)?(?:19|20)\d\d(?:\s?[efp]|\s?\([efp]\))?[*†‡]?$/i
const FOOTNOTE = /(?:\s*[*†‡§¹²³⁴⁵⁶⁷⁸⁹⁰]+|\s*\[\w{1,3}\])+$/
/** "-0.4", "1,234.5", "US$3.5bn", "38.1%", "51.7 million (2023)". */
const VALUE =
  /^(?:[A-Z]{0,3}[$€£¥₦]\s?)?[-−–+]?\s?(?:[A-Z]{0,3}[$€£¥₦]\s?)?(?:\d|\.\d)[\d.,'’\s\u00a0\u202f]*(?:\s?%|\s?per\s?cent|\s?(?:bn|billion|mn?|million|tn|trn|trillion|thousand|k)\b)?(?:\s?\((?:19|20)\d\d\))?$/i

/** Tells figures, years and gaps from words. */
export function cellKind(text: string): CellKind {
  if (text === "") return "empty"
  if (text.length > LONGEST_FIGURE) return "text"
  if (MISSING.test(text)) return "missing"
  if (YEAR.test(text)) return "year"
  return VALUE.test(text.replace(FOOTNOTE, "")) ? "value" : "text"
}

/** A cell without the mark of its footnote. */
export function withoutFootnote(text: string): string {
  return text.length > LONGEST_FIGURE ? text : text.replace(FOOTNOTE, "")
}
