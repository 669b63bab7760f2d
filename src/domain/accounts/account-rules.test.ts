import { expect, test } from "vitest"

import { TEST_PASSWORDS } from "#tests/support/test-passwords.ts"

import { emailProblem, passwordProblem } from "./account-rules.ts"

test.each(["name@example.com", "a.b+c@mail.example.co.uk", "  name@example.com ", "ñ@exämple.org"])(
  "%j is an address",
  (email) => {
    expect(emailProblem(email)).toBeUndefined()
  },
)

test.each([
  "",
  "name",
  "name@example",
  "name@",
  "@example.com",
  "a b@example.com",
  "a@b@c.com",
  "a@b..com",
  "a@b.com\r\nBcc: x@y.z",
  "a@[127.0.0.1]",
  "a@b\u00adc.com",
  "a\u200b@b.com",
])("%j is none", (email) => {
  expect(emailProblem(email)).toBe("Your email is not correct")
})

test.each([
  ["Abcde1", "Password should be 7 characters minimum"],
  ["abcdefg1", "Password should contain at least 1 uppercase, 1 number"],
  ["Abcdefgh", "Password should contain at least 1 uppercase, 1 number"],
  ["Abcdef1", undefined],
  ["Ébcdef1", undefined],
  ["A😀😀😀1", "Password should be 7 characters minimum"],
])("%j under the specified rule: %s", (password, problem) => {
  expect(passwordProblem(password, "specified")).toBe(problem)
})

test.each([
  ["abcdefg", "Password should be 8 characters minimum"],
  ["abcdefgh", undefined],
])("%j under the standard rule: %s", (password, problem) => {
  expect(passwordProblem(password, "standard")).toBe(problem)
})

test.each(TEST_PASSWORDS)("people of tests may choose %j under every rule", (password) => {
  for (const policy of ["specified", "standard"] as const)
    expect(passwordProblem(password, policy)).toBeUndefined()
})
