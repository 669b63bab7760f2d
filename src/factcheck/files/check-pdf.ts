import { readPdfNames } from "#domain/text/read-pdf-names.ts"

import { inflate, isPacked, TooMuchInside } from "./inflate.ts"
import { decodeDigits, decodeLetters } from "./pdf-codes.ts"

/** What the streams of a PDF may unpack to: one of them, and all together. Pictures of large pages have some ten megabytes. */
const LARGEST_STREAM = 128 * 1024 * 1024
const ALL_STREAMS = 1024 * 1024 * 1024
/** Other ways of packing are not unpacked here; they are held to what they could grow to at most. */
const LARGEST_OTHERWISE = [
  { name: /\/LZW/, most: 256 * 1024 },
  { name: /\/(?:RunLength|RL\b)/, most: 2 * 1024 * 1024 },
  // Too new for any document, and a few of its bytes may stand for gigabytes.
  { name: /\/Brotli/, most: 0 },
]
/** How a stream is packed may stand elsewhere in the file. */
const NAMED_ELSEWHERE =
  /\/F(?:ilter)?(?:\s|%[^\r\n]{0,200}[\r\n]){0,50}(?:\[[^\]]{0,300}?)?\d{1,10}\s{1,20}\d{1,10}\s{1,20}R/
const LARGEST_NAMED_ELSEWHERE = 256 * 1024
const PACKINGS = /\/(?:Flate|Fl\b|LZW|RunLength|RL\b)/g
/** Bytes may be written as letters again and again; nobody does that more than once. */
const MAX_CODINGS = 4
const FIRST_BYTES = 16

/**
 * Throws `TooMuchInside` where a stream of a PDF would unpack to more than any document has. The program that reads PDFs
 * unpacks whatever a file asks it to, so this is looked at before it sees the file. What a stream says of itself is
 * believed only where it is one more reason to refuse it: what its bytes are is seen from them.
 */
export async function checkPdfStreams(bytes: Uint8Array): Promise<void> {
  let left = ALL_STREAMS
  for (const { start, end, head } of findStreams(bytes)) {
    const stream = bytes.subarray(start, end)
    refuseByName(stream, head)
    // The word that ends a stream may stand among its bytes, so what is packed is followed to its own end.
    left -= await measure(isPacked(stream) ? bytes.subarray(start) : stream, left)
  }
}

function refuseByName(stream: Uint8Array, head: string): void {
  const isTooLarge = LARGEST_OTHERWISE.some(
    ({ name, most }) => stream.length > most && name.test(head),
  )
  const isTwice = (head.match(PACKINGS)?.length ?? 0) > 1
  const isUnknown =
    NAMED_ELSEWHERE.test(head) && (isPacked(stream) || stream.length > LARGEST_NAMED_ELSEWHERE)
  if (isTooLarge || isTwice || isUnknown) throw new TooMuchInside()
}

/** How many bytes a stream unpacks to, whether it is packed or packed and then written as letters. */
async function measure(stream: Uint8Array, left: number, codings = 0): Promise<number> {
  if (isPacked(stream)) {
    let first: number[] = []
    const total = await inflate(stream, {
      format: "deflate",
      limit: Math.min(LARGEST_STREAM, left),
      onChunk: (chunk) => {
        if (first.length < FIRST_BYTES) first = [...first, ...chunk.subarray(0, FIRST_BYTES)]
      },
    })
    if (isPacked(Uint8Array.from(first))) throw new TooMuchInside()
    return total
  }
  if (codings === MAX_CODINGS) throw new TooMuchInside()
  for (const decode of [decodeDigits, decodeLetters]) {
    const inside = decode(stream)
    if (inside !== undefined) return measure(inside, left, codings + 1)
  }
  return 0
}

type Stream = { start: number; end: number; head: string }

/** Every stream with what stands between it and the stream before, where it says how it is packed. */
function* findStreams(bytes: Uint8Array): Generator<Stream> {
  let at = 0
  for (;;) {
    const keyword = indexOf(bytes, STREAM, at)
    if (keyword === -1) return
    const after = keyword + STREAM.length
    const start =
      after +
      (bytes[after] === CR ? 1 : 0) +
      (bytes[after] === CR && bytes[after + 1] === LF ? 1 : 0) +
      (bytes[after] === LF ? 1 : 0)
    const found = indexOf(bytes, END_STREAM, start)
    const end = found === -1 ? bytes.length : found
    yield { start, end, head: readPdfNames(bytes.subarray(at, keyword)) }
    if (found === -1) return
    at = end + END_STREAM.length
  }
}

const CR = 13
const LF = 10
const STREAM = new TextEncoder().encode("stream")
const END_STREAM = new TextEncoder().encode("endstream")

function indexOf(bytes: Uint8Array, word: Uint8Array, from: number): number {
  const [first = 0] = word
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (word.every((byte, k) => bytes[at + k] === byte)) return at
  return -1
}
