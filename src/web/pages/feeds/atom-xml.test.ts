import { expect, test } from "vitest"

import { atomXml, type AtomFeed } from "./atom-xml.server.ts"

const FEED: AtomFeed = {
  self: "https://example.org/feeds/series/a%3Ab.xml",
  title: "Revisions of R&D, Nigeria",
  subtitle: "What each vintage changed.",
  link: "https://example.org/indicators/R%26D/nigeria",
  author: "World Bank",
  rights: "The World Bank. Licence: CC BY 4.0.",
  entries: [
    {
      id: "https://example.org/feeds/series/a%3Ab.xml#2025-07-01",
      title: "1 figure <changed>",
      updated: new Date("2026-01-02T03:04:05Z"),
      link: "https://example.org/indicators/R%26D/nigeria?asOf=2025-07-01&view=table",
      summary: 'Latest "figure" \u0000 5',
    },
    {
      id: "https://example.org/feeds/series/a%3Ab.xml#2024-07-01",
      title: "First",
      updated: new Date("2025-01-02T03:04:05Z"),
      link: "https://example.org/",
      summary: "",
    },
  ],
}

test("a feed has everything that RFC 4287 asks for", () => {
  const xml = atomXml(FEED)
  const [head = "", ...entries] = xml.split("<entry>")
  for (const tag of ["id", "title", "updated", "author", "name"])
    expect(head, tag).toMatch(new RegExp(`<${tag}>`))
  expect(head).toContain(
    '<link rel="self" type="application/atom+xml" href="https://example.org/feeds/series/a%3Ab.xml"/>',
  )
  expect(entries).toHaveLength(2)
  for (const entry of entries)
    for (const tag of ["id", "title", "updated"]) expect(entry).toContain(`<${tag}>`)
})

test("a feed was updated when its youngest entry was", () => {
  expect(atomXml(FEED).split("<entry>")[0]).toContain("<updated>2026-01-02T03:04:05.000Z</updated>")
})

test("signs of XML are escaped, and control characters left out", () => {
  const xml = atomXml(FEED)
  expect(xml).toContain("<title>Revisions of R&amp;D, Nigeria</title>")
  expect(xml).toContain("<title>1 figure &lt;changed&gt;</title>")
  expect(xml).toContain("asOf=2025-07-01&amp;view=table")
  expect(xml).toContain("<summary>Latest &quot;figure&quot;  5</summary>")
})
