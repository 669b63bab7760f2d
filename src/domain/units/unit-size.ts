import { findLeadingUnit } from "./read-unit-name.ts"
import { unitScale } from "./unit-scale.ts"

/** How much one of a unit is, to compare units of one thing: a million for `million US$`, as much for `kt` as for `thousand tonnes`. */
export function unitSize(unit: string): number {
  const scale = unitScale(unit)
  const named = findLeadingUnit(scale?.unit ?? unit.trim())
  return (scale?.by ?? 1) * (named?.unit.by ?? 1)
}
