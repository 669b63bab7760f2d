import { expect, test } from "vitest"

import { shareLinks } from "./share-links.ts"

test("title and link survive every service's address", () => {
  const link = "https://example.org/indicators/Inflation%20(annual%20%25)/nigeria?colour=%23A60B1B"
  const [twitter, whatsapp, email] = shareLinks("Inflation & prices", link)
  const query = new URL(twitter.to).searchParams
  expect([query.get("text"), query.get("url")]).toEqual(["Inflation & prices", link])
  expect(new URL(whatsapp.to).searchParams.get("text")).toBe(`Inflation & prices ${link}`)
  expect(decodeURIComponent(email.to)).toContain(`body=${link}`)
})
