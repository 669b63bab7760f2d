/** Thrown where packed bytes hold more than they may: such files are made to fill memories. */
export class TooMuchInside extends Error {}

type Format = "deflate" | "deflate-raw"
/** `onChunk` sees what was unpacked, piece by piece. */
type Options = { format: Format; limit: number; onChunk?: (chunk: Uint8Array) => void }

/**
 * Unpacks bytes and gives how many came out; damaged bytes end where the damage is. Throws `TooMuchInside` above `limit`
 * bytes.
 */
export async function inflate(
  bytes: Uint8Array,
  { format, limit, onChunk }: Options,
): Promise<number> {
  const packed = new Blob([new Uint8Array(bytes)]).stream()
  const reader = packed.pipeThrough(new DecompressionStream(format)).getReader()
  let total = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
    if (done || value === undefined) return total
    total += value.length
    if (total > limit) {
      await reader.cancel().catch(() => undefined)
      throw new TooMuchInside()
    }
    onChunk?.(value)
  }
}
