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
  const reader = inPieces(bytes).pipeThrough(new DecompressionStream(format)).getReader()
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

const PIECE = 64 * 1024

/** Bytes piece by piece: of a long rest behind what is packed only the first is ever looked at. */
function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else controller.enqueue(new Uint8Array(bytes.subarray(at, at + PIECE)))
      at += PIECE
    },
  })
}

/** Whether bytes begin as packed ones do. */
export function isPacked([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
}
