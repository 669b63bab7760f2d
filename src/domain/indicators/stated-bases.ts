/** The ways in which a text says the year of its prices, of its purchasing power or in which an index is 100. */
const BASE =
  /(?:constant|base year|PPP \(constant|constant PPP) ((?:19|20)\d{2})|\b((?:19|20)\d{2}) ?= ?100\b|\$?\b((?:19|20)\d{2}) (?:PPP|international|purchasing|US\$)/gi

/** The base years that a text states, in its order: `GDP (constant 2015 US$)` states 2015. */
export function statedBases(text: string): string[] {
  return Array.from(text.matchAll(BASE), (match) => match.slice(1).find(Boolean) ?? "")
}

/** Whether a text is of figures of another base than the name says, or of another poverty line. */
export function contradictsBase(name: string, text: string): boolean {
  return (
    isOther(statedBases(name), statedBases(text)) || isOther(povertyLines(name), povertyLines(text))
  )
}

function isOther(stated: readonly string[], found: readonly string[]): boolean {
  return (
    stated.length > 0 &&
    found.length > 0 &&
    !found.some((each) => stated.some((own) => own === each))
  )
}

function povertyLines(text: string): string[] {
  return Array.from(text.matchAll(/\$ ?(\d+\.\d\d)(?= a day| \()/g), ([, line = ""]) => line)
}
