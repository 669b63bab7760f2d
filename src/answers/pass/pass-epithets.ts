import { getPlaceNames } from "../read/place-names.ts"

/** What is said of a country without telling it from another part or time of it. */
const EPITHETS =
  "tiny|little|mighty|sunny|beautiful|lovely|dear|beloved|gigantic|giant|landlocked|dear old|good old|poor old|poor little|tiny little|lovely little|" +
  "(?:war|strife|drought|crisis|conflict|famine|debt|cash|oil|gas|resource|mineral|copper|diamond|disaster|earthquake|recession|sanctions)-" +
  "(?:torn|hit|stricken|ridden|strapped|laden|prone|rich|poor|battered|ravaged|wracked|racked|plagued|scarred|starved|weary|burdened|blighted|producing)"
const EPITHET = new RegExp(`(?<![\\p{L}\\d-])(?:${EPITHETS}) (?=(\\p{L}+(?: \\p{L}+){0,4}))`, "gu")

/** A folded question without the epithets of countries: "war-torn Yemen". Of "oil-rich African countries" it tells some. */
export function passEpithets(folded: string): string {
  return folded.replace(EPITHET, (epithet: string, next: string) =>
    beginsWithCountry(next.split(" ")) ? "" : epithet,
  )
}

function beginsWithCountry(words: readonly string[]): boolean {
  const [first = ""] = words
  const entry = getPlaceNames()
    .get(first)
    ?.find((one) => one.words.every((word, k) => words[k] === word))
  if (entry?.meaning.kind !== "country" || entry.meaning.isDemonym === true) return false
  return !/^(?:countr|nation|state|econom|member|people|women|men|m[ae]n$)/.test(
    words[entry.words.length] ?? "",
  )
}
