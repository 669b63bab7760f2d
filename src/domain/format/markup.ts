/** Finished HTML, SVG or XML: put into a template it stays as it is. Data can never pass for it, as only this file makes one from text. */
class Markup {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

export type { Markup }

/** What a template takes: texts and numbers are escaped, lists are joined, and what is missing or false leaves nothing. */
export type MarkupValue =
  string | number | Markup | null | undefined | false | readonly MarkupValue[]

/** HTML from a template. Values are escaped for text and for quoted attributes; whether an address is safe to follow is for the caller to check. */
export const html = fillTemplate

/** SVG from a template, escaped like HTML. */
export const svg = fillTemplate

/** XML from a template, escaped like HTML. */
export const xml = fillTemplate

/** Text that is markup already, such as the content of a file of our own. Never for what users or publishers wrote. */
export function trustMarkup(text: string): Markup {
  return new Markup(text)
}

/** Text as it may stand between tags and in quoted attributes. Characters that no XML may hold are dropped; half a surrogate pair becomes U+FFFD. */
export function escapeMarkup(text: string): string {
  return SPECIAL.test(text) ? text.replace(EACH_SPECIAL, replaceSpecial) : text
}

function fillTemplate(strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  let text = strings[0] ?? ""
  for (let k = 0; k < values.length; k++) text += writeValue(values[k]) + (strings[k + 1] ?? "")
  return new Markup(text)
}

function writeValue(value: MarkupValue): string {
  if (typeof value === "string") return escapeMarkup(value)
  if (typeof value === "number") return String(value)
  if (value === null || value === undefined || value === false) return ""
  return value instanceof Markup ? value.toString() : value.map(writeValue).join("")
}

const SPECIAL = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/u
const EACH_SPECIAL = new RegExp(SPECIAL.source, "gu")

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

function replaceSpecial(character: string): string {
  const isHalfPair = character >= "\ud800" && character <= "\udfff"
  return ESCAPES[character] ?? (isHalfPair ? "\ufffd" : "")
}
