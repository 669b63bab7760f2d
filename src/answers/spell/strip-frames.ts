import { tidy } from "../read/marks.ts"
import { ASIDES, LEADS, TAILS } from "../words/frames.data.ts"

/** The most frames that are taken from around a question. */
const MAX_FRAMES = 6

const LEADING = LEADS.map(([form, rest]) => [new RegExp(`^(?:${form})(?= |$)`), rest] as const)
const TRAILING = TAILS.map(([form, rest]) => [new RegExp(`(?:^| )(?:${form})$`), rest] as const)
const WITHIN = ASIDES.map(
  ([form, rest]) => [new RegExp(`(?<!\\S)(?:${form})(?!\\S)`, "g"), rest] as const,
)

/** A folded question without what is said around it; that it asks whether something is so stays as a mark before it. */
export function stripFrames(folded: string): string {
  let rest = tidy(WITHIN.reduce((text, [form, words]) => text.replace(form, words), folded))
  const said: string[] = []
  for (let k = 0; k < MAX_FRAMES; k += 1) {
    const shorter = stripOnce(rest, said)
    if (shorter === rest) break
    rest = shorter
  }
  return tidy([...said, rest].join(" "))
}

/** Without one frame before and one behind; what a frame says of the question is noted. */
function stripOnce(text: string, said: string[]): string {
  const withoutLead = strip(text, LEADING, said)
  return strip(withoutLead, TRAILING, said)
}

function strip(
  text: string,
  frames: readonly (readonly [RegExp, string])[],
  said: string[],
): string {
  for (const [form, words] of frames) {
    const stripped = text.replace(form, "").trim()
    // A frame alone asks nothing: "any idea?".
    if (stripped === text || stripped === "") continue
    const note = words.replace(/ \$1$/, "")
    if (note !== "" && !said.includes(note)) said.push(note)
    return words === note ? stripped : `${form.exec(text)?.[1] ?? ""} ${stripped}`
  }
  return text
}
