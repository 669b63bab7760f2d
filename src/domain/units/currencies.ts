import { CURRENCY_CODES } from "./currency-codes.data.ts"
import { CURRENCY_SIGNS } from "./currency.data.ts"

/** A currency in use; the sign is the one that pages print, the code where signs would be mistaken. */
export type Currency = { code: string; name: string; sign: string }

const NAMES = new Intl.DisplayNames("en", { type: "currency" })

/** Every currency in use, by code. */
export const CURRENCIES: readonly Currency[] = CURRENCY_CODES.map((code) => ({
  code,
  name: NAMES.of(code) ?? code,
  sign: CURRENCY_SIGNS[code] ?? code,
}))
