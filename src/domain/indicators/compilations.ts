import type { IndicatorId } from "./indicator.ts"

const COMPILERS = /^(?:gapminder|our-world-in-data|clio-infra|ggdc|undp:AAD\.)/
/** Tables of the Statistical Yearbook, whose codes are words: its values come from other agencies. */
const YEARBOOK = /^un:[a-z]/

/** Whether an indicator only compiles other publishers' values, which it may smooth, join or hold longer than they do. */
export function isCompilation(id: IndicatorId): boolean {
  return COMPILERS.test(id) || YEARBOOK.test(id)
}
