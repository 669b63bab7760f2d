import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite, type TestSite } from "#tests/support/site.ts"

const PRICES = "Consumer prices (annual %)"
const RATE = "Exchange rate"
const BOTH = new URLSearchParams({
  indicator: PRICES,
  country: "nigeria",
  indicator2: RATE,
  country2: "nigeria",
}).toString()

let db: Database
let site: TestSite

beforeEach(async () => {
  db = await testDatabase()
  const prices = await addIndicator(db, { code: "CPI", name: PRICES, unit: "annual %" })
  const rate = await addIndicator(db, { code: "FX", name: RATE, unit: "LCU per US$" })
  const years = { country: "NGA", start: "1990" }
  await addSeries(db, { ...years, indicator: prices, values: [7.4, null, 44.6, 57.2] })
  await addSeries(db, { ...years, indicator: rate, values: [8.04, 9.91, 17.3, 22.05] })
  await addSeries(db, { ...years, indicator: prices, country: "GHA", values: [37.3, 18, 10.1, 25] })
  await addSeries(db, { indicator: rate, country: "GHA", start: "1990-Q1", values: [1, 2, 3] })
  site = await testSite(db)
})

const get = (url: string) => site.app.inject({ url })

test("a comparison that needs a sign-in sends none of its figures", async () => {
  const { statusCode, body } = await get(`/compare?${BOTH}`)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<noscript><p>Please sign in to see .{0,20}comparisons/)
  expect(body).toMatch(/href="\/login\?next=%2Fcompare%3F/)
  expect(body).toMatch(/<noscript>.*Without it:.*<a href="\/explore">/)
  expect(body).not.toMatch(/57\.2|22\.05/)
})

test("an opened comparison is whole without script: both series, table, disclaimer and a form", async () => {
  site = await testSite(db, { publicFeatures: ["compare"] })
  const { statusCode, body } = await get(`/compare?${BOTH}`)
  expect(statusCode).toBe(200)
  expect(body).toContain("Graph is not up to scale")
  expect(body).toMatch(/aria-label="Bar chart of two datasets on two scales\./)
  expect(body).toMatch(/<table[\s\S]*57\.2%[\s\S]*22\.05[\s\S]*<\/table>/)
  for (const name of ["country", "indicator", "startYear", "colour", "country2", "indicator2"]) {
    expect(body).toContain(`name="${name}"`)
  }
  expect(body).toMatch(
    /name="layout"[^>]*form="compare-settings"|form="compare-settings"[^>]*name="layout"/,
  )
})

test("datasets of one unit share one scale", async () => {
  site = await testSite(db, { publicFeatures: ["compare"] })
  const query = BOTH.replace(/indicator2=[^&]*/, `indicator2=${encodeURIComponent(PRICES)}`)
  const { body } = await get(`/compare?${query.replace("country2=nigeria", "country2=ghana")}`)
  expect(body).toContain("Bar chart of two datasets on one scale.")
  expect(body).toContain("Consumer prices, Nigeria and Ghana")
})

test("a second dataset without figures of that frequency is cleared, with the reason", async () => {
  site = await testSite(db, { publicFeatures: ["compare"] })
  const { body } = await get(`/compare?${BOTH.replace("country2=nigeria", "country2=ghana")}`)
  expect(body).toContain(
    "There are no yearly figures of Exchange rate, Ghana, so Data 02 was cleared.",
  )
  expect(body).toContain("57.2%")
})

test("a quarterly dataset beside a yearly one is read by year on the page, in frames and on cards", async () => {
  const index = await addIndicator(db, { code: "HPI", name: "House prices", unit: "index" })
  const quarters = [10, 20, 30, 40, 20, 30, 40, 50]
  await addSeries(db, { indicator: index, country: "NGA", start: "1990-Q1", values: quarters })
  site = await testSite(db, { publicFeatures: ["compare"] })
  const query = BOTH.replace(/indicator=[^&]*/, "indicator=House+prices")
  for (const path of ["/compare", "/chart/compare"]) {
    const { body } = await get(`${path}?${query}`)
    expect(body, path).toContain("House prices and exchange rate, Nigeria")
    expect(body, path).toContain("Yearly, 1990–1993")
    expect(body, path).toContain("of the quarterly ones")
  }
  expect((await get(`/card.png?${query}`)).statusCode).toBe(200)
  // Who asks for quarters gets quarters.
  expect((await get(`/compare?${query}&frequency=quarterly`)).body).toContain(
    "There are no quarterly figures of Exchange rate, Nigeria, so Data 02 was cleared.",
  )
})

test("a comparison of nothing asks to choose", async () => {
  site = await testSite(db, { publicFeatures: ["compare"] })
  expect((await get("/compare")).body).toContain("Choose two datasets")
})

test("the frame of a comparison is public, may be framed, and needs no script", async () => {
  const { statusCode, body, headers } = await get(`/chart/compare?${BOTH}&transform=index`)
  expect(statusCode).toBe(200)
  expect(headers["content-security-policy"]).toContain("frame-ancestors *")
  expect(body).toContain("index, 1990 = 100")
  expect(body).toContain("Graph is not up to scale")
  expect(body.match(/<script/g)).toHaveLength(1)
  expect(body).not.toContain("<footer")
})

test.each(["", `?${BOTH.replace("nigeria", "atlantis")}`, "?indicator=x"])(
  "a frame of %j has nothing to show and says so",
  async (query) => {
    const { statusCode, body } = await get(`/chart/compare${query}`)
    expect(statusCode).toBe(404)
    expect(body).toContain("no dataset available for your selection.")
  },
)

test("a transform in the address is drawn and told, on the page and in the frame", async () => {
  const path = `/indicators/${RATE}/nigeria?transform=year-change`
  expect((await get(path)).body).toContain("% change on a year before, 1991–1993")
  const frame = `/chart?indicator=${RATE}&country=nigeria&transform=log`
  expect((await get(frame)).body).toContain("log scale")
  const wrong = await get(`/indicators/${encodeURIComponent(PRICES)}/nigeria?transform=index`)
  expect(wrong.body).toContain("An index makes no sense for these figures")
})

test("the analysis is for whoever is signed in, unless it is opened: then it is in the first HTML", async () => {
  const path = `/indicators/${RATE}/nigeria`
  const closed = await get(path)
  expect(closed.body).toContain("Sign in to read what these figures say, in sentences.")
  expect(closed.body).toMatch(/href="\/signup\?next=%2Findicators%2F[^"]*"[^>]*>Sign up/)
  expect(closed.body).not.toContain("the latest figure is")
  site = await testSite(db, { publicFeatures: ["analysis"] })
  const open = await get(path)
  expect(open.body).toContain(
    "Exchange rate (LCU per US$), Nigeria: the latest figure is ₦22.1 in 1993",
  )
  for (const { body } of [closed, open]) {
    expect(body).toMatch(
      /Analysis is generated by an algorithm\. Users are advised to review for\s+context and accuracy/,
    )
  }
})

test("the call for an analysis needs a session, unless it is opened", async () => {
  const find = await get(`/api/v1/dataset?indicator=${RATE}&country=nigeria`)
  const { id } = find.json<{ data: { dataset: { id: string }[] } }>().data.dataset[0] ?? { id: "" }
  const path = `/api/v1/dataset/${encodeURIComponent(id)}/analysis`
  expect((await get(path)).statusCode).toBe(401)
  site = await testSite(db, { publicFeatures: ["analysis"] })
  const answer = await get(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    data: { id, disclaimer: expect.stringContaining("generated by an algorithm") },
  })
  expect((await get("/api/v1/dataset/nothing/analysis")).statusCode).toBe(404)
})

