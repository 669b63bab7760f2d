const LONGEST = 18

/** A name that fits beside a bar. */
export function shortenName(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name
}
