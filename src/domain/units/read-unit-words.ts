import { COUNT_NAMES, COUNTED, QUANTITY, UNIT_WORDS } from "./unit-words.data.ts"

const NUMBER_OF = /\b(?:number|no\.|count) of\s+/i
const IN_QUANTITY = form(String.raw`(?:\bin |\()(${QUANTITY})(?=[\s.,;)]|$)`)
const LAST_QUANTITY = form(String.raw`[,(] ?(${QUANTITY})\)?\.?$`)
const FIRST_QUANTITY = form(
  String.raw`^(${QUANTITY})(?: of (?:the )?[^.;(]*?( per (?:person|capita|day|week)(?: per day)?)?)?(?=[.;(]|$)`,
)
const BRACKET_QUANTITY = form(
  String.raw`\(in (${QUANTITY})\)((?: per (?:person|capita))?(?: per (?:day|year))?)`,
)
const SAID_QUANTITY = form(
  String.raw`\b(?:measured|expressed|counted|presented|given|reported|stated|recorded|shown)(?: is| are| as| in|:)+ (?:the |a )?(${QUANTITY}|thousands|millions)(?=[\s.,;)]|$)`,
)
const SAID_UNIT = /\bunits? of measure(?:ment)?s?(?: is|:)?(?: in)? ([^.;\n]{2,40})(?:[.;\n]|$)/i
const PERCENT_OF =
  /^(?:the |estimated |total )*(?:per ?cent(?:age)?|%) of\b|\bas (?:a |the )?(?:per ?cent(?:age)?|%) of\b/i
const PER_MANY =
  /\(?\b(per (?:\d[\d,. ']*\d|\d{2,}|(?:one |1 )?(?:hundred|thousand|million|billion))(?: [a-z-]+){0,3}?)(?=[),.;:(]|$)/i
const FOR_EACH =
  /\bper (?:capita|person|head|hectolitre|unit|worker|household|hectare|woman|adult|child)\b/i
const SOURCE =
  /\s*\((?:[^()]*\b(?:19|20)\d\d|[^()]*\((?:19|20)\d\d[^()]*\)|(?:OWID|UN)\b[^()]*)\)+$/

/** The unit that a name's words say outside of the form of a unit in brackets, empty where they do not. */
export function unitOfNameWords(name: string): string {
  const text = name.replace(SOURCE, "")
  const part = text.slice(text.lastIndexOf(": ") + 1).trim()
  return questionUnit(text) || unitOfWhole(text) || unitOfWhole(part)
}

/** The unit that the first sentences of a definition say in so many words, empty where they do not. */
export function unitOfDefinition(definition: string): string {
  const text = definition.slice(0, MAX_DEFINITION).trim()
  const unit = saidUnit(text)
  if (unit !== "") return unit
  if (PERCENT_OF.test(text)) return "%"
  const [first = ""] = text.split(/\.(?: |$)/)
  const perMany = PER_MANY.exec(first)?.[1]
  if (perMany !== undefined) return perMany.trim()
  if (/^(?:the |estimated |total )*number of\b/i.test(first)) return unitOfCount(first)
  const inside = first.length <= SHORT_SENTENCE ? IN_QUANTITY.exec(first)?.[1] : undefined
  return inside === undefined ? "" : tidy(inside)
}

const MAX_DEFINITION = 600
const SHORT_SENTENCE = 120

function questionUnit(name: string): string {
  return name.endsWith("?") ? firstUnit(UNIT_WORDS.slice(0, 1), name) : ""
}

function unitOfWhole(text: string): string {
  const quantity = IN_QUANTITY.exec(text)?.[1] ?? LAST_QUANTITY.exec(text)?.[1]
  if (quantity !== undefined) return forEach(tidy(quantity), text)
  const counted = unitOfCount(text)
  if (counted !== "") return counted
  const worded = firstUnit(UNIT_WORDS, text)
  if (worded !== "") return worded
  // "Tests per case" and "Exports per person" are not counts of what they begin with.
  return /\bper\b/i.test(text) || MONEY.test(text)
    ? ""
    : withThousands(firstUnit(COUNT_NAMES, text), text)
}

/** Money that is paid for what a name counts: "Taxes on vehicles". */
const MONEY =
  /\b(?:tax(?:es)?|revenues?|prices?|costs?|expenditures?|spending|budgets?|funding|salar(?:y|ies))\b/i

function saidUnit(text: string): string {
  const said = SAID_QUANTITY.exec(text)?.[1] ?? SAID_UNIT.exec(text)?.[1]
  if (said !== undefined) return tidy(said)
  const stated = findFirstQuantity(text) ?? findBracketQuantity(text)
  if (stated !== undefined) return tidy(stated)
  const last = LAST_QUANTITY.exec(text.split(/\.(?: |$)/)[0] ?? "")?.[1]
  return last === undefined ? "" : forEach(tidy(last), text)
}

function findFirstQuantity(text: string): string | undefined {
  const [, first, per = ""] = FIRST_QUANTITY.exec(text) ?? []
  return first === undefined || first.endsWith(per) ? first : first + per
}

function findBracketQuantity(text: string): string | undefined {
  const [, inside, more = ""] = BRACKET_QUANTITY.exec(text) ?? []
  return inside === undefined ? undefined : inside + more
}

function unitOfCount(text: string): string {
  const at = NUMBER_OF.exec(text)
  if (!at) return ""
  const rest = text.slice(at.index + at[0].length)
  const [, thing, per] =
    /^(?:[\w-]+ )*?([\w-]+)(?: smoked| treated)? (per [a-z]+(?: per [a-z]+)?)(?=[,:(\s]|$)/i.exec(
      rest,
    ) ?? []
  if (thing !== undefined && per !== undefined)
    return `${/^[A-Z][a-z]/.test(thing) ? thing.toLowerCase() : thing} ${per}`
  if (/\bper\b|\bamong every\b/i.test(rest)) return ""
  if (/\b(?:average|mean|median)\s*$/i.test(text.slice(0, at.index))) return ""
  return withThousands(COUNTED.find(([words]) => words.test(rest))?.[1] ?? "number", text)
}

/** "Deaths ('000)" and "Population (000s)" count in thousands. */
function withThousands(unit: string, text: string): string {
  if (unit === "" || !/\((?:in )?['’]?000s?\)|\(in thousands\)|\(thousands\)/i.test(text))
    return unit
  return `thousand ${unit === "number" ? "" : unit}`.trim()
}

/** "Excise duty per hectolitre in euros" says what the euros are for. */
function forEach(unit: string, text: string): string {
  const each = FOR_EACH.exec(text)?.[0]
  return each === undefined || /\bper\b|%/.test(unit) ? unit : `${unit} ${each}`
}

function firstUnit(table: typeof UNIT_WORDS, text: string): string {
  for (const [words, unit] of table) {
    const found = words.exec(text)
    if (found) return unit.replace("$1", inLowerCase(found[1] ?? ""))
  }
  return ""
}

function tidy(unit: string): string {
  return inLowerCase(unit.replace(/\s+/g, " ").trim())
}

/** Without a capital at the front; abbreviations keep theirs. */
function inLowerCase(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function form(source: string): RegExp {
  return new RegExp(source, "i")
}
