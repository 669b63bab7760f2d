import type { PublishedClaim } from "../check/page-data.ts"
import type { MarkedPiece } from "./mark-text.ts"

/** A text with the verdicts on its statements. */
export type CheckedText = {
  paragraphs: readonly (readonly MarkedPiece[])[]
  claims: readonly PublishedClaim[]
  /** The page of the web that it was read from; null for a text that was sent. */
  article: { title: string; address: string } | null
  /** The day from which "last year" counts, and who gave it; null where nobody did. */
  day: { text: string; givenBy: "visitor" | "article" } | null
  /** Whether the end of the text was left unread. */
  isCut: boolean
}

/** Why nothing was checked, in a sentence, with the status of the answer. */
export type CheckRefusal = { sentence: string; status: number; retryAfterSeconds: number | null }

/** The page that checks a text or an article for anybody. */
export type OpenCheckData = {
  origin: string
  /** What stands in the form. */
  form: { text: string; url: string; asOf: string }
  checked: CheckedText | null
  refusal: CheckRefusal | null
  /** Statements to try, where nothing was checked; each can be judged. */
  examples: readonly string[]
  /** What of the address was not understood. */
  notices: readonly string[]
  /** Addresses of this check, of its embed and its image; null for what has none. */
  links: { path: string; frame: string | null; card: string | null } | null
}
