import { shorten } from "#domain/text/shorten.ts"

const LONGEST = 18

/** A name that fits beside a bar. */
export function shortenName(name: string): string {
  return shorten(name, LONGEST)
}
