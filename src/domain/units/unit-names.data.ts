/** What is weighed or measured, as distinct from what is counted. */
export type MeasuredThing = "mass" | "area" | "length" | "energy" | "volume" | "days" | "hours"

/** A unit in which things are weighed and measured. */
export type UnitName = {
  /** As computed units are written; `one` where a single one of it is called otherwise. */
  name: string
  one?: string
  /** How texts and publishers write it, in any case: the source of a pattern. */
  words: string
  what: MeasuredThing
  /** How many of the least unit of its kind it is: kilograms, hectares, kilometres, kilowatt-hours, litres. */
  by: number
}

/** Every unit with a name of its own, the first that fits counts. Fact checks, formulas and answers read it. */
export const UNIT_NAMES: readonly UnitName[] = [
  { name: "kilotonnes", one: "kilotonne", words: "kilotonnes?|kt|gg", what: "mass", by: 1e6 },
  {
    name: "tonnes",
    one: "tonne",
    words: String.raw`(?:metric\s+)?(?:tonnes?|tons?)|t(?=\s|\/|$)`,
    what: "mass",
    by: 1e3,
  },
  {
    name: "megatonnes",
    one: "megatonne",
    words: String.raw`mt(?!\s*of\s+time)|megatonnes?`,
    what: "mass",
    by: 1e9,
  },
  { name: "gigatonnes", one: "gigatonne", words: "gt|gigatonnes?", what: "mass", by: 1e12 },
  { name: "kg", words: "kilograms?|kilogrammes?|kilos?|kgs?", what: "mass", by: 1 },
  { name: "hectares", one: "hectare", words: "hectares?|ha", what: "area", by: 1 },
  {
    name: "km²",
    words: String.raw`sq(?:uare|\.)?\s*(?:kilomet(?:re|er)s?|kms?)|km2|km²`,
    what: "area",
    by: 100,
  },
  { name: "km", words: "kilomet(?:re|er)s?|kms?", what: "length", by: 1 },
  { name: "kWh", words: "kwh|kilowatt[- ]hours?", what: "energy", by: 1 },
  { name: "MWh", words: "mwh|megawatt[- ]hours?", what: "energy", by: 1e3 },
  { name: "GWh", words: "gwh|gigawatt[- ]hours?", what: "energy", by: 1e6 },
  { name: "TWh", words: "twh|terawatt[- ]hours?", what: "energy", by: 1e9 },
  { name: "litres", one: "litre", words: "lit(?:re|er)s?", what: "volume", by: 1 },
  {
    name: "cubic metres",
    one: "cubic metre",
    words: String.raw`cubic\s+met(?:re|er)s?|m3|m³`,
    what: "volume",
    by: 1e3,
  },
  { name: "days", one: "day", words: "days?", what: "days", by: 1 },
  { name: "hours", one: "hour", words: "hours?", what: "hours", by: 1 },
]
