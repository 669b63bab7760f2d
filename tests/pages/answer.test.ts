import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { LONGEST_QUESTION } from "#domain/longest-question.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { pageReader, readWords } from "#tests/support/read-page.ts"
import { readPdfText } from "#tests/support/read-pdf-text.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const QUESTION = "Which EAC countries had inflation above 5% in 2022?"
const ASKED = `?q=${encodeURIComponent(QUESTION)}`

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const inflation = await addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: "Inflation, consumer prices (annual %)",
    unit: "annual %",
  })
  const figures: Record<string, number[]> = {
    BDI: [10, 11, 12],
    COD: [5, 6, 7, 8],
    KEN: [5, 6, 7, 8.5],
    RWA: [1, 2, 30, 4],
    SOM: [4, 4, 6, 6],
    TZA: [3, 3, 4, 4],
    UGA: [2, 2, 7, 5],
  }
  for (const [country, values] of Object.entries(figures))
    await addSeries(db, { indicator: inflation, country, start: "2020", values })
  const ofFood = await addIndicator(db, {
    code: "INFLATION.FCPI.RATE",
    name: "Food consumer price inflation",
    unit: "%",
  })
  await addSeries(db, { indicator: ofFood, country: "KEN", start: "2020", values: [6, 8] })
  app = (await testSite(db)).app
}, 120_000)

afterAll(() => app.close())

const page = pageReader(() => app)

test("a question has a page with sentence, table, method, sources and who is missing", async () => {
  const html = await page(`/answer${ASKED}`)
  expect(await htmlFaults(html)).toEqual([])
  const words = readWords(html)
  expect(words).toContain("5 of the 6 countries of the East African Community with figures had")
  expect(words).toContain("Rwanda (30%)")
  expect(words).toContain("6 of 7 countries have figures; members")
  expect(words).toContain("Without figures (1): South Sudan")
  expect(words).toContain("World Bank")
  expect(html).toContain(`<title>${QUESTION} | Sankore</title>`)
  expect(html).toContain("<table")
})

test("each part of a question that could be another one is a link to that question", async () => {
  const html = await page(`/answer${ASKED}`)
  const link = /<a href="([^"]+)"[^>]*>2021<\/a>/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
  expect(readWords(await page(link))).toContain(
    "2 of the 5 countries of the East African Community with figures had",
  )
  expect(html).toContain("food price inflation")
  expect(html).not.toContain("core inflation")
  // Of 2012 there are no figures to be had.
  expect(html).not.toContain(">2012</a>")
})

test("a question goes on from the one before it", async () => {
  const html = await page(`/answer?q=and+Kenya%3F&context=inflation+in+Rwanda+in+2022`)
  expect(readWords(html)).toContain("In Kenya, consumer price inflation was 7% in 2022.")
  expect(html).toContain('name="context" value="consumer price inflation in Kenya in 2022"')
  expect(html).toContain("/answer?q=consumer+price+inflation+in+Kenya+in+2022")
  expect(readWords(html)).toContain("after inflation in Rwanda in 2022")
})

test("where the next question is not understood, the one before stays to be asked on from", async () => {
  const html = await page(`/answer?q=and+Flurbia%3F&context=inflation+in+Rwanda+in+2022`)
  expect(readWords(html)).toMatch(/Flurbia” was not understood/)
  expect(html).toContain('name="context" value="inflation in Rwanda in 2022"')
})

test("a word that is not understood is named, and nothing is answered", async () => {
  const html = await page("/answer?q=flurbish+of+Kenya")
  expect(readWords(html)).toMatch(/flurbish” was not understood/)
  expect(readWords(html)).not.toContain("Not understood:")
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain("<figure")
})

test("a name of several countries is asked back with links", async () => {
  const html = await page("/answer?q=inflation+in+Congo")
  expect(html).toContain("/answer?q=inflation+in+DR+Congo")
})

test("a key that the page does not know is named, and an empty question leads to the search", async () => {
  expect(readWords(await page(`/answer${ASKED}&colour=red`))).toContain("“colour” is not a key")
  const empty = await app.inject({ url: "/answer?q=" })
  expect([empty.statusCode, empty.headers.location]).toEqual([302, "/search"])
})

test("files hold every figure of the chart, and mark those of the answer", async () => {
  const csv = await page(`/answer.csv${ASKED}`)
  const rows = csv.trim().split("\r\n")
  expect(rows).toHaveLength(7)
  expect(rows[1]).toContain('Rwanda,RWA,"Inflation, consumer prices (annual %)",2022,30,1,')
  expect(rows.filter((row) => row.includes(",yes,"))).toHaveLength(5)
  const json = JSON.parse(await page(`/answer.json${ASKED}`)) as {
    figures: unknown[]
    count: number
  }
  expect([json.figures.length, json.count]).toEqual([6, 5])
  expect(await page(`/answer.md${ASKED}`)).toContain("| 1 | Rwanda | 2022 | 30% |")
  expect(await page(`/answer.svg${ASKED}`)).toContain("Rwanda")
})

