import { createHash } from "node:crypto"

import { expect, test } from "vitest"

import { pagePolicy } from "./security-headers.ts"

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64")

test("inline scripts are allowed by their hash, scripts from files are not hashed", () => {
  const policy = pagePolicy('<script>a()</script><script src="/x.js"></script>', false)
  expect(policy).toContain(`script-src 'self' 'sha256-${sha256("a()")}';`)
})

test("style sheets in the document are allowed by their hash, none without one", () => {
  expect(pagePolicy("<style>a{}</style>", true)).toContain(
    `style-src 'self' 'sha256-${sha256("a{}")}';`,
  )
  expect(pagePolicy("<p>", true)).toContain("style-src 'self';")
})

test("only embeds may be framed", () => {
  expect(pagePolicy("", false)).toContain("frame-ancestors 'none'")
  expect(pagePolicy("", true)).toContain("frame-ancestors *")
})

test("no inline script is allowed without a hash", () => {
  expect(pagePolicy("<script>a()</script>", false)).not.toContain(
    "script-src 'self' 'unsafe-inline'",
  )
})
