import type { UnitFormat } from "./number-format.ts"

/**
 * Figures with the same key may stand on one scale; `unit` is named without its scale ("people", not "thousand
 * people"). Percentages of different wholes share one, and the text names them.
 */
export function unitKey({
  unit,
  currency,
  format,
}: {
  unit: string
  currency: string | null
  format: UnitFormat
}): string {
  if (format.kind === "percent") return "%"
  return `${unit.toLowerCase()} ${currency ?? ""} ${String(format.scale?.by ?? 1)}`
}
