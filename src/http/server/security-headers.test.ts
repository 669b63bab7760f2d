import { createHash } from "node:crypto"

import { expect, test } from "vitest"

import { pagePolicy } from "./security-headers.ts"

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64")

test("inline scripts are allowed by their hash, scripts from files are not hashed", () => {
  const policy = pagePolicy(Buffer.from('<script>a()</script><script src="/x.js"></script>'), false)
  expect(policy).toContain(`script-src 'self' 'sha256-${sha256("a()")}';`)
})

test("the hash of a script is that of its bytes in UTF-8", () => {
  const policy = pagePolicy(Buffer.from("<script>say('Côte d’Ivoire')</script>"), false)
  expect(policy).toContain(`'sha256-${sha256("say('Côte d’Ivoire')")}'`)
})

test("style sheets in the document are allowed by their hash, none without one", () => {
  expect(pagePolicy(Buffer.from("<style>a{}</style>"), true)).toContain(
    `style-src 'self' 'sha256-${sha256("a{}")}';`,
  )
  expect(pagePolicy(Buffer.from("<p>"), true)).toContain("style-src 'self';")
})

test("only embeds may be framed", () => {
  expect(pagePolicy(Buffer.from(""), false)).toContain("frame-ancestors 'none'")
  expect(pagePolicy(Buffer.from(""), true)).toContain("frame-ancestors *")
})

test("no inline script is allowed without a hash", () => {
  expect(pagePolicy(Buffer.from("<script>a()</script>"), false)).not.toContain(
    "script-src 'self' 'unsafe-inline'",
  )
})