test("files of some years of one country hold these years alone, without ranks", async () => {
  const years = "?q=inflation+in+Kenya+from+2021+to+2022"
  const csv = (await page(`/answer.csv${years}`)).trim().split("\r\n")
  expect(csv.slice(1).map((row) => row.split(",")[4])).toEqual(["2021", "2022"])
  const markdown = await page(`/answer.md${years}`)
  expect(markdown).toMatch(
    /\| Country \| Period \| Value \|\n[^\n]*\n\| Kenya \| 2021 \| [\d.]+% \|/,
  )
  expect(markdown).not.toContain("Rank")
})

test("images and documents are drawn", async () => {
  const png = await app.inject({ url: `/answer.png${ASKED}` })
  expect(png.headers["content-type"]).toBe("image/png")
  const card = await app.inject({ url: `/card.png${ASKED}` })
  expect(card.rawPayload.subarray(1, 4).toString()).toBe("PNG")
  const pdf = await app.inject({ url: `/answer.pdf${ASKED}` })
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-")
  expect(pdf.headers["content-disposition"]).toContain(".pdf")
  const words = readPdfText(pdf.rawPayload).replace(/\s+/g, " ")
  expect(words).toContain("5 of the 6 countries")
  expect(words).toContain("Rwanda")
})

test("a file of a question that is not answered is not there, and a key that is not known is refused", async () => {
  expect(await page("/answer.csv?q=flurbish", 404)).toContain("flurbish")
  expect(await page(`/answer.csv${ASKED}&colour=red`, 400)).toContain("colour")
})

test("the chart of an answer can be framed, and its address pasted", async () => {
  const { headers, body } = await app.inject({ url: `/chart/answer${ASKED}` })
  expect(headers["content-security-policy"]).not.toContain("frame-ancestors 'none'")
  expect(readWords(body)).toContain("Rwanda")
  await page("/chart/answer?q=flurbish", 404)
  const url = encodeURIComponent(`${PUBLIC_URL}/answer${ASKED}`)
  const oembed = JSON.parse(await page(`/oembed?url=${url}`)) as Record<string, string>
  expect(oembed["title"]).toBe(QUESTION)
  expect(oembed["html"]).toContain("/chart/answer?q=")
  expect(oembed["thumbnail_url"]).toContain("/card.png?q=")
  const head = await page(`/answer${ASKED}`)
  expect(head).toContain('property="og:image"')
  expect(head).toContain("application/json+oembed")
})

test("results show the answer above what was found, and suggestions offer it", async () => {
  const html = await page(`/results${ASKED}`)
  expect(html.indexOf('id="answer"')).toBeGreaterThan(0)
  expect(readWords(html)).toContain("5 of the 6 countries")
  expect(await page("/results?q=flurbish")).not.toContain('id="answer"')
  const { suggestions } = JSON.parse(await page(`/suggest${ASKED}`)) as {
    suggestions: { name: string; path: string }[]
  }
  expect(suggestions[0]?.name).toMatch(/^Answer: which countries in the East African Community/)
  expect(readWords(await page(suggestions[0]?.path ?? ""))).toContain("5 of the 6 countries")
})

test("suggestions offer a question whose last word is the beginning of a place", async () => {
  const { suggestions } = JSON.parse(await page("/suggest?q=richest+country+in+afr")) as {
    suggestions: { name: string }[]
  }
  expect(suggestions[0]?.name).toMatch(/^Answer: which country in Africa has the highest GDP per/)
})

test("what is asked back comes with questions that have answers", async () => {
  const html = await page("/answer?q=largest+country+in+the+East+African+Community")
  expect(readWords(html)).toContain("Say what the size is measured by")
  expect(html).toContain("/answer?q=largest+country+in+the+East+African+Community+by+population")
})

test("the same question gets the same bytes", async () => {
  const [first, second] = [
    await page(`/answer${ASKED}`),
    await page(`/answer${ASKED}&utm_source=x`),
  ]
  expect(first.length).toBeGreaterThan(0)
  expect(readWords(second)).toContain("5 of the 6 countries")
})

test("of a question that is longer than questions may be, the beginning is read", async () => {
  const fitting = "inflation in Kenya in 2022".padEnd(LONGEST_QUESTION, " ")
  const { body } = await app.inject({ url: `/answer?q=${encodeURIComponent(`${fitting}of cats`)}` })
  expect(body).toContain("In Kenya, consumer price inflation was 7% in 2022")
})
