import { NUMBER_WORD, readNumberWords } from "./number-words.ts"
import type { RawQuantity } from "./raw-quantity.ts"

const OWN_GDP =
  "(?:the\\s+size\\s+of\\s+)?(?:its|their|the\\s+country['’]s|the\\s+nation['’]s|annual|national)\\s+(?:annual\\s+|own\\s+|national\\s+|entire\\s+|whole\\s+)?(?:GDP|gross\\s+domestic\\s+product|economy|economic\\s+output|output)\\b(?!\\s+(?:of|per)\\b)"
const TIMES = new RegExp(
  `\\b(?:debts?|stock\\s*markets?|market\\s+capitali[sz]ation|exports|imports|credit)\\b[^.;]{0,60}?\\b(?<times>twice|double|(?<count>\\d+(?:\\.\\d+)?|${NUMBER_WORD})\\s+times)\\s+${OWN_GDP}`,
  "giu",
)

/** "Debt is more than twice the size of its economy": a share of output over 100 per cent, said as a multiple. */
export function findTimesOfGdp(text: string): RawQuantity[] {
  return [...text.matchAll(TIMES)].flatMap((match) => {
    const { times = "", count } = match.groups ?? {}
    const value =
      count === undefined ? 2 : /^\d/.test(count) ? Number(count) : readNumberWords(count)?.value
    if (value === undefined) return []
    const start = match.index + match[0].lastIndexOf(times)
    return {
      start,
      end: match.index + match[0].length,
      value,
      step: 0,
      currency: null,
      share: true,
      of: "GDP",
    }
  })
}