const CARD = `/card.png?${BOTH}`

test.each(["/compare", "/chart/compare"])(
  "%s names its oEmbed answers, its card and what it compares, and no figures",
  async (path) => {
    const { body } = await get(`${path}?${BOTH}&transform=index`)
    const head = body.slice(0, body.indexOf("</head>"))
    const title = "Consumer prices and exchange rate, Nigeria"
    expect(head).toContain(`<meta property="og:title" content="${title}"/>`)
    expect(head).toMatch(
      /<meta property="og:image" content="http:\/\/site\.test\/card\.png\?[^"]*index/,
    )
    expect(head).toContain(`<meta name="twitter:card" content="summary_large_image"/>`)
    for (const type of ["application/json+oembed", "text/xml+oembed"]) {
      const link = head.match(/<link[^>]*>/g)?.find((tag) => tag.includes(type)) ?? ""
      const href = / href="([^"]*)"/.exec(link)?.[1] ?? ""
      const answer = await get(href.replaceAll("&amp;", "&").replace("http://site.test", ""))
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain(title)
      expect(answer.body).toContain("http://site.test/chart/compare?indicator=")
    }
  },
)

test("a comparison's card is a picture of both, drawn by the wishes of the address", async () => {
  const card = await get(CARD)
  expect([card.statusCode, card.headers["content-type"]]).toEqual([200, "image/png"])
  const { rawPayload } = card
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  expect(rawPayload.toString("latin1")).toContain("Consumer prices (annual %), Nigeria")
  const others = await Promise.all(
    ["&layout=panels", "&chartType=line", "&width=600"].map((wish) => get(CARD + wish)),
  )
  const sizes = [card, ...others].map((answer) => answer.rawPayload.length)
  expect(new Set(sizes).size).toBe(4)
})

test.each([
  ["half a comparison", `/card.png?${BOTH.replace("country2=nigeria", "country2=")}`],
  ["another frequency", `/card.png?${BOTH.replace("country2=nigeria", "country2=ghana")}`],
  [
    "half a comparison",
    `/oembed?url=${encodeURIComponent("http://site.test/compare?indicator=FX&country=nigeria")}`,
  ],
])("%s has neither card nor frame: %s", async (_what, url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test("a comparison with a closed source has no frame and no picture", async () => {
  const closed = await addIndicator(db, {
    ...{ code: "ARR", name: "Arrivals", publisherId: "unwto", sourceId: "unwto" },
  })
  await db.query(`update source set redistribute = 'no' where id = 'unwto'`)
  await addSeries(db, { indicator: closed, country: "NGA", start: "1990", values: [7, 9.5] })
  site = await testSite(db)
  const query = BOTH.replace("Exchange+rate", "Arrivals")
  const { statusCode, body } = await get(`/chart/compare?${query}`)
  expect(statusCode).toBe(403)
  expect(body).not.toContain("og:image")
  expect((await get(`/card.png?${query}`)).statusCode).toBe(403)
  const url = encodeURIComponent(`http://site.test/compare?${query}`)
  expect((await get(`/oembed?url=${url}`)).statusCode).toBe(403)
})
