import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"

import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { pageReader, readWords } from "#tests/support/read-page.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const TEXT = "Nigeria's inflation averaged 18.8% in 2022. Ghana's inflation was 12% in 2022."
const ASKED = `/check?text=${encodeURIComponent(TEXT)}`
const ARTICLE = `<!doctype html><html><head><title>Prices in Lagos</title>
<meta property="article:published_time" content="2023-01-20T10:00:00Z"></head><body>
<article><h1>Prices in Lagos</h1>
<p>Nigeria's inflation averaged 18.8% last year, the statistics office said on Friday, after a year in which food, fuel and transport had all become dearer.</p>
<p>The bank raised its rates, as it had done in the months before, and said that it would look at the figures again, and again, and again.</p>
<script>document.body.innerHTML = "run"</script><p>Ghana's inflation was 12% in 2022 &lt;script&gt;alert(1)&lt;/script&gt;, according to a paper that was passed around in Accra, Kumasi and Tamale.</p>
</article></body></html>`

let db: Database
let app: FastifyInstance
let server: Server
let host = ""

beforeAll(async () => {
  db = await testDatabase()
  const indicator = await addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: "Inflation, consumer prices (annual %)",
    unit: "annual %",
  })
  await addSeries(db, {
    indicator,
    country: "NGA",
    start: "2019",
    values: [11.4, 13.2, 17, 18.8, 24.7],
  })
  await addSeries(db, {
    indicator,
    country: "GHA",
    start: "2019",
    values: [7.1, 9.9, 10, 31.3, 38.1],
  })
  await addSeries(db, {
    indicator,
    country: "TGO",
    start: "2020",
    values: [1.8, 4.5, 7.6, 5, 2],
    forecastFrom: 2023,
  })
  // Chad: 2014 alone was higher than 2023.
  await addSeries(db, {
    indicator,
    country: "TCD",
    start: "2012",
    values: [2, 2, 9, 2, 2, 2.5, 2.5, 3, 4, 4, 4, 5],
  })
  server = createServer(({ url }, answer) => {
    if (url === "/inside") {
      answer.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end()
      return
    }
    if (url === "/long") {
      answer.end(
        `<article>${"<p>Words, words and words, and nothing that says anything.</p>".repeat(1000)}</article>`,
      )
      return
    }
    answer.setHeader("content-type", url === "/file.pdf" ? "application/pdf" : "text/html")
    answer.end(ARTICLE)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  app = (await testSite(db, { trusted: [host] })).app
}, 120_000)

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.close()
})

const page = pageReader(() => app)

const post = (form: Record<string, string>, to = app) =>
  to.inject({
    method: "POST",
    url: "/check",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: String(new URLSearchParams(form)),
  })

test("the examples are those that the figures held can judge", async () => {
  const words = readWords(await page("/check"))
  expect(words).toContain("Inflation in Ghana was 31.3 percent in 2022.")
  expect(words).toContain("Inflation in Nigeria was 18.8 percent in 2022.")
  expect(words).not.toMatch(/growth|grew|population|Life expectancy/)
})

test("a wrong direction beside the right figure is called incorrect and strikes no figure", async () => {
  const ask = async (text: string) =>
    (await app.inject(`/check?text=${encodeURIComponent(text)}`)).body
  const turned = await ask("Ghana's inflation averaged 38.1% in 2023, down from 31.3% in 2022.")
  expect(turned).toContain("The direction is wrong.")
  expect(turned).not.toContain("<dt>Stated</dt>")
  expect(await ask("Ghana's inflation averaged 48.1% in 2023.")).toContain("<dt>Stated</dt>")
})

