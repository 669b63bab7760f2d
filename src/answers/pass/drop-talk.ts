import { OF_SCHOOL, SMALL, TALK } from "./talk.data.ts"

/** The ends of clauses: points, commas, dashes and the like; those within numbers and words are none. */
const ENDS = /([.!?;:,]+(?=\s|$)|\s[-–—]+(?=\s))/

/**
 * A question as it was typed without the clauses that only speak of who asks: "I'm stuck on my homework. What is …?". A
 * clause goes if all of its words are of that kind, so that none of it can narrow what is asked.
 */
export function dropTalk(typed: string): string {
  const parts = typed.split(ENDS)
  const clauses = parts.filter((_, k) => k % 2 === 0)
  if (clauses.length === 1) return typed
  const areTalk = clauses.map(isTalk)
  if (!areTalk.includes(true) || clauses.every((clause, k) => areTalk[k] || clause.trim() === ""))
    return typed
  return clauses
    .map((clause, k) => (areTalk[k] ? " " : clause + (parts[k * 2 + 1] ?? "")))
    .join("")
    .trim()
}

function isTalk(clause: string): boolean {
  const words = clause
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(OF_SCHOOL, "")
    .split(/[^\p{L}\p{N}'%$€£]+/u)
    .filter((word) => word !== "")
  return (
    words.some((word) => TALK.has(word)) && words.every((word) => TALK.has(word) || SMALL.has(word))
  )
}
