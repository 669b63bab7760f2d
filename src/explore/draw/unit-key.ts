import type { ComposedSeries } from "../composition.ts"

/** Figures with the same key may stand on one scale. Percentages of different wholes share one, and the text names them. */
export function unitKey({
  unit,
  currency,
  format,
}: Pick<ComposedSeries, "unit" | "currency" | "format">): string {
  if (format.kind === "percent") return "%"
  return `${unit.toLowerCase()} ${currency ?? ""} ${String(format.scale?.by ?? 1)}`
}
