import type { Needs } from "./required-words.ts"

/** An entry that a text may fit if it holds all these, too. */
type Use = { entry: number; others: Needs }
/** A letter that some words go on with, and what the words that end there are of. */
type Branch = { next: Map<string, Branch>; uses: Use[] }

/** Which of many entries a text may fit: those of which it holds all that one of their alternatives needs. */
export type WordIndex = (lowerText: string) => ReadonlySet<number>

/**
 * Looks for the longest words of all entries at once, and for the others of an entry only where these were found: a text
 * is walked once, however many entries there are. An entry with an alternative that needs nothing may fit every text.
 */
export function indexWords(entries: readonly (readonly Needs[])[]): WordIndex {
  const root: Branch = { next: new Map(), uses: [] }
  const open: number[] = []
  for (const [entry, alternatives] of entries.entries()) {
    if (alternatives.some(({ length }) => length === 0)) open.push(entry)
    else for (const needs of alternatives) addUse(root, entry, needs)
  }
  return (lowerText) => {
    const found = new Set(open)
    for (let at = 0; at < lowerText.length; at += 1) addEntriesAt(root, lowerText, at, found)
    return found
  }
}

function addUse(root: Branch, entry: number, [words = [], ...others]: Needs): void {
  for (const word of words) growBranch(root, word).uses.push({ entry, others })
}

function growBranch(root: Branch, word: string): Branch {
  let branch = root
  for (const letter of word) {
    const next = branch.next.get(letter) ?? { next: new Map<string, Branch>(), uses: [] }
    branch.next.set(letter, next)
    branch = next
  }
  return branch
}

function addEntriesAt(root: Branch, text: string, from: number, found: Set<number>): void {
  let branch: Branch | undefined = root
  for (let at = from; branch !== undefined; at += 1) {
    for (const { entry, others } of branch.uses)
      if (!found.has(entry) && holdsAll(text, others)) found.add(entry)
    branch = branch.next.get(text.charAt(at))
  }
}

function holdsAll(text: string, needs: Needs): boolean {
  return needs.every((words) => words.some((word) => text.includes(word)))
}
