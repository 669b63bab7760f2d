import { unitFormat } from "#domain/format/number-format.ts"
import { findLeadingUnit } from "#domain/units/read-unit-name.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import type { CountedIn, MeasuredUnit } from "./measured-unit.ts"
import type { Quantity } from "../claims/claim-types.ts"

const PER =
  /(?:\bper|\/|\bfor\s+every|\bin\s+every|\ban?(?=\s+(?:hectare|head|person|inhabitant)\b))\s*(?<number>\d[\d,. ]*\d|\d)?\s*(?<thing>live\s+births|[a-z]+)?/i
const WORDS_BEFORE_PER = /^(?:[\p{L}\d,-]+\s+){0,4}[\p{L}\d-]*$/u
const ALONE = { by: 1, per: null, perBy: 1, length: 0 } as const

/** The unit of a number from its own reading and the words after it. */
export function unitOfQuantity(quantity: Quantity, after: string): MeasuredUnit | undefined {
  switch (quantity.unit) {
    case "percent":
      return { ...ALONE, what: "percent", per: quantity.of === null ? null : "other" }
    case "points":
    case "years":
      return { what: quantity.unit, ...ALONE }
    case "money":
      // What an amount is for each of is not read, so that it is none of the whole.
      return quantity.currency === "USD" && !PER.test(after.slice(0, 20))
        ? { what: "money", ...ALONE }
        : undefined
    case "multiple":
      return undefined
    case "per-thousand":
      return { ...ALONE, what: "count", per: "people", perBy: 1000 }
    default:
      return readUnit(after)
  }
}

/** The unit of published figures; the name in brackets tells it where the unit itself is silent. */
export function unitOfIndicator({
  unit,
  currency,
  name,
}: {
  unit: string
  currency: string | null
  name: string
}): MeasuredUnit {
  const unitText = unit.trim() === "" ? (/\(([^()]*)\)[^()]*$/.exec(name)?.[1] ?? "") : unit
  const { kind, prefix } = unitFormat(unitText, currency)
  const scale = unitScale(unitText)
  const by = scale?.by ?? 1
  if (kind === "percent")
    return { ...ALONE, what: "percent", per: /annual|growth/i.test(unitText) ? null : "other" }
  // Amounts in other money than dollars are never what is stated in dollars.
  if (kind === "money" || currency !== null || /\bLCU\b|currency/i.test(`${unitText} ${name}`))
    return { ...ALONE, what: "money", by, per: prefix === "US$" ? null : "other" }
  if (/^years?\b/i.test(unitText)) return { ...ALONE, what: "years" }
  const read = perPerson(readUnit(scale?.unit ?? unitText), name)
  return { ...read, by: read.by * by * (CARBON.test(unitText) ? CO2_OF_CARBON : 1) }
}

/** "tonnes" of "emissions per capita": the name says for whom where the unit does not. */
function perPerson(read: MeasuredUnit, name: string): MeasuredUnit {
  const isSilent = isThing(read) && read.per === null
  return isSilent && PER_PERSON.test(name) ? { ...read, per: "people", perBy: 1 } : read
}

const PER_PERSON = /\bper (?:capita|head|person|inhabitant)\b/i

/** "thousand tonnes of carbon": emissions counted by the carbon in them. */
const CARBON = /\bof carbon\b(?! dioxide)/i
/** What a tonne of carbon makes of carbon dioxide, by the weights of their molecules. */
const CO2_OF_CARBON = 44 / 12

/** The unit of a number with the words that an author used for it. */
export function countedIn(quantity: Quantity, after: string): CountedIn | null {
  const unit = unitOfQuantity(quantity, after)
  if (!unit) return null
  const isNamed = quantity.unit === "plain" && (isThing(unit) || unit.per === "people")
  return { unit, words: isNamed ? after.slice(0, unit.length).replace(WHO_DIED, "").trim() : "" }
}

/** "women died per 100,000 births": who and what do not belong to the unit. */
const WHO_DIED = /^.*\b(?:die[sd]?|dying)\s/

/** Whether something is weighed or measured rather than counted. */
export function isThing({ what }: MeasuredUnit): boolean {
  return !NO_THINGS.has(what)
}

const NO_THINGS: ReadonlySet<MeasuredUnit["what"]> = new Set([
  "percent",
  "points",
  "money",
  "years",
  "count",
])

/** How many published units one stated unit is; `undefined` where they count different things. */
export function conversion(stated: MeasuredUnit, published: MeasuredUnit): number | undefined {
  const isShare = stated.what === "percent" && stated.per === null && published.per === "other"
  if (stated.what !== published.what || (stated.per !== published.per && !isShare)) return undefined
  return stated.by / stated.perBy / (published.by / published.perBy)
}

function readUnit(text: string): MeasuredUnit {
  const lead = /^\s*/.exec(text)?.[0].length ?? 0
  const words = text.slice(lead)
  const named = findLeadingUnit(words)
  const own = { what: named?.unit.what ?? "count", by: named?.unit.by ?? 1 } as const
  const length = named ? lead + named.length : 0
  const per = PER.exec(words)
  if (!per || !WORDS_BEFORE_PER.test(words.slice(0, per.index))) return { ...ALONE, ...own, length }
  return { ...own, ...readPer(per), length: lead + per.index + per[0].length }
}

function readPer({ groups }: RegExpExecArray): Pick<MeasuredUnit, "per" | "perBy"> {
  const { number, thing = "" } = groups ?? {}
  if (number !== undefined) return { per: "people", perBy: Number(number.replace(/[,. ]/g, "")) }
  if (/^(?:years?|annum)$/i.test(thing)) return { per: null, perBy: 1 }
  if (/^(?:hectares?|ha)$/i.test(thing)) return { per: "area", perBy: 1 }
  if (/^(?:capita|cap|person|head|inhabitants?|people)$/i.test(thing))
    return { per: "people", perBy: 1 }
  return { per: "other", perBy: 1 }
}
