/** The fewest characters of a piece that a text is searched for: shorter ones occur in nearly every text. */
const SHORTEST_PIECE = 2

/** Pieces in small letters of which a text must hold at least one. */
type AnyOf = readonly string[]
/** What a text must hold all of for a pattern to match, the longest pieces first. */
export type Needs = readonly AnyOf[]

/**
 * What a text must hold for a pattern to match, for each of its alternatives; one that may match any text needs nothing.
 * Looking for pieces is many times cheaper than running the pattern.
 */
export function requiredWords(source: string): readonly Needs[] {
  const reader = { source, at: 0 }
  return readAlternatives(reader)
}

type Reader = { source: string; at: number }

function readAlternatives(reader: Reader): Needs[] {
  const all: Needs[] = []
  for (;;) {
    all.push(readSequence(reader))
    if (reader.source[reader.at] !== "|") return all
    reader.at += 1
  }
}

/** The pieces of a sequence between its gaps, and those that its groups need. */
function readSequence(reader: Reader): Needs {
  const needs: AnyOf[] = []
  let run = ""
  const endRun = (): void => {
    if (run.length >= SHORTEST_PIECE) needs.push([run.toLowerCase()])
    run = ""
  }
  for (
    let next = reader.source[reader.at];
    next !== undefined && next !== "|" && next !== ")";
    next = reader.source[reader.at]
  ) {
    const atom = readAtom(reader)
    const isOptional = readAt(reader, OPTIONAL) !== ""
    const isRepeated = readAt(reader, REPEATED) !== ""
    skipQuantifier(reader)
    if (atom.letter !== undefined && !isOptional) run += atom.letter
    if (atom.letter === undefined || isOptional || isRepeated) endRun()
    if (!isOptional) needs.push(...(atom.needs ?? []))
  }
  endRun()
  return needs.sort((a, b) => shortestLength(b) - shortestLength(a))
}

function shortestLength(words: AnyOf): number {
  return Math.min(...words.map(({ length }) => length))
}

function readAtom(reader: Reader): { letter?: string; needs?: Needs } {
  if (reader.source[reader.at] === "(") return { needs: readGroup(reader) }
  const known = readAt(reader, ATOM)
  reader.at += known.length
  return LETTER.test(known) ? { letter: known } : {}
}

/** All that the only alternative of a group needs; of several the longest piece of each, unless one needs none. */
function readGroup(reader: Reader): Needs {
  const opening = readAt(reader, OPENING)
  reader.at += opening.length
  const [first = [], ...others] = readAlternatives(reader)
  reader.at += 1
  // What must not stand around is not needed.
  if (opening.endsWith("!")) return []
  if (others.length === 0) return first
  const longest = [first, ...others].map(([words]) => words)
  return longest.includes(undefined) ? [] : [longest.flatMap((words) => words ?? [])]
}

function skipQuantifier(reader: Reader): void {
  reader.at += readAt(reader, QUANTIFIER).length
}

const OPTIONAL = /[?*]|\{0/y
const REPEATED = /[+{]/y
const ATOM = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\k<\w+>|\\.|./suy
const LETTER = /^[a-z0-9]$/i
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y
const QUANTIFIER = /(?:[?*+]|\{[^}]*\})\??/y

/** What a form matches right where the reader is. */
function readAt({ source, at }: Reader, form: RegExp): string {
  form.lastIndex = at
  return form.exec(source)?.[0] ?? ""
}
