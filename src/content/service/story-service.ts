import * as z from "zod"

import { errorMessage } from "#domain/text/error-message.ts"
import { readLimitedText } from "#outbound/read-limited-text.ts"

import type { ContentFault } from "../content-fault.ts"
import { storySchema, type ContentType, type Story } from "../story.schema.ts"

/** Where stories are read from, and with which tokens. */
export type StoryServiceOptions = {
  /** `https://content.example.org/v2/cdn`; `/stories` is put behind it. */
  url: string
  /** Read tokens for home, general and jobs content; one that is missing is the one before it. */
  tokens: readonly string[]
  fetch: typeof globalThis.fetch
  timeoutMs?: number
}

type Read = { stories: Story[]; faults: ContentFault[] }

const TIMEOUT_MS = 10_000
const PER_PAGE = 100
/** More than this cannot be a blog; it would only be a service that never says it is done. */
const MAX_PAGES = 50
/** The largest answer that a page of stories needs. */
const MAX_BYTES = 20 * 1024 * 1024

/** Which of the three tokens opens which kind. */
const KINDS: readonly { type: ContentType; token: 0 | 1 | 2 }[] = [
  { type: "Post", token: 1 },
  { type: "Whitepaper", token: 1 },
  { type: "Job", token: 2 },
  { type: "Partner", token: 0 },
]

const listSchema = z.object({ stories: z.array(z.unknown()) })
const oneSchema = z.object({ story: z.unknown() })

/**
 * Reads all stories that the site shows from an external service of the same shape. A story that does not fit is
 * left out and listed; when the service itself fails, this throws, and the caller keeps the stories that it has.
 */
export async function readStoryService(options: StoryServiceOptions): Promise<Read> {
  const read: Read = { stories: [], faults: [] }
  for (const { type, token } of KINDS) await readKind(options, type, tokenAt(options, token), read)
  await readAuthors(options, read)
  return read
}

async function readKind(
  options: StoryServiceOptions,
  type: ContentType,
  token: string,
  read: Read,
): Promise<void> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = { content_type: type, page: String(page), per_page: String(PER_PAGE), token }
    const { body, headers } = await ask(options, "stories", query)
    const { stories } = listSchema.parse(body)
    for (const story of stories) take(story, `stories?content_type=${type}`, read)
    const total = Number(headers.get("total") ?? Number.NaN)
    if (stories.length === 0 || !(page * PER_PAGE < total)) return
  }
}

/** Authors are read one by one: a post names them by uuid. One that fails leaves its posts without a name. */
async function readAuthors(options: StoryServiceOptions, read: Read): Promise<void> {
  const wanted = new Set(
    read.stories.flatMap(({ content }) =>
      content.component === "Post" && content.author !== "" ? [content.author] : [],
    ),
  )
  for (const uuid of wanted) {
    const path = `stories/${encodeURIComponent(uuid)}`
    try {
      const { body } = await ask(options, path, { find_by: "uuid", token: tokenAt(options, 1) })
      take(oneSchema.parse(body).story, path, read)
    } catch (error) {
      read.faults.push({ file: path, line: 0, problem: errorMessage(error) })
    }
  }
}

function take(story: unknown, file: string, read: Read): void {
  const parsed = storySchema.safeParse(story)
  if (parsed.success) {
    const isTaken = read.stories.some(({ uuid }) => uuid === parsed.data.uuid)
    if (!isTaken) read.stories.push(parsed.data)
    return
  }
  const [issue] = parsed.error.issues
  const name = (story as { full_slug?: unknown } | null)?.full_slug
  const which = typeof name === "string" ? ` of ${name}` : ""
  read.faults.push({
    file,
    line: 0,
    problem: `A story${which} is left out: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`,
  })
}

function tokenAt({ tokens }: StoryServiceOptions, place: 0 | 1 | 2): string {
  return tokens[place] ?? tokens.at(-1) ?? ""
}

async function ask(
  { url, fetch, timeoutMs = TIMEOUT_MS }: StoryServiceOptions,
  path: string,
  query: Record<string, string>,
): Promise<{ body: unknown; headers: Headers }> {
  const address = new URL(`${url.replace(/\/+$/, "")}/${path}`)
  for (const [key, value] of Object.entries(query)) {
    if (value !== "") address.searchParams.set(key, value)
  }
  const response = await fetch(address, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: "application/json" },
    redirect: "error",
  })
  if (!response.ok) throw new Error(`The content service answered ${String(response.status)}`)
  const tooLarge = "The answer of the content service is too large"
  const text = await readLimitedText(response, { maxBytes: MAX_BYTES, tooLarge })
  return { body: JSON.parse(text), headers: response.headers }
}
