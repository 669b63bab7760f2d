const YEAR = "(?:19|20)\\d\\d"
/** "Population '15": above this the last century is meant. */
const LAST_SHORT = 40
const SHORT_YEAR = /(?<=\s)['’](\d\d)(?![\d\p{L}])/gu
/** "2012 → 2019": from one year to another. */
const ARROW = new RegExp(`\\b(${YEAR})\\s*(?:→|⟶|➔|➜|⇒|-+>|=+>)\\s*(${YEAR})\\b`, "g")
/** "GDP 2019 / GDP 1999" and "GDP of Mali ÷ GDP of Niger": signs of a division with spaces around them. */
const DIVIDED = /^(?<above>[^/÷]+?)\s+[/÷]\s+(?<below>[^/÷]+)$/
const LAST_YEAR = new RegExp(`^(?<what>.*?)[\\s,]*\\b(?:in\\s+)?(?<year>${YEAR})$`)

/** A typed question with signs of arithmetic and arrows in words. */
export function spellSigns(text: string): string {
  return spellDivision(
    text
      .replace(SHORT_YEAR, (_, year: string) =>
        Number(year) > LAST_SHORT ? `19${year}` : `20${year}`,
      )
      .replace(ARROW, " change from $1 to $2 "),
  )
}

/** One thing over another is a ratio; without a word that both sides share it is a list of places. */
function spellDivision(text: string): string {
  const { above, below } = DIVIDED.exec(text.trim().replace(/[?.!\s]+$/, ""))?.groups ?? {}
  if (above === undefined || below === undefined) return text
  const years = [above, below].map((side) => LAST_YEAR.exec(side.trim())?.groups)
  const shared = listWords(above).filter((word) => listWords(below).includes(word))
  const [first, second] = years
  if (first !== undefined && second !== undefined && isRepeated(above, below))
    return `how many times ${first["what"] ?? ""} in ${first["year"] ?? ""} than in ${second["year"] ?? ""}`
  return shared.length > 0 ? `how many times ${above} versus ${below}` : text
}

/** Whether all words of the second side are words of the first: "Vietnam GDP 2019 / GDP 1999", "… / 1999". */
function isRepeated(above: string, below: string): boolean {
  return listWords(below).every((word) => listWords(above).includes(word))
}

function listWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !LINKS.has(word))
}

const LINKS: ReadonlySet<string> = new Set(["the", "and", "for", "with", "per", "from"])
