import { foldQuestion } from "./read/fold-question.ts"
import { stripFrames } from "./spell/strip-frames.ts"

/** Words with which a question begins once nothing stands before it. */
const ASKS =
  /^(?:what|which|who|whose|how|when|where|why|is|are|was|were|do|does|did|has|have|had|can|could|quel(?:le)?s?|combien|cual(?:es)?|cuant[oa]s?|qual|quais|quant[oa]s?)\b/

/**
 * A text as it was typed, without what is said around a question: "okay so what is inflation in Ghana" is a search for
 * "what is inflation in Ghana". One word alone is taken away only before a question: "quick ratio" stays as it is.
 */
export function withoutFrames(text: string): string {
  const folded = foldQuestion(text)
  const rest = stripFrames(folded)
    .replaceAll(/\{\w+\}/g, "")
    .trim()
  const asked = new Set(rest.split(" "))
  const around = new Set(folded.split(" ").filter((word) => !asked.has(word)))
  if (around.size === 0 || (around.size === 1 && !ASKS.test(rest))) return text
  return text
    .split(/\s+/)
    .filter(
      (word) =>
        !foldQuestion(word)
          .split(" ")
          .every((part) => around.has(part)),
    )
    .join(" ")
}
