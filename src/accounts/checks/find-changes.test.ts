import { expect, test } from "vitest"

import { changedMail } from "./changed-mail.ts"
import { findChanges, keepChanges } from "./find-changes.ts"

const at = new Date("2026-06-01T12:00:00Z")
const claim = (originalText: string, status: "correct" | "incorrect", message = "") => ({
  originalText,
  status,
  message,
})

test("only verdicts that became others are changes", () => {
  const stored = [claim("a", "correct"), claim("b", "incorrect")]
  const changes = findChanges(stored, [claim("a", "correct"), claim("b", "correct", "Now.")], at)
  expect(changes).toEqual([
    { words: "b", from: "incorrect", to: "correct", message: "Now.", at: at.toISOString() },
  ])
  const older = { words: "older", from: "correct", to: "incorrect", message: "", at: "" } as const
  expect(keepChanges(changes, [older]).map(({ words }) => words)).toEqual(["b", "older"])
})

test("the message to the author lists ten changes and counts the others", () => {
  const changes = Array.from({ length: 12 }, (_, k) => ({
    words: `Statement ${String(k)}`,
    from: "correct" as const,
    to: "incorrect" as const,
    message: "Published is 5%.",
    at: at.toISOString(),
  }))
  const { subject, text } = changedMail("a@example.org", {
    title: "Budget",
    link: "https://x",
    changes,
  })
  expect(subject).toBe('New data changed 12 verdicts in "Budget"')
  expect(text).toContain('"Statement 9"\nIt was correct, now it is incorrect. Published is 5%.')
  expect(text).not.toContain("Statement 10")
  expect(text).toContain("2 more are on the page.")
})
