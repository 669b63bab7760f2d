const YEAR = "((?:19|20)\\d\\d)"
const SMALL = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty"
const COUNTS: Readonly<Record<string, number>> = {
  decade: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
}
const COUNTED = `(?:in|over|during|for|within|across)?(?: the)? ?\\b(?:(${SMALL}|\\d{1,2}) years|(decade|two decades))`
const AFTER = new RegExp(
  `${COUNTED} (?:after|following|from|since|that followed|starting in|beginning in) ${YEAR}\\b(?! (?:to|until|-))`,
  "g",
)
const BEFORE = new RegExp(
  `${COUNTED} (?:before|prior to|preceding|leading up to|up to|to|ending in|until) ${YEAR}\\b`,
  "g",
)

/** "In the five years after 2005" is from 2005 to 2010. */
export function sayTimes(folded: string): string {
  return folded
    .replace(AFTER, (_, count?: string, decade?: string, year?: string) => {
      const from = Number(year)
      return ` between ${String(from)} and ${String(from + readCount(count ?? decade))}`
    })
    .replace(BEFORE, (_, count?: string, decade?: string, year?: string) => {
      const to = Number(year)
      return ` between ${String(to - readCount(count ?? decade))} and ${String(to)}`
    })
    .replace(/\s+/g, " ")
    .trim()
}

function readCount(text = ""): number {
  if (text === "two decades") return 20
  const small = SMALL.split("|").indexOf(text)
  return COUNTS[text] ?? (small === -1 ? Number(text) : small + 2)
}
