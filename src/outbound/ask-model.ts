import { readLimitedText } from "./read-limited-text.ts"

/** The instructions and the question for a language model. */
export type ModelRequest = { system: string; user: string }

/** Gives the text a language model answered with; rejects when it did not answer in time, in size, or at all. */
export type AskModel = (request: ModelRequest) => Promise<string>

export type ModelOptions = {
  /**
   * A service that speaks OpenAI's chat completions: `https://:KEY@llm.example.org/v1?model=NAME`. It is the
   * operator's own choice, so it may be on a private network and without encryption.
   */
  url: string
  timeoutMs?: number
  maxBytes?: number
}

const TIMEOUT_MS = 15_000
const MAX_BYTES = 256 * 1024

/** Binds a language model by its address; nothing is sent before it is asked. */
export function createAskModel({
  url,
  timeoutMs = TIMEOUT_MS,
  maxBytes = MAX_BYTES,
}: ModelOptions): AskModel {
  const { address, key, model } = readAddress(url)
  return async ({ system, user }) => {
    const response = await fetch(address, {
      method: "POST",
      // An address that sends elsewhere would be given the key and the text.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(key === "" ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        temperature: 0,
        response_format: { type: "json_object" },
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
      }),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The language model answered with status ${String(response.status)}.`)
    }
    const tooLarge = `The language model sent more than ${String(maxBytes)} bytes.`
    return readContent(await readLimitedText(response, { maxBytes, tooLarge }))
  }
}

function readAddress(url: string): { address: string; key: string; model: string } {
  const parsed = new URL(url)
  const key = decodeURIComponent(parsed.password || parsed.username)
  const model = parsed.searchParams.get("model") ?? "default"
  parsed.username = ""
  parsed.password = ""
  parsed.search = ""
  parsed.pathname = `${parsed.pathname.replace(/\/+$/, "")}/chat/completions`
  return { address: parsed.href, key, model }
}

/** The text of the first choice; the shape is checked by hand, because everything else in the answer is left unread. */
function readContent(body: string): string {
  const answer: unknown = JSON.parse(body)
  const content = at(at(at(at(answer, "choices"), "0"), "message"), "content")
  if (typeof content !== "string") throw new Error("The language model's answer contains no text.")
  return content
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined
}
