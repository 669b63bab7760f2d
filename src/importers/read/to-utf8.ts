import { isUtf8 } from "node:buffer"

import { AppError } from "#domain/errors.ts"

const MAX_BYTES = 128 * 1024 * 1024

/**
 * Converts a text to UTF-8. Bytes that are valid UTF-8 stay as they are; any others are read as Windows-1252, which
 * includes Latin-1. Holds the whole text in memory and throws "too-large" beyond 128 MiB.
 */
export async function* toUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_BYTES) throw new AppError("too-large", "A table is larger than 128 MiB.")
  }
  const whole = Buffer.concat(chunks)
  yield isUtf8(whole) ? whole : Buffer.from(new TextDecoder("windows-1252").decode(whole))
}
