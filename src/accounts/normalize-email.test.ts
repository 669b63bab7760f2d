import { expect, test } from "vitest"

import { normalizeEmail } from "./normalize-email.ts"

test.each([
  [" Amina@Example.ORG ", "amina@example.org"],
  ["amina@exam\u00adple.org", "amina@example.org"],
  ["amina@example\u200b.org\u2060", "amina@example.org"],
  ["amina@ｅxample.org", "amina@example.org"],
  ["amina@example。org", "amina@example.org"],
  ["ñ@EXÄMPLE.org", "ñ@exämple.org"],
  ["ñ@xn--exmple-cua.org", "ñ@exämple.org"],
  ["a.mina+x@example.org", "a.mina+x@example.org"],
  ["no address", "no address"],
])("%j is compared as %s", (email, compared) => {
  expect(normalizeEmail(email)).toBe(compared)
})
