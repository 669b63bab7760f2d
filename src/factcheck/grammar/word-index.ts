/** A letter that some words go on with, and whose words end there. */
type Branch = { next: Map<string, Branch>; entries: number[] }

/** Which of many entries a text may fit: those with one of their words in it, and those without words. */
export type WordIndex = (lowerText: string) => ReadonlySet<number>

/**
 * Looks for the words of all entries at once: a text is walked once, however many entries there are. An entry without
 * words (`undefined`) may fit every text.
 */
export function indexWords(entries: readonly (readonly string[] | undefined)[]): WordIndex {
  const root: Branch = { next: new Map(), entries: [] }
  const open: number[] = []
  for (const [k, words] of entries.entries()) {
    if (words === undefined) open.push(k)
    else for (const word of words) growBranch(root, word).entries.push(k)
  }
  return (lowerText) => {
    const found = new Set(open)
    for (let at = 0; at < lowerText.length; at += 1) addWordsAt(root, lowerText, at, found)
    return found
  }
}

function growBranch(root: Branch, word: string): Branch {
  let branch = root
  for (const letter of word) {
    const next = branch.next.get(letter) ?? { next: new Map<string, Branch>(), entries: [] }
    branch.next.set(letter, next)
    branch = next
  }
  return branch
}

function addWordsAt(root: Branch, text: string, from: number, found: Set<number>): void {
  let branch: Branch | undefined = root
  for (let at = from; branch !== undefined; at += 1) {
    for (const entry of branch.entries) found.add(entry)
    branch = branch.next.get(text.charAt(at))
  }
}
