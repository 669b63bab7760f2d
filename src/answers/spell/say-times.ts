import { countYears } from "#factcheck/read-text.ts"

const YEAR = "((?:19|20)\\d\\d)"
const SMALL = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty"
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

/** "Five", "12", "decade" or "two decades" in years. */
function readCount(text = ""): number {
  const decades = /^(?:(\S+) )?decades?$/.exec(text)
  return decades ? countYears(decades[1], "decades") : countYears(text, "years")
}
