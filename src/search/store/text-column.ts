import { forEachInSlices } from "#domain/in-slices.ts"

/** Texts end to end in one block of UTF-8, with where each begins. */
export type TextColumn = { bytes: Uint8Array; offsets: Uint32Array }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Packs texts; a lone half of a character pair becomes a replacement character. */
export function packTexts(texts: readonly string[]): TextColumn {
  const encoded = texts.map((text) => encoder.encode(text))
  const offsets = new Uint32Array(texts.length + 1)
  encoded.forEach(({ length }, at) => {
    offsets[at + 1] = (offsets[at] ?? 0) + length
  })
  const bytes = new Uint8Array(offsets[texts.length] ?? 0)
  encoded.forEach((one, at) => {
    bytes.set(one, offsets[at] ?? 0)
  })
  return { bytes, offsets }
}

/** One text of a column; empty where there is none of this number. */
export function textAt({ bytes, offsets }: TextColumn, at: number): string {
  return decoder.decode(bytes.subarray(offsets[at] ?? 0, offsets[at + 1] ?? 0))
}

/** All texts of a column, unpacked in slices. */
export async function unpackTexts(column: TextColumn): Promise<string[]> {
  const texts: string[] = []
  await forEachInSlices(column.offsets.subarray(1), (_, at) => {
    texts.push(textAt(column, at))
  })
  return texts
}
