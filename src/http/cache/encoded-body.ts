import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

import type { Encoding } from "./choose-encoding.ts"

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Up to this size even the first request gets the well compressed form: it takes half a millisecond longer. */
const SMALL_BYTES = 32 * 1024

/** A body that is compressed when it is first asked for: quickly for the first request, which waits for it, and well for all later ones. */
export type EncodedBody = { plainLength: number; as(encoding: Encoding): Promise<Buffer> }

type Encoded = { body: Promise<Buffer>; isFinal: boolean }

/** Wraps a finished body; a failed compression throws as the fault it is. */
export function encodedBody(plain: Buffer): EncodedBody {
  const made = new Map<Encoding, Encoded>()
  return {
    plainLength: plain.length,
    as(encoding) {
      if (encoding === "identity") return Promise.resolve(plain)
      const known = made.get(encoding)
      if (known) {
        if (!known.isFinal) replaceWhenMade(known, () => encode(plain, encoding, "well"))
        return known.body
      }
      const isSmall = plain.length <= SMALL_BYTES
      const body = encode(plain, encoding, isSmall ? "well" : "fast")
      made.set(encoding, { body, isFinal: isSmall })
      return body
    },
  }
}

/** Replaces the quickly compressed form once the well compressed one is made. A failure is tried again later. */
function replaceWhenMade(encoded: Encoded, make: () => Promise<Buffer>): void {
  encoded.isFinal = true
  make().then(
    (better) => {
      encoded.body = Promise.resolve(better)
    },
    () => {
      encoded.isFinal = false
    },
  )
}

const GZIP_LEVELS = { fast: 1, well: 6 }
const BROTLI_LEVELS = { fast: 3, well: 5 }

function encode(plain: Buffer, encoding: "gzip" | "br", how: "fast" | "well"): Promise<Buffer> {
  if (encoding === "gzip") return gzipAsync(plain, { level: GZIP_LEVELS[how] })
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVELS[how] }
  return brotliAsync(plain, { params })
}
