import type { WebServices } from "../../services.server.ts"
import { markText, type MarkedPiece } from "../open-check/mark-text.ts"
import type { VerdictStatus } from "../fact-checking/results/claim.ts"

/** A short text as the checker marks it, from the figures that are loaded. */
export type SampleCheck = {
  pieces: readonly MarkedPiece[]
  /** The verdict of each statement, in their order. */
  verdicts: readonly VerdictStatus[]
}

/** The first whose figures are all held, so that its statements come out as said here, is shown. */
const TEXTS = [
  {
    text: "Consumer prices in Nigeria rose by 33.2 percent in 2024. Ghana’s population was 44 million in that year.",
    wanted: /^correct (?:incorrect|unverified)$/,
  },
  {
    // The starter holds a compilation, by which no figure is called wrong.
    text: "Life expectancy in China was 53.9 years in 1955. Nigeria had 140 million people in 2005.",
    wanted: /^correct correct$/,
  },
] as const

/** A text of the home page with its verdicts; `null` where its figures are not held. */
export async function loadSampleCheck({
  openChecks,
}: Pick<WebServices, "openChecks">): Promise<SampleCheck | null> {
  if (openChecks === null) return null
  for (const { text, wanted } of TEXTS) {
    const claims = await openChecks.check(text, { asOf: undefined })
    const verdicts = claims.map(({ status }) => status)
    if (!wanted.test(verdicts.join(" "))) continue
    return { pieces: markText(text, claims).flat(), verdicts }
  }
  return null
}
