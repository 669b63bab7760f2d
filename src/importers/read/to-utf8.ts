import { isUtf8 } from "node:buffer"

import { AppError } from "#domain/errors.ts"

const MOST_BYTES = 128 * 1024 * 1024

/**
 * The same text in UTF-8: bytes that are UTF-8 already as they are, any others read as Windows-1252, of which Latin-1
 * is a part. The whole text is held in memory; throws "too-large" beyond 128 MiB.
 */
export async function* toUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MOST_BYTES) throw new AppError("too-large", "A table is larger than 128 MiB.")
  }
  const whole = Buffer.concat(chunks)
  yield isUtf8(whole) ? whole : Buffer.from(new TextDecoder("windows-1252").decode(whole))
}
