import type { Plan } from "./query-plan.ts"
import { foldText } from "../index/tokenize.ts"
import type { ParsedQuery, Understood } from "../search-answer.ts"

/**
 * What was read out of a text, each part with the text that remains without it. Words that were dropped because nothing
 * fits them were not understood, whatever they were taken for.
 */
export function listUnderstood(
  parsed: ParsedQuery,
  { plan, dropped }: { plan: Plan; dropped: readonly string[] },
): Understood[] {
  const { tokens, frequency, years } = parsed.typed
  const rest = (run: readonly string[], keptYears = years): string =>
    [...withoutRun(tokens, run), ...(keptYears === null ? [] : [keptYears])].join(" ")
  const parts: Understood[] = plan.slots.flatMap(({ typed, meaning }) =>
    meaning === null ||
    sameText(meaning, typed.join(" ")) ||
    typed.every((word) => dropped.includes(word))
      ? []
      : [{ kind: "words", typed: typed.join(" "), meaning, without: rest(typed) }],
  )
  for (const { country, matched, isCity = false } of parsed.countries) {
    const city = isCity ? { city: matched } : {}
    parts.push({ kind: "place", country, ...city, without: rest(matched.split(" ")) })
  }
  if (parsed.frequency !== null) {
    parts.push({ kind: "frequency", frequency: parsed.frequency, without: rest(frequency) })
  }
  const { startYear, endYear } = parsed
  if (startYear !== null || endYear !== null) {
    parts.push({ kind: "years", startYear, endYear, without: rest([], null) })
  }
  return parts
}

function sameText(a: string, b: string): boolean {
  const plain = (text: string): string => foldText(text).replace(/s\b/g, "")
  return plain(a) === plain(b)
}

/** Takes the words away where they stand side by side, else each where it first stands. */
function withoutRun(tokens: readonly string[], run: readonly string[]): string[] {
  if (run.length === 0) return [...tokens]
  for (let at = 0; at + run.length <= tokens.length; at += 1) {
    if (run.every((word, k) => tokens[at + k] === word)) {
      return [...tokens.slice(0, at), ...tokens.slice(at + run.length)]
    }
  }
  const left = [...run]
  return tokens.filter((token) => {
    const at = left.indexOf(token)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}
