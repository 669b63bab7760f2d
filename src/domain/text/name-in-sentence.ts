import { lowerFirst } from "../format/lower-first.ts"

/** Names that keep their capital though a small letter follows. */
const PROPER =
  /^(?:Atlantic|Pacific|Arctic|Antarctic|Indian|Europe(?:an)?|Africa[n]?|Asia[n]?|America[n]?|English|French|Spanish|Gini|Theil|Palma|World|Gapminder|Brent|Dubai|Chinese|Russian|Australian|Brazilian|Thai|Vietnamese|Kyoto|Paris)\b/

/** Units in brackets that are written behind a figure anyway. */
const REPEATED = /^(?:%|annual %|number|years|tonnes|people|total)$/i

/** What is done with a thing that is listed by its name: "wheat, imports". */
const DONE =
  /^(\p{Lu}\p{Ll}+(?: \p{Ll}+)*), (production|imports|exports|yield|area harvested|producer price|consumption)$/u

/** What stands in brackets at the end of a name, as a sentence says it. */
const SAID: readonly (readonly [written: RegExp, said: string])[] = [
  [/^% of (.+)$/, " as a share of $1"],
  [/^(?:BoP, )?((?:current|constant)(?: \d{4})?) (?:US\$|US dollars)$/i, " in $1 US dollars"],
  [/^US(?:\$| dollars)$/i, " in US dollars"],
  [/^(per [\d,. ]*\p{L}[\p{L} ]*)$/u, " $1"],
]

/** The name of an indicator as it stands in a sentence: "GDP per capita in constant 2015 US dollars", "oil production". */
export function nameInSentence(name: string): string {
  const sold = /^Commodity price: (.+)$/.exec(name)?.[1]
  if (sold !== undefined)
    return `the price of ${/^[A-Z][a-z]/.test(sold) ? lowerFirst(sold) : sold}`
  const said = sayBrackets(name)
    .replace(/, total$/i, "")
    .replace(
      /^(\p{Lu}\p{Ll}.*\S) - reported$/u,
      (_, counted: string) => `reported ${lowerFirst(counted)}`,
    )
    .replace(DONE, "$1 $2")
  const isWord =
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?(?=$|[,:]| [\p{Ll}\d(])/u.test(said) && !PROPER.test(said)
  return isWord ? lowerFirst(said) : said
}

function sayBrackets(name: string): string {
  const [, before, inside = ""] = /^(.*\S) \(([^()]+)\)$/u.exec(name) ?? []
  if (before === undefined) return name
  if (REPEATED.test(inside)) return before
  const known = SAID.find(([written]) => written.test(inside))
  return known
    ? before + inside.replace(/(?<=\d) (?=\d{3}\b)/g, ",").replace(known[0], known[1])
    : name
}
