import type { Indicator } from "#domain/indicators/indicator.ts"

/** Whether the figures are codes for answers, which are in no order of size. */
export function isCode({ unit }: Pick<Indicator, "unit">): boolean {
  return unit === "code"
}
