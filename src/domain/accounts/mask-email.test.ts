import { expect, test } from "vitest"

import { maskEmail } from "./mask-email.ts"

test.each([
  ["amina.bello@example.com", "am*********@e******.com"],
  ["a@b.co", "a@b.co"],
  ["ab@mail.example.co.uk", "ab@m***.example.co.uk"],
  ["no address", "no********"],
  ["", ""],
])("%j reads %j", (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
