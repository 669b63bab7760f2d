import { shorten } from "#domain/text/shorten.ts"

const LONGEST_NAME = 18

/** A name that fits beside a bar. */
export function shortenName(name: string): string {
  return shorten(name, LONGEST_NAME)
}
