import { VERDICT_COLOURS } from "../verdict-colours.ts"
import { capitalize } from "./capitalize.ts"
import { escapeMarkup } from "./markup.ts"
import { pageAt } from "./page-at.ts"
import { verdictWord, type WordedVerdict } from "./verdict-word.ts"

/** A statement of a text with what was found about it. */
export type MarkedStatement = WordedVerdict & {
  start: number
  end: number
  message: string
  source: { provider: string; url: string } | null
}

export type MarkedCopy = {
  title: string
  text: string
  /** Offsets at which the pages of the file begin; empty where it has none. */
  pages: readonly number[]
  claims: readonly MarkedStatement[]
  /** `YYYY-MM-DD` of the verdicts. */
  day: string
}

/**
 * A text with its statements marked and a note for each, as a page of HTML that stands alone: it has no script and loads
 * nothing, and a word processor opens it as well.
 */
export function writeMarkedCopy({ title, text, pages, claims, day }: MarkedCopy): string {
  const sorted = [...claims].sort((a, b) => a.start - b.start)
  const notes = sorted.map((claim, k) => writeNote(claim, k + 1, pageAt(pages, claim.start)))
  const counts = countStatuses(sorted)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(title)}: checked copy</title><style>${STYLE}</style></head>
<body><h1>${escapeMarkup(title)}</h1>
<p class="facts">Checked on ${day}: ${counts}.</p>
<main>${writeBody(text, pages, sorted)}</main>
<h2>Notes</h2><ol>${notes.join("\n")}</ol></body></html>
`
}

const LINES = Object.entries(VERDICT_COLOURS).map(
  ([verdict, { line }]) => `.${verdict}{text-decoration-color:${line}}`,
)

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
.facts,.page{opacity:.75}.page{font-size:.8em;border-top:1px solid;margin-top:1.5em}mark{background:none;color:inherit;text-decoration:underline 2px;text-underline-offset:3px}
${LINES.join("")}
sup a{text-decoration:none}li{margin-bottom:.75em}`

function countStatuses(claims: readonly MarkedStatement[]): string {
  const counts = new Map<string, number>()
  for (const claim of claims) {
    const word = verdictWord(claim)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  if (counts.size === 0) return "no statement was found"
  return [...counts].map(([word, count]) => `${String(count)} ${word}`).join(", ")
}

/** Cuts the text where a line, a page or a statement begins or ends; of statements that overlap the later begins after the earlier. */
function writeBody(
  text: string,
  pages: readonly number[],
  claims: readonly MarkedStatement[],
): string {
  let html = "<p>"
  let at = 0
  let pagesLeft = pages.slice(1).filter((start) => start > 0)
  const beginPage = () => {
    if (pagesLeft[0] !== at) return
    html += `</p><p class="page">Page ${String(pages.lastIndexOf(at) + 1)}</p><p>`
    pagesLeft = pagesLeft.filter((start) => start > at)
  }
  const write = (to: number) => {
    while (at < to) {
      beginPage()
      if (text.startsWith("\n", at)) {
        html += "</p><p>"
        at += 1
        continue
      }
      const line = text.indexOf("\n", at)
      const end = Math.min(to, line === -1 ? to : line, pagesLeft[0] ?? to)
      html += escapeMarkup(text.slice(at, end))
      at = end
    }
  }
  claims.forEach(({ start, end, status }, k) => {
    if (end <= at) return
    write(Math.max(start, at))
    beginPage()
    const number = String(k + 1)
    html += `<mark class="${escapeMarkup(status)}">`
    // A mark ends with its line, so that it stays inside one paragraph.
    const lineEnd = text.indexOf("\n", at)
    write(lineEnd === -1 ? end : Math.min(end, lineEnd))
    html += `</mark><sup id="ref-${number}"><a href="#note-${number}">${number}</a></sup>`
  })
  write(text.length)
  return `${html}</p>`.replaceAll("<p></p>", "")
}

function writeNote(claim: MarkedStatement, number: number, page: number | null): string {
  const { message, source } = claim
  const link =
    source && /^https?:\/\//.test(source.url)
      ? ` <a href="${escapeMarkup(source.url)}" rel="noreferrer">${escapeMarkup(source.provider)}</a>`
      : ""
  const place = page === null ? "" : ` (page ${String(page)})`
  const word = capitalize(verdictWord(claim))
  return `<li id="note-${String(number)}"><b>${escapeMarkup(word)}</b>${place}. ${escapeMarkup(message)}${link}</li>`
}
