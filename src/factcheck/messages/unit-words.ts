import type { Indicator } from "#domain/indicators/indicator.ts"
import { withCommas } from "#domain/format/count-text.ts"

import type { CountedIn, MeasuredUnit } from "../quantities/measured-unit.ts"
import { isThing } from "../quantities/measured-units.ts"
import { publishedUnit } from "../evidence/published-unit.ts"

/** Words for the size of a figure; below a million it is written out. */
const SIZES: readonly (readonly [by: number, word: string])[] = [
  [1e12, " trillion"],
  [1e9, " billion"],
  [1e6, " million"],
]
/** Kilograms of a tonne. */
const TONNE = 1000

/**
 * A figure of something that is weighed, measured or counted per number of people, with its unit: in the author's own
 * unit where one is given, else in tonnes or as published. `undefined` for other figures.
 */
export function valueWithUnit(
  value: number,
  indicator: Indicator,
  counted: CountedIn | null,
): string | undefined {
  const published = publishedUnit(indicator)
  const isRate = published.what === "count" && published.per === "people"
  if (!isThing(published) && !isRate) return undefined
  if (isRate && counted?.unit.what === "percent")
    return `${significant((100 * value) / published.perBy)}%`
  if (counted !== null && counted.words !== "" && isAlike(counted.unit, published))
    return inOwnUnit(value, counted, published)
  return isRate ? inPublishedRate(value, indicator) : inTonnes(value, published)
}

function inPublishedRate(value: number, { unit }: Indicator): string | undefined {
  return /^per\b/i.test(unit) ? `${significant(value)} ${unit}` : undefined
}

function inTonnes(value: number, published: MeasuredUnit): string | undefined {
  if (published.what !== "mass" || published.by < TONNE || !isWhole(published)) return undefined
  const tonnes = (value * perUnit(published)) / TONNE
  return `${withSize(tonnes)} tonnes${per({ per: null }, published)}`
}

function inOwnUnit(value: number, { unit, words }: CountedIn, published: MeasuredUnit): string {
  const inOwn = (value * perUnit(published)) / perUnit(withPer(unit, published))
  return `${withSize(inOwn)} ${words}${per(unit, published)}`
}

function isAlike(stated: MeasuredUnit, published: MeasuredUnit): boolean {
  return stated.what === published.what && (stated.per === published.per || stated.per === null)
}

/** "8.8 tonnes" of what is counted per head are tonnes per head. */
function withPer(stated: MeasuredUnit, { per, perBy }: MeasuredUnit): MeasuredUnit {
  return stated.per === null ? { ...stated, per, perBy } : stated
}

function per(stated: Pick<MeasuredUnit, "per">, published: MeasuredUnit): string {
  if (stated.per !== null) return ""
  if (published.per === "people" && published.perBy === 1) return " per person"
  return published.per === "area" ? " per hectare" : ""
}

function perUnit({ by, perBy }: MeasuredUnit): number {
  return by / perBy
}

/** Of everybody or for each person; yields of land are left in their own unit. */
function isWhole({ per }: MeasuredUnit): boolean {
  return per === null || per === "people"
}

function withSize(value: number): string {
  const [by, word] = SIZES.find(([least]) => Math.abs(value) >= least * 0.9995) ?? [1, ""]
  return `${significant(value / by)}${word}`
}

/** Three significant digits, and the whole part in full. */
function significant(value: number): string {
  const size = Math.abs(value)
  const digits = size >= 1000 ? size.toFixed(0) : String(Number(size.toPrecision(3)))
  return `${value < 0 ? "−" : ""}${withCommas(digits)}`
}
