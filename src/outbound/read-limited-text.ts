/** The body of an answer as text; throws `tooLarge` once more than `maxBytes` have come. What an answer says of its own length proves nothing, so bytes are counted as they come, unpacked. */
export async function readLimitedText(
  response: Pick<Response, "body">,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
): Promise<string> {
  const chunks: Uint8Array[] = []
  let received = 0
  for await (const chunk of response.body ?? []) {
    received += chunk.length
    if (received > maxBytes) throw new Error(tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}
