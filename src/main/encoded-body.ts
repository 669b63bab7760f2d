import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

export type Encoding = "identity" | "gzip" | "br"

/** The best encoding a client accepts, by its Accept-Encoding header. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = new Map(
    (accepted ?? "").split(",").map((offer) => {
      const [name = "", ...parameters] = offer.trim().toLowerCase().split(";")
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="))
      return [name.trim(), quality === undefined ? 1 : Number(quality.trim().slice(2))]
    }),
  )
  const takes = (name: Encoding) => (offers.get(name) ?? offers.get("*") ?? 0) > 0
  if (takes("br")) return "br"
  return takes("gzip") ? "gzip" : "identity"
}

/** A body that is compressed once for each encoding, when it is first asked for. */
export type EncodedBody = { plainLength: number; as(encoding: Encoding): Promise<Buffer> }

/** Wraps a finished body; a failed compression throws as the fault it is. */
export function encodedBody(plain: Buffer): EncodedBody {
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    plainLength: plain.length,
    as(encoding) {
      const known = made.get(encoding)
      if (known) return known
      const encoded = encode(plain, encoding)
      made.set(encoding, encoded)
      return encoded
    },
  }
}

function encode(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return gzipAsync(plain, { level: 6 })
  if (encoding === "br") {
    return brotliAsync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  }
  return Promise.resolve(plain)
}
