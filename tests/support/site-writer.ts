import { randomBytes } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"

import type { ServedSite } from "./served-site.ts"
import { TEST_PASSWORD } from "./test-passwords.ts"

const LONGEST_WAIT_MS = 15_000
/** Fewer than a person may store; beyond them the oldest makes room. */
const MOST_KEPT = 400
/** A busy machine takes long; what never answers ends here. */
const LONGEST_ANSWER_MS = 60_000

/** What a site answered: the status or the code of a fault of the line, its own code and sentence, and how long it took. */
export type SiteAnswer = {
  status: number | string
  code: string
  sentence: string
  ms: number
  data: unknown
}

/** Somebody who is signed in at a running site and writes documents there. */
export type SiteWriter = {
  readonly token: string
  /** From now on the same person at a site that was started again. */
  moveTo(site: ServedSite): void
  call(method: string, path: string, body?: unknown): Promise<SiteAnswer>
  /** Writes a document and remembers it when the site says that it is written. */
  write(): Promise<SiteAnswer>
  /** How many documents the site said are written, those included that have made room since. */
  countWritten(): number
  /** Those kept that the site no longer gives. */
  listLost(): Promise<string[]>
}

/** Signs somebody up at a running site that prints its mails. */
export async function signUpWriter(
  site: ServedSite,
  email = "amina@example.org",
): Promise<SiteWriter> {
  const body = { fullName: "Amina Diallo", email, password: TEST_PASSWORD }
  const begun = await untilAnswered(() =>
    ask(site.url, { method: "POST", path: "/customer/auth/signup", body }),
  )
  const { id: userId } = readData<{ id: string }>(begun)
  const otp = await site.waitForLine(/^[2-9A-HJ-NP-Z]{4}$/)
  const verified = await untilAnswered(() =>
    ask(site.url, { method: "PATCH", path: "/customer/auth/verify", body: { otp, userId } }),
  )
  const { token } = readData<{ token: string }>(verified)
  const written = new Set<string>()
  let count = 0
  let { url } = site
  const call: SiteWriter["call"] = (method, path, content) =>
    ask(url, { method, path, body: content, token })
  return {
    token,
    moveTo: (next) => ({ url } = next),
    call,
    countWritten: () => count,
    async write() {
      const [oldest] = written
      if (oldest !== undefined && written.size >= MOST_KEPT) {
        // Whether it is gone is not known where no answer comes, so nobody looks for it again.
        written.delete(oldest)
        await call("DELETE", `/document/${oldest}`)
      }
      // Random, so that the database cannot make it small.
      const text = { type: "text", text: randomBytes(60_000).toString("base64") }
      const content = { type: "doc", content: [{ type: "paragraph", content: [text] }] }
      const answer = await call("POST", "/document", { title: "Notes", content })
      if (answer.status === 200) {
        written.add(readData<{ id: string }>(answer).id)
        count += 1
      }
      return answer
    },
    async listLost() {
      const lost: string[] = []
      for (const id of written) {
        const answer = await untilAnswered(() => call("GET", `/document/${id}`))
        if (answer.status !== 200) lost.push(`${id} (${String(answer.status)} ${answer.sentence})`)
      }
      return lost
    },
  }
}

/** Waits until a condition holds, and gives the milliseconds it took; `undefined` when it never did. */
export async function waitUntil(
  holds: () => Promise<boolean>,
  longestMs = LONGEST_WAIT_MS,
): Promise<number | undefined> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > longestMs) return undefined
    await delay(50)
  }
  return performance.now() - start
}

/** A busy machine may refuse with 503 for a moment. */
async function untilAnswered(call: () => Promise<SiteAnswer>): Promise<SiteAnswer> {
  let answer = await call()
  await waitUntil(async () => {
    if (answer.status !== 503) return true
    answer = await call()
    return answer.status !== 503
  })
  return answer
}

type Asking = { method: string; path: string; body: unknown; token?: string }

async function ask(url: string, { method, path, body, token }: Asking): Promise<SiteAnswer> {
  const start = performance.now()
  try {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    })
    const {
      code = "",
      error = "",
      data,
    } = (await answer.json()) as Partial<{
      code: string
      error: string
      data: unknown
    }>
    return { status: answer.status, code, sentence: error, ms: performance.now() - start, data }
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    return { status: "no answer", code: "", sentence, ms: performance.now() - start, data: null }
  }
}

function readData<T>({ status, sentence, data }: SiteAnswer): T {
  if (status !== 200) throw new Error(`The site answered ${String(status)}: ${sentence}`)
  return data as T
}
