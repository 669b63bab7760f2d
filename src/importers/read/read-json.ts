import { parseJson } from "./parse-json.ts"

/** Reads a file of UTF-8 whole and parses it as JSON; `undefined` for any other text, which a schema then rejects. */
export async function readJson(bytes: AsyncIterable<Uint8Array>): Promise<unknown> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return parseJson(Buffer.concat(chunks).toString("utf8"))
}
