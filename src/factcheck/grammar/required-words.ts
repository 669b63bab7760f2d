/** Shorter pieces occur in nearly every text and so tell nothing. */
const SHORTEST = 2

/**
 * Pieces of which a text must hold at least one in small letters for a pattern to match, or `undefined` when that is
 * not known. Looking for them is many times cheaper than running the pattern.
 */
export function requiredWords(source: string): readonly string[] | undefined {
  const reader = { source, at: 0 }
  return readAlternatives(reader)
}

type Reader = { source: string; at: number }
type Words = readonly string[] | undefined

function readAlternatives(reader: Reader): Words {
  const all: string[] = []
  let isOpen = false
  for (;;) {
    const words = readSequence(reader)
    if (words === undefined) isOpen = true
    else all.push(...words)
    if (reader.source[reader.at] !== "|") break
    reader.at += 1
  }
  return isOpen ? undefined : all
}

/** The piece of a sequence that is the longest, or the group whose shortest is. */
function readSequence(reader: Reader): Words {
  let best: Words
  let run = ""
  const consider = (words: Words): void => {
    if (words && shortestLength(words) >= SHORTEST && shortestLength(words) > shortestLength(best))
      best = words
  }
  const endRun = (): void => {
    consider([run.toLowerCase()])
    run = ""
  }
  for (
    let next = reader.source[reader.at];
    next !== undefined && next !== "|" && next !== ")";
    next = reader.source[reader.at]
  ) {
    const atom = readAtom(reader)
    const isOptional = /^(?:[?*]|\{0)/.test(reader.source.slice(reader.at))
    const isRepeated = /^[+{]/.test(reader.source.slice(reader.at))
    skipQuantifier(reader)
    if (atom.letter !== undefined && !isOptional) run += atom.letter
    if (atom.letter === undefined || isOptional || isRepeated) endRun()
    if (!isOptional) consider(atom.words)
  }
  endRun()
  return best
}

function shortestLength(words: Words): number {
  return words === undefined ? 0 : Math.min(...words.map(({ length }) => length))
}

function readAtom(reader: Reader): { letter?: string; words?: Words } {
  const rest = reader.source.slice(reader.at)
  if (rest.startsWith("(")) return { words: readGroup(reader) }
  const known = /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.|.)/su.exec(rest)?.[0] ?? ""
  reader.at += known.length
  return /^[a-z0-9]$/i.test(known) ? { letter: known } : {}
}

function readGroup(reader: Reader): Words {
  const opening = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(reader.source.slice(reader.at))?.[0] ?? "("
  reader.at += opening.length
  const words = readAlternatives(reader)
  reader.at += 1
  // What stands around is not part of the match, and what must not stand there least of all.
  return /[=!]$/.test(opening) ? undefined : words
}

function skipQuantifier(reader: Reader): void {
  const length = /^(?:[?*+]|\{[^}]*\})\??/.exec(reader.source.slice(reader.at))?.[0].length ?? 0
  reader.at += length
}
