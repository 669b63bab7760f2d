import type { ClaimSlots } from "./claim-types.ts"

/** Currencies by their names; "the currency" is that of the country spoken of. */
const CURRENCY =
  /\b(?<dollar>(?:us\s+)?dollars?|greenback)\b|\b(?:currency|naira|cedi|rand|shilling|franc|kwacha|birr|dirham|dinar|pound|peso|real|rupee|rupiah|yen|yuan|renminbi|won|baht|dong|ringgit|lira|zloty|forint|koruna|krona|krone|rouble|ruble|hryvnia|leu|lev|taka|kyat|riyal|sol|guarani|euro|sterling|metical|pula|leone|dalasi|ouguiya|ariary)\b/giu

/**
 * Exchange rates here are amounts for one US dollar: a currency that gains is a rate that falls. Movements without a
 * figure are turned where the sentence speaks of the currency first; of a rate that rises, and of the dollar, they stay.
 */
export function turnCurrencies(text: string, claims: readonly ClaimSlots[]): ClaimSlots[] {
  const [first] = text.matchAll(CURRENCY)
  const isOfDollar = first === undefined || first.groups?.["dollar"] !== undefined
  if (isOfDollar || /\brate\b/i.test(text.slice(0, first.index))) return [...claims]
  return claims.map((claim) =>
    claim.measure === "exchange-rate" && claim.direction !== null && claim.kind === "trend"
      ? { ...claim, direction: claim.direction === "up" ? "down" : "up" }
      : claim,
  )
}
