/** A stretch of a text and where it begins. */
export type TextStretch = { start: number; text: string }

/** Splits a long text into parts of at most `maxLength` letters, at ends of lines where there are any. */
export function splitText(text: string, maxLength: number): TextStretch[] {
  const parts: TextStretch[] = []
  let start = 0
  while (text.length - start > maxLength) {
    const line = text.lastIndexOf("\n", start + maxLength)
    const end = line > start ? line : start + maxLength
    parts.push({ start, text: text.slice(start, end) })
    start = end
  }
  return [...parts, { start, text: text.slice(start) }]
}
