import { expect, test } from "vitest"

import { BRAND } from "#domain/brand.ts"

import { composeMail } from "./compose-mail.ts"

test("a mail greets, has a blank line between its paragraphs, and ends with the name of the site", () => {
  expect(composeMail("a@example.org", "News", ["One.", "Two."])).toEqual({
    to: "a@example.org",
    subject: "News",
    text: `Hello,\n\nOne.\n\nTwo.\n\n${BRAND}`,
  })
})
