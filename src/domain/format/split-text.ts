/** A stretch of a text and where it begins. */
export type TextStretch = { start: number; text: string }

/** A long text in parts of at most so many letters, cut where a line ends or, where none does, where they are full. */
export function splitText(text: string, most: number): TextStretch[] {
  const parts: TextStretch[] = []
  let start = 0
  while (text.length - start > most) {
    const line = text.lastIndexOf("\n", start + most)
    const end = line > start ? line : start + most
    parts.push({ start, text: text.slice(start, end) })
    start = end
  }
  return [...parts, { start, text: text.slice(start) }]
}
