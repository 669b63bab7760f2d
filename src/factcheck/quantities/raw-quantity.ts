import type { Span } from "../claims/claim-types.ts"

/** A number as it is written, before its unit is read. */
export type RawQuantity = Span & {
  value: number
  step: number
  currency: string | null
  share?: boolean
  /** Of how many: 100 in "25 in 100". */
  whole?: number | undefined
  /** What it is a share of, where the words of the number say it. */
  of?: string
  /** Said by its number of digits: a bound in per cent. */
  bound?: "at-least" | "under"
}
