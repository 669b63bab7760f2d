import { expect, test } from "vitest"

import {
  buildOembed,
  oembedXml,
  parseEmbedUrl,
  type Embeddable,
  type EmbedTarget,
} from "./oembed.ts"

const SITE = "https://example.org"
const queryOf = (target: EmbedTarget | undefined) =>
  target?.kind === "check" ? undefined : target?.query
const ANY_SIZE = { publicUrl: SITE, maxWidth: Infinity, maxHeight: Infinity }
const CHART: Embeddable = {
  title: "Inflation (annual %), Côte d’Ivoire",
  author: { name: "World Bank", url: "https://data.worldbank.org" },
  framePath: "/chart?indicator=Inflation+%28annual+%25%29&country=cote-divoire&chartType=line",
  cardPath: "/card.png?indicator=Inflation+%28annual+%25%29&country=cote-divoire",
}

test.each([
  "https://example.org/indicators/GDP%20(US%24)/ghana?chartType=line",
  "http://example.org/advanced/GDP%20(US%24)/ghana?chartType=line",
  "https://example.org/chart?indicator=GDP+(US%24)&country=ghana&chartType=line",
])("%s names a chart of this site", (url) => {
  const target = parseEmbedUrl(url, SITE)
  expect(target).toMatchObject({ kind: "series", indicator: "GDP (US$)", country: "ghana" })
  expect(queryOf(target)?.get("chartType")).toBe("line")
})

test.each(["compare", "chart/compare"])("/%s names a comparison of this site", (path) => {
  const url = `${SITE}/${path}?indicator=GDP&country=ghana&indicator2=GDP&country2=kenya&layout=panels`
  const target = parseEmbedUrl(url, SITE)
  expect(target?.kind).toBe("comparison")
  expect(queryOf(target)?.get("layout")).toBe("panels")
})

test("addresses in the words of other chart sites name the same charts", () => {
  const one = parseEmbedUrl(`${SITE}/chart?indicator=GDP&country=ghana&time=2000..2010`, SITE)
  expect(one?.kind).toBe("series")
  expect(queryOf(one)?.get("startYear")).toBe("2000")
  const two = parseEmbedUrl(`${SITE}/chart?indicator=GDP&country=GHA~KEN`, SITE)
  expect(two?.kind).toBe("comparison")
  expect(queryOf(two)?.get("country2")).toBe("KEN")
})

test.each(["indicators/GDP?", "chart?indicator=GDP&"])(
  "%scountries=… names a composition",
  (start) => {
    const target = parseEmbedUrl(`${SITE}/${start}countries=ghana,kenya`, SITE)
    expect(target?.kind).toBe("explore")
    expect(queryOf(target)?.get("c")).toBe("ghana,kenya")
  },
)

test.each(["fact-checking", "chart/check"])("/%s/… names a published check", (path) => {
  expect(parseEmbedUrl(`${SITE}/${path}/abc123def456`, SITE)).toEqual({
    kind: "check",
    id: "abc123def456",
  })
})

test.each([
  "https://elsewhere.org/indicators/GDP/ghana",
  "https://example.org/advanced/GDP",
  "https://example.org/indicators/%E0%A4%A/ghana",
  "https://example.org/chart?indicator=GDP",
  "https://example.org/search",
  "https://example.org/compare?indicator=GDP&country=ghana",
  "https://example.org/chart/compare?indicator=GDP&country=ghana&indicator2=GDP",
  "no address",
  "",
])("'%s' names none", (url) => {
  expect(parseEmbedUrl(url, SITE)).toBeUndefined()
})

test.each(["indicators/GDP?chartType=ranking", "chart?indicator=GDP&chartType=ranking"])(
  "/%s names a ranking of this site",
  (path) => {
    const target = parseEmbedUrl(`${SITE}/${path}`, SITE)
    expect(target).toMatchObject({ kind: "world", indicator: "GDP" })
  },
)

test("an answer has all that oEmbed asks for and a plain frame of the same view", () => {
  const answer = buildOembed(CHART, ANY_SIZE)
  expect(answer).toMatchObject({
    type: "rich",
    version: "1.0",
    width: 950,
    height: 450,
    provider_name: "Sankore",
    provider_url: SITE,
    title: "Inflation (annual %), Côte d’Ivoire",
    author_name: "World Bank",
    thumbnail_width: 1200,
    thumbnail_height: 630,
  })
  expect(answer["html"]).toBe(
    `<iframe src="https://example.org/chart?indicator=Inflation+%28annual+%25%29&amp;country=cote-divoire&amp;chartType=line" width="950" height="450" title="Inflation (annual %), Côte d’Ivoire" frameborder="0"></iframe>`,
  )
})

test("frame and picture are no larger than asked for, in their proportions", () => {
  expect(buildOembed(CHART, { ...ANY_SIZE, maxWidth: 600 })).toMatchObject({
    width: 600,
    height: 315,
    thumbnail_width: 600,
    thumbnail_height: 315,
  })
  expect(buildOembed(CHART, { ...ANY_SIZE, maxHeight: 210 })).toMatchObject({
    width: 950,
    height: 210,
    thumbnail_width: 400,
    thumbnail_height: 210,
  })
  expect(buildOembed(CHART, { ...ANY_SIZE, maxWidth: 150 })).not.toHaveProperty("thumbnail_url")
})

test("a closed source's chart has a frame and no picture", () => {
  const answer = buildOembed({ ...CHART, cardPath: null }, ANY_SIZE)
  expect(answer).toHaveProperty("html")
  expect(answer).not.toHaveProperty("thumbnail_url")
})

test("as XML every field is an element with its text escaped", () => {
  expect(oembedXml({ type: "rich", width: 5, html: '<iframe src="a&b">' })).toBe(
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n' +
      "<oembed><type>rich</type><width>5</width><html>&lt;iframe src=&quot;a&amp;b&quot;&gt;</html></oembed>\n",
  )
})
