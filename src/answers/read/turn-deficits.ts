import { readLetter, type Marked } from "./marks.ts"

/** Marks that say of a balance the opposite of what they say of a deficit. */
const OPPOSITE: Readonly<Record<string, string>> = {
  above: "below",
  below: "above",
  highest: "lowest",
  lowest: "highest",
  most: "least",
  least: "most",
  up: "down",
  down: "up",
}
const TURNED = new RegExp(`\\{(${Object.keys(OPPOSITE).join("|")})\\}`, "g")

/** "Shrank by more than 5%" and "deflation of over 1%". */
const SHRANK = /(\{negative\} (?:by |of )?)\{(above|below)\}((?: \{equal\})? \{%(\w)\})/

/** Turns what is said of the size of a deficit or a fall into what it says of the figures, which are below zero. */
export function turnDeficits<T extends Marked>(marked: T): T {
  const kind = /\{(deficit|surplus)\}/.exec(marked.text)?.[1]
  return kind === undefined ? turnFalls(marked) : turnBalances(marked, kind)
}

/** Growth of less than a fall: "shrank by less than 2%" is not read, since who grew did so too. */
function turnFalls<T extends Marked>(marked: T): T {
  const [found, lead = "", side, rest = "", letter = ""] = SHRANK.exec(marked.text) ?? []
  const at = readLetter(letter)
  if (found === undefined || (marked.quantities[at]?.value ?? 0) <= 0) return marked
  if (side === "below") return { ...marked, text: `${marked.text} {unknown:less than a fall}` }
  return {
    ...marked,
    text: marked.text.replace(found, `${lead}{below}${rest}`),
    quantities: negateAt(marked, new Set([at])),
  }
}

/**
 * "A deficit above 5%" is a balance below −5%, and the largest deficit is the lowest balance. The smallest of a deficit or
 * a surplus is not read: the balances next to it are of the other kind.
 */
function turnBalances<T extends Marked>(marked: T, kind: string): T {
  if (/\{(?:lowest|least)\}/.test(marked.text))
    return { ...marked, text: `${marked.text} {unknown:smallest ${kind}}` }
  if (kind === "surplus") return marked
  const limits = new Set(
    [...marked.text.matchAll(/\{%(\w)\}/g)]
      .filter(({ index }) =>
        /(?:\{(?:above|below)\}|\bbetween)[^{]*$/.test(textBefore(marked, index)),
      )
      .map(([, letter = ""]) => readLetter(letter)),
  )
  return {
    ...marked,
    text: marked.text.replace(TURNED, (mark, word: string) => `{${OPPOSITE[word] ?? mark}}`),
    quantities: negateAt(marked, limits),
  }
}

function negateAt({ quantities }: Marked, limits: ReadonlySet<number>): Marked["quantities"] {
  return quantities.map((quantity, k) =>
    limits.has(k) ? { ...quantity, ...negate(quantity) } : quantity,
  )
}

function textBefore({ text }: Marked, index: number): string {
  return text.slice(0, index).replace(/\{equal\} ?/g, "")
}

function negate({ value, upper }: { value: number; upper: number | null }) {
  return upper === null ? { value: -value, upper } : { value: -upper, upper: -value }
}