test("a text in an address has its statements marked, with verdicts and links to the series", async () => {
  const html = await page(ASKED)
  expect(await htmlFaults(html)).toEqual([])
  const words = readWords(html)
  expect(words).toMatch(/1 Incorrect|Incorrect/)
  expect(html.match(/href="#claim-\d"/g)).toEqual(['href="#claim-1"', 'href="#claim-2"'])
  expect(html).toContain("/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/nigeria")
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test("a chart is titled by what it draws, in the unit of its bars, with countries by their names", async () => {
  const tripled = "Nigeria's inflation tripled between 2019 and 2023."
  const lower = "Ghana's inflation was lower than Nigeria's in 2022."
  const text = (await page(`/check?text=${encodeURIComponent(`${tripled} ${lower}`)}`)).replaceAll(
    "<!-- -->",
    "",
  )
  expect(text).toContain("<b>Inflation, consumer prices (annual %): Nigeria</b> (2019 to 2023)")
  expect(text).toContain("<b>Inflation, consumer prices (annual %): Ghana</b> (2019 to 2023)")
  expect(text).toContain("Nigeria, 2022: <b>18.8%</b>")
})

test("a statement of a year without a figure has a chart with the name of its place", async () => {
  const early = "Ghana's inflation was 12% in 1950."
  const text = (await page(`/check?text=${encodeURIComponent(early)}`)).replaceAll("<!-- -->", "")
  expect(text).toContain("There is no published figure")
  expect(text).toContain("<b>Inflation, consumer prices (annual %): Ghana</b> (2019 to 2023)")
})

test("a chart holds no forecast", async () => {
  const text = await page(`/check?text=${encodeURIComponent("Togo's inflation was 7.6% in 2022.")}`)
  expect(text.replaceAll("<!-- -->", "")).toContain(": Togo</b> (2020 to 2022)")
})

test("a statement that is right by the choice of its year is counted and marked as not firm", async () => {
  const lucky = "Inflation in Chad fell from 2014 to 2023."
  const text = (await page(`/check?text=${encodeURIComponent(lucky)}`)).replaceAll("<!-- -->", "")
  expect(text).toContain("<b>1</b> Correct, 1 of them not firm")
  expect(text).toContain("(Correct but not firm)")
  expect(text).toContain("But this is not firm: it holds for 1 of 5 ways of counting.")
})

test("it has an embed, a card and oEmbed", async () => {
  const html = await page(ASKED)
  const card =
    /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
  const image = await app.inject({ url: card.replace(PUBLIC_URL, "") })
  expect([image.statusCode, image.headers["content-type"]]).toEqual([200, "image/png"])
  // What is wrong is said first where only one statement has room.
  expect(html).toMatch(/og:description" content="[^"]*“Ghana&#x27;s inflation was 12%/)
  const url = encodeURIComponent(PUBLIC_URL + ASKED)
  const oembed = (await app.inject({ url: `/oembed?url=${url}` })).json<Record<string, string>>()
  expect(oembed["html"]).toContain("/chart/check?text=")
  const frame = await app.inject({ url: ASKED.replace("/check", "/chart/check") })
  expect(frame.statusCode).toBe(200)
  expect(frame.headers["content-security-policy"]).toContain("frame-ancestors *")
  expect(readWords(frame.body)).toContain("Incorrect")
})

test("an article is read from its address, as of the day that it gives, and nothing of it runs", async () => {
  const html = await page(`/check?url=${encodeURIComponent(`http://${host}/prices`)}`)
  expect(await htmlFaults(html)).toEqual([])
  const words = readWords(html)
  expect(words).toContain("Fact check: Prices in Lagos")
  expect(words).toContain("Read as of 20 January 2023, the day that the page gives.")
  expect(html.match(/href="#claim-\d"/g)).toEqual(['href="#claim-1"', 'href="#claim-2"'])
  expect(html).not.toMatch(/<script>alert|innerHTML = "run"/)
})

test("an article that asks for it is read as of another day", async () => {
  const url = encodeURIComponent(`http://${host}/prices`)
  expect(readWords(await page(`/check?url=${url}&asOf=2024-02-01`))).toContain(
    "Read as of 01 February 2024.",
  )
})

test.each([
  ["http://127.0.0.1:1/x", 400, "not an address of the public internet"],
  ["http://[::1]/x", 400, "not an address of the public internet"],
  ["http://169.254.169.254/latest/meta-data", 400, "not an address of the public internet"],
  ["http://HOST/inside", 400, "169.254.169.254 is not an address of the public internet"],
  ["ftp://example.org/a", 400, "does not begin with http:// or https://"],
  ["http://HOST/file.pdf", 422, "sent application/pdf instead of a web page"],
])("%s is refused with a reason", async (address, status, reason) => {
  const html = await page(`/check?url=${encodeURIComponent(address.replace("HOST", host))}`, status)
  expect(readWords(html)).toContain(reason)
  expect(await htmlFaults(html)).toEqual([])
})

test("a long article is read as far as texts may go, and says so", async () => {
  const html = await page(`/check?url=${encodeURIComponent(`http://${host}/long`)}`)
  expect(readWords(html)).toContain("only its beginning was read")
})

test("where nothing can be checked the page says what it reads", async () => {
  const html = await page(`/check?text=${encodeURIComponent("The sky is blue.")}`)
  expect(readWords(html)).toContain("There is no statement here that can be checked")
  expect(await htmlFaults(await page("/check"))).toEqual([])
})

test("a short text of the form becomes an address, a long one is answered and not stored", async () => {
  const short = await post({ text: TEXT, url: "", asOf: "2023-01-20" })
  expect(short.statusCode).toBe(303)
  expect(short.headers.location).toBe(
    `/check?${String(new URLSearchParams({ text: TEXT, asOf: "2023-01-20" }))}`,
  )
  expect((await post({ text: " ", url: "example.org/a", asOf: "" })).headers.location).toBe(
    "/check?url=example.org%2Fa",
  )
  const long = await post({
    text: `${TEXT}\n${"And so on, and on. ".repeat(200)}`,
    url: "",
    asOf: "",
  })
  expect([long.statusCode, long.headers["cache-control"]]).toEqual([200, "no-store"])
  expect(long.body.match(/href="#claim-\d"/g)).toHaveLength(2)
})

test("of many statements twenty have charts, the incorrect ones first", async () => {
  const right = "Nigeria's inflation averaged 18.8% in 2022. "
  const { body } = await post({
    text: `${right.repeat(30)}Ghana's inflation was 12% in 2022. ${"x ".repeat(200)}`,
  })
  const claims = body.split(/<li id="claim-/).slice(1)
  expect(claims).toHaveLength(31)
  expect(claims.filter((claim) => claim.includes("<figure"))).toHaveLength(20)
  expect(claims.at(-1)).toContain("<figure")
})

test("texts that are too long are refused in words", async () => {
  const long = await post({ text: "word ".repeat(5000) })
  expect(long.statusCode).toBe(413)
  expect(readWords(long.body)).toContain("20,000 can be checked at once")
  const huge = await post({ text: "word ".repeat(1_000_000) })
  expect(huge.statusCode).toBe(413)
  expect(huge.body).toContain("20,000 characters can be checked at once")
})

test("programs get the same as JSON, from any site", async () => {
  type Answer = { data: { asOf: string | null; claims: { status: string; start: number }[] } }
  const asked = await app.inject({ url: ASKED.replace("/check", "/check.json") })
  expect(asked.headers["access-control-allow-origin"]).toBe("*")
  expect(asked.headers["ratelimit"]).toMatch(/^"open-check";r=\d+;t=\d+$/)
  expect(asked.json<Answer>().data.claims.map(({ status, start }) => [status, start])).toEqual([
    ["correct", 0],
    ["incorrect", TEXT.indexOf("Ghana")],
  ])
  const url = encodeURIComponent(`http://${host}/prices`)
  const article = await app.inject({ url: `/check.json?url=${url}` })
  expect(article.json<Answer>().data).toMatchObject({
    asOf: "2023-01-20",
    article: { title: "Prices in Lagos" },
  })
  const sent = await app.inject({
    method: "POST",
    url: "/check.json",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: String(new URLSearchParams({ text: TEXT, asOf: "" })),
  })
  expect(sent.json<Answer>().data.claims).toHaveLength(2)
})

test.each([
  ["", 400, "Give a text"],
  ["?txet=a", 400, "is not a key of this address"],
  ["?text=a&asOf=soon", 400, "asOf must be a day"],
  ["?url=http%3A%2F%2F127.0.0.1%3A1", 400, "not an address of the public internet"],
])("/check.json%s is refused with a sentence", async (query, status, sentence) => {
  const { statusCode, body } = await app.inject({ url: `/check.json${query}` })
  expect([statusCode, body]).toEqual([status, expect.stringContaining(sentence)])
})

test("a network that checks too much gets a page that says so, while others and known pages are served", async () => {
  const limited = await testSite(db, { rateLimitFactor: 1 / 60 })
  const ask = (text: string, remoteAddress = "192.0.2.1") =>
    limited.app.inject({ url: `/check?text=${encodeURIComponent(text)}`, remoteAddress })
  expect((await ask(TEXT)).statusCode).toBe(200)
  const refused = await ask("Ghana's inflation was 31% in 2022.")
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  expect(refused.headers["cache-control"]).toBe("no-store")
  expect(readWords(refused.body)).toContain("Please try again in")
  expect((await ask(TEXT)).statusCode).toBe(200)
  expect((await ask("Ghana's inflation was 31% in 2022.", "192.0.2.2")).statusCode).toBe(200)
  await limited.app.close()
})

test("a key of the address that is not known and a day that is none are named", async () => {
  const words = readWords(await page(`${ASKED}&txet=1&asOf=soon`))
  expect(words).toContain("“txet” is not a key of this address")
  expect(words).toContain("The date could not be read")
})

test("the operator can close it", async () => {
  const closed = await testSite(db, { isCheckClosed: true })
  const card = `/card.png${ASKED.slice("/check".length)}`
  const oembed = `/oembed?url=${encodeURIComponent(PUBLIC_URL + ASKED)}`
  for (const url of [
    "/check",
    "/check.json?text=a",
    ASKED,
    ASKED.replace("/check", "/chart/check"),
    card,
    oembed,
  ])
    expect((await closed.app.inject({ url })).statusCode, url).toBe(404)
  expect((await post({ text: TEXT }, closed.app)).statusCode).toBe(404)
  await closed.app.close()
})

test("a cell of a table stands on its card with the headings of its row and column", async () => {
  const table = "Inflation (annual %)\n\nCountry\t2021\t2022\nNigeria\t17\t18.8\nGhana\t10\t12\n"
  const { body } = await app.inject({ url: `/check?text=${encodeURIComponent(table)}` })
  for (const quote of ["Nigeria, 2021: 17", "Nigeria, 2022: 18.8", "Ghana, 2022: 12"])
    expect(body).toContain(`<p>${quote}</p>`)
})

test.each([
  ["its card", "192.0.2.21", (text: string) => `/card.png?text=${encodeURIComponent(text)}`],
  [
    "oEmbed",
    "192.0.2.22",
    (text: string) =>
      `/oembed?url=${encodeURIComponent(`${PUBLIC_URL}/check?text=${encodeURIComponent(text)}`)}`,
  ],
])("a text is checked for %s as often as for its page", async (_, remoteAddress, address) => {
  const limited = await testSite(db, { rateLimitFactor: 1 / 60 })
  const ask = async (text: string) =>
    (await limited.app.inject({ url: address(text), remoteAddress })).statusCode
  expect(await ask("Ghana's inflation was 12% in 2022.")).toBe(200)
  expect(await ask("Ghana's inflation was 13% in 2022.")).toBe(429)
  await limited.app.close()
})
