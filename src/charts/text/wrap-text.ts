import { BOLD_WIDTHS, REGULAR_WIDTHS } from "./text-widths.data.ts"

type Type = { size: number; isBold?: boolean }

const FIRST = 32
/** Characters beyond ASCII, whose widths are not listed: letters with accents, and the square ones of East Asia. */
const OTHER = 560
const SQUARE = 1000
const ELLIPSIS = "…"

/** About how wide a text is in pixels, in the font of our images. */
export function textWidth(text: string, { size, isBold = false }: Type): number {
  const widths = isBold ? BOLD_WIDTHS : REGULAR_WIDTHS
  let sum = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    sum += widths[code - FIRST] ?? (code >= 0x2e80 ? SQUARE : OTHER)
  }
  return (sum * size) / 1000
}

/**
 * Breaks a text into lines that fit a width, at spaces where it can; what does not fit the last line ends in an ellipsis,
 * with `keepsEnd` followed by what stands behind the last comma: a title's country.
 */
export function wrapText(
  text: string,
  type: Type & { width: number; maxLines: number; keepsEnd?: boolean },
): string[] {
  const fits = (line: string) => textWidth(line, type) <= type.width
  const lines: string[] = []
  let line = ""
  for (const word of splitWords(text, fits)) {
    const longer = line === "" ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    lines.push(line)
    line = word
  }
  if (line !== "") lines.push(line)
  if (lines.length <= type.maxLines) return lines
  const kept = lines.slice(0, type.maxLines)
  const end = type.keepsEnd === true ? (/, [^,]*$/.exec(text)?.[0] ?? "") : ""
  const isShort = textWidth(end, type) <= type.width / 2
  return [...kept.slice(0, -1), shorten(kept.at(-1) ?? "", isShort ? end : "", fits)]
}

/** Words, the ones that are longer than a line cut into pieces: addresses have no spaces. */
function splitWords(text: string, fits: (line: string) => boolean): string[] {
  const words = text.split(/\s+/).filter((word) => word !== "")
  return words.flatMap((word) => {
    const pieces: string[] = []
    let piece = ""
    for (const character of word) {
      if (piece !== "" && !fits(piece + character)) {
        pieces.push(piece)
        piece = ""
      }
      piece += character
    }
    return [...pieces, piece]
  })
}

function shorten(line: string, end: string, fits: (line: string) => boolean): string {
  const characters = Array.from(line)
  const tail = ELLIPSIS + end
  while (characters.length > 0 && !fits(characters.join("") + tail)) characters.pop()
  return characters.join("").trimEnd() + tail
}
