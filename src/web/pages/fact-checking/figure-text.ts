const LARGE = new Intl.NumberFormat("en-GB", { notation: "compact", maximumSignificantDigits: 4 })
const PLAIN = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 6 })
const THOUSAND = 10_000

/** A figure of a claim as people write it: `33.2%`, `232.7m`. */
export function figureText(value: number | null, unit: string | null): string {
  if (value === null) return "No data"
  const number = Math.abs(value) >= THOUSAND ? compact(value) : PLAIN.format(value)
  const text = number.replace("-", "\u2212")
  if (unit !== null && /%|per ?cent/i.test(unit)) return `${text}%`
  return unit === null || unit === "" ? text : `${text} ${unit}`
}

/** `232.7m`, as on axes and headlines. */
function compact(value: number): string {
  return LARGE.format(value)
    .replace(/K$/i, "k")
    .replace(/M$/i, "m")
    .replace(/B$/i, "bn")
    .replace(/T$/i, "tn")
}
