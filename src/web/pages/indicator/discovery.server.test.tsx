import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { accessTable } from "#domain/accounts/access.ts"

import { HeadTags, HeadTagsContext, type HeadTag } from "../../components/head/head-tags.tsx"
import { embedDiscovery, indicatorDiscovery } from "./discovery.server.ts"
import { drawSeries } from "./draw-series.server.ts"
import type { IndicatorPageData, SeriesData } from "./page-data.ts"
import { aSeries } from "./series.fixture.ts"

const ORIGIN = "https://example.org"

function pageOf(part: Partial<SeriesData> = {}): IndicatorPageData {
  return {
    state: "series",
    series: aSeries(part),
    ...drawSeries(aSeries(part)),
    access: accessTable([]),
    origin: ORIGIN,
    view: "chart",
    analysis: null,
    countries: [],
    siblings: [],
    others: [],
    leads: [],
  }
}

const LINE = { ...aSeries().spec, chartType: "line" } as const
const CLOSED = { ...aSeries().source, isClosed: true }

/** The head as other programs read it. */
function draw(tags: readonly HeadTag[]): string {
  return renderToStaticMarkup(
    <HeadTagsContext value={tags}>
      <HeadTags />
    </HeadTagsContext>,
  )
}

function markupOf(head: string): Record<string, unknown> {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  return JSON.parse(json) as Record<string, unknown>
}

test("every other form of the view is linked, at its own address", () => {
  const head = draw(indicatorDiscovery(pageOf({ spec: LINE })))
  for (const [type, extension] of [
    ["text/csv", "csv"],
    ["application/pdf", "pdf"],
    ["image/svg+xml", "svg"],
  ] as const) {
    expect(head).toContain(
      `<link rel="alternate" type="${type}" title="${extension.toUpperCase()}" href="https://example.org/indicators/Inflation/nigeria.${extension}?chartType=line"/>`,
    )
  }
})

test("oEmbed is found in both forms, the feed of revisions too", () => {
  const url = encodeURIComponent("https://example.org/indicators/Inflation/nigeria?chartType=line")
  for (const head of [
    draw(indicatorDiscovery(pageOf({ spec: LINE }))),
    draw(embedDiscovery(aSeries({ spec: LINE }), ORIGIN)),
  ]) {
    expect(head).toContain(
      `<link rel="alternate" type="application/json+oembed" title="Inflation, Nigeria" href="https://example.org/oembed?format=json&amp;url=${url}"/>`,
    )
    expect(head).toContain(`type="text/xml+oembed"`)
  }
  expect(draw(indicatorDiscovery(pageOf()))).toContain(
    `type="application/atom+xml" title="Revisions" href="https://example.org/feeds/series/x.xml"`,
  )
})

test("a shared link shows the card of the view it leads to", () => {
  const head = draw(indicatorDiscovery(pageOf({ spec: LINE })))
  expect(head).toContain(
    `<meta property="og:url" content="https://example.org/indicators/Inflation/nigeria?chartType=line"/>`,
  )
  expect(head).toContain(
    `<meta property="og:image" content="https://example.org/card.png?indicator=Inflation&amp;country=nigeria&amp;chartType=line"/>`,
  )
  expect(head).toContain(`<meta name="twitter:card" content="summary_large_image"/>`)
})

test("a closed source offers neither files nor a card", () => {
  const head = draw(indicatorDiscovery(pageOf({ source: CLOSED })))
  expect(head).not.toMatch(/nigeria\.csv|card\.png|DataDownload/)
  expect(head).toContain("oembed")
})

test("the dataset is described for search engines, and no text ends the script", () => {
  const indicator = { ...aSeries().indicator, definition: "A </script><b>" }
  const head = draw(indicatorDiscovery(pageOf({ indicator })))
  expect(head.match(/<\/script>/g)).toHaveLength(1)
  expect(markupOf(head)).toMatchObject({
    "@type": "Dataset",
    name: "Inflation, Nigeria",
    license: "https://example.org/licence",
    temporalCoverage: "2020/2022",
    dateModified: "2025-01-15",
    variableMeasured: { unitText: "annual %" },
    distribution: [{ encodingFormat: "text/csv" }, {}, {}],
  })
  expect(String(markupOf(head)["description"])).toContain("A </script><b>")
})

test("lists and facts have a preview, a missing page has none", () => {
  const { indicator, place, source } = aSeries()
  const fact = { state: "fact", origin: ORIGIN, indicator, place, source, value: "5%" } as const
  expect(draw(indicatorDiscovery(fact))).toContain(
    `<meta property="og:title" content="Inflation, Nigeria"/>`,
  )
  expect(draw(indicatorDiscovery({ state: "missing", links: [] }))).toBe("")
})
