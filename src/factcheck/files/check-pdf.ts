import { inflate, TooMuchInside } from "./inflate.ts"

/** What the streams of a PDF may unpack to: one of them, and all together. Pictures of large pages have some ten megabytes. */
const LARGEST_STREAM = 128 * 1024 * 1024
const ALL_STREAMS = 1024 * 1024 * 1024
/** Other ways of packing are not unpacked here; they are held to what they could grow to at most. */
const LARGEST_PACKED = { LZWDecode: 256 * 1024, RunLengthDecode: 2 * 1024 * 1024 }
const LONGEST_HEAD = 4096

/**
 * Throws `TooMuchInside` where a stream of a PDF would unpack to more than any document has. The program that reads PDFs
 * unpacks whatever a file asks it to, so this is looked at before it sees the file.
 */
export async function checkPdfStreams(bytes: Uint8Array): Promise<void> {
  let left = ALL_STREAMS
  for (const { start, end, head } of findStreams(bytes)) {
    for (const [name, most] of Object.entries(LARGEST_PACKED))
      if (head.includes(`/${name}`) && end - start > most) throw new TooMuchInside()
    const stream = bytes.subarray(start, end)
    if (!isPacked(stream)) continue
    if (countFilters(head) > 1) throw new TooMuchInside()
    left -= await inflate(stream, { format: "deflate", limit: Math.min(LARGEST_STREAM, left) })
  }
}

type Stream = { start: number; end: number; head: string }

function* findStreams(bytes: Uint8Array): Generator<Stream> {
  const letters = new TextDecoder("latin1")
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
    const before = letters.decode(bytes.subarray(Math.max(0, keyword - LONGEST_HEAD), keyword))
    yield { start, end, head: before.slice(before.lastIndexOf(" obj") + 1) }
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

/** Whether bytes begin as packed ones do. */
function isPacked([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
}

/** How many times a stream may be packed: one that names its filters elsewhere may be so more than once. */
function countFilters(head: string): number {
  if (/\/Filter\s+\d+\s+\d+\s+R/.test(head)) return 2
  return head.match(/\/(?:Flate|LZW|RunLength)Decode|\/Fl\b/g)?.length ?? 0
}
