/** Texts end to end in one block of UTF-8, with where each begins. */
export type TextColumn = { bytes: Uint8Array; offsets: Uint32Array }

const decoder = new TextDecoder()

/** Packs texts; a lone half of a character pair becomes a replacement character. */
export function packTexts(texts: readonly string[]): TextColumn {
  const offsets = new Uint32Array(texts.length + 1)
  texts.forEach((text, at) => {
    offsets[at + 1] = (offsets[at] ?? 0) + Buffer.byteLength(text)
  })
  const bytes = Buffer.from(new ArrayBuffer(offsets[texts.length] ?? 0))
  texts.forEach((text, at) => bytes.write(text, offsets[at] ?? 0))
  return { bytes: new Uint8Array(bytes.buffer), offsets }
}

/** One text of a column; empty where there is none of this number. */
export function textAt({ bytes, offsets }: TextColumn, at: number): string {
  return decoder.decode(bytes.subarray(offsets[at] ?? 0, offsets[at + 1] ?? 0))
}

/** All texts of a column. */
export function unpackTexts(column: TextColumn): string[] {
  return Array.from({ length: column.offsets.length - 1 }, (_, at) => textAt(column, at))
}
