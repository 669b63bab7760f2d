import { readHedge } from "../quantities/hedges.ts"
import { readNumberWords } from "../quantities/number-words.ts"
import type { ClaimSlots, Span } from "../claims/claim-types.ts"

/** How many years of a stretch something is said of, and where the text says it. */
type YearCount = Span & { value: number; hedge: ClaimSlots["hedge"] }

const OF_YEARS =
  /\bin\s+(?:(?:at\s+least|at\s+most|more\s+than|fewer\s+than|only|just|about)\s+)?(?<n>[\w-]+)\s+(?:out\s+)?of\s+(?:the\s+|its\s+|those\s+)?(?:last\s+|past\s+|previous\s+)?(?:[\w-]+\s+)?years\b/i
const TIMES = "(?:once|twice|(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})\\s+times)"
const SHRANK =
  "(?:shrank|shrunk|shrink|contracted|contract|grown|grew|expanded|declined|been\\s+negative|been\\s+in\\s+recession)"
/** "has shrunk only once since 2000", "contracted three times between 2010 and 2020". */
const MOVED_TIMES = new RegExp(
  `\\b${SHRANK}\\s+(?:(?:only|just|but|at\\s+least|more\\s+than)\\s+)?(?<n>${TIMES})\\b(?!\\s+(?:as|the|faster|more|higher|over|its))`,
  "i",
)
/** "Only once since 2000 has the economy shrunk". */
const TIMES_MOVED = new RegExp(
  `\\b(?:only|just)\\s+(?<n>${TIMES})\\s+(?:since|in|between|from)\\b[^.;:]{0,60}\\b${SHRANK}\\b`,
  "i",
)

/** "has not contracted once": never. */
const DENIED = /\b(?:not|never|n['’]t)\s+(?:\w+\s+)?$/i

/** "in six of the ten years", "only once since 2000": in how many years it was so; `undefined` where nothing is counted. */
export function findYearCount(text: string): YearCount | undefined {
  const match = OF_YEARS.exec(text) ?? MOVED_TIMES.exec(text) ?? TIMES_MOVED.exec(text)
  const word = match?.groups?.["n"] ?? ""
  const value = readNumber(word)
  if (!match || !Number.isFinite(value) || DENIED.test(text.slice(0, match.index))) return undefined
  const start = match.index + match[0].indexOf(` ${word}`) + 1
  const before = text.slice(0, start).replace(/\bin\s*$/i, "")
  return {
    start,
    end: start + word.length,
    value,
    hedge: readHedge(before, "")?.hedge ?? null,
  }
}

function readNumber(word: string): number {
  const plain = word.toLowerCase().replace(/\s+times$/, "")
  if (plain === "once") return 1
  if (plain === "twice") return 2
  return readNumberWords(plain)?.value ?? Number(plain)
}
