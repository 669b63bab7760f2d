import { UNIT_NAMES, type UnitName } from "./unit-names.data.ts"

const FORMS = UNIT_NAMES.map((unit) => ({
  unit,
  atFront: new RegExp(String.raw`^(?:${unit.words})(?!\w)`, "i"),
  whole: new RegExp(`^(?:${unit.words})$`, "i"),
}))

/** The unit that a text begins with, and how long its words are; `undefined` where it begins with none. */
export function findLeadingUnit(text: string): { unit: UnitName; length: number } | undefined {
  for (const { unit, atFront } of FORMS) {
    const match = atFront.exec(text)
    if (match) return { unit, length: match[0].length }
  }
  return undefined
}

/** The unit that a text is, in any of its spellings; `undefined` where it says more or something else. */
export function readUnitName(text: string): UnitName | undefined {
  return FORMS.find(({ whole }) => whole.test(text))?.unit
}
