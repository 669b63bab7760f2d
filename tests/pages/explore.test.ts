import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { LAYOUTS } from "#charts/explore/explore-spec.ts"
import { EXPLORE_FORMATS } from "#exports/explore-file.ts"
import { isMovingFormat } from "#exports/file-formats.ts"
import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { pageReader, readWords } from "#tests/support/read-page.ts"
import { readPdfText } from "#tests/support/read-pdf-text.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const INFLATION = "world-bank:FP.CPI.TOTL.ZG"
const INCOME = "world-bank:NY.GDP.PCAP.CD"
const LIVES = "world-bank:SP.DYN.LE00.IN"
const LOCAL = "world-bank:NY.GDP.MKTP.CN"
const CLOSED = "closed:SECRET"
const EARLY = "world-bank:EARLY"

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const inflation = await addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: "Inflation, consumer prices (annual %)",
    unit: "annual %",
    isHeadline: true,
  })
  const income = await addIndicator(db, {
    code: "NY.GDP.PCAP.CD",
    name: "GDP per capita (current US$)",
    unit: "current US$",
    currency: "USD",
  })
  const lives = await addIndicator(db, {
    code: "SP.DYN.LE00.IN",
    name: "Life expectancy at birth, total (years)",
    unit: "years",
  })
  const local = await addIndicator(db, {
    code: "NY.GDP.MKTP.CN",
    name: "GDP (current LCU)",
    unit: "current LCU",
  })
  const people = await addIndicator(db, {
    code: "SP.POP.TOTL",
    name: "Population, total",
    unit: "people",
  })
  const debt = await addIndicator(db, {
    code: "DEBT",
    name: "External debt (current US$)",
    unit: "current US$",
    currency: "USD",
  })
  const ppp = await addIndicator(db, {
    code: "PA.NUS.PPP",
    name: "PPP conversion factor (LCU per international $)",
    unit: "LCU per international $",
  })
  for (const [k, country] of ["NGA", "GHA", "WLD", "KEN"].entries()) {
    await addSeries(db, {
      indicator: people,
      country,
      start: "2020",
      values: [10, 20, 0].map((v) => v * (k + 1)),
    })
    await addSeries(db, { indicator: debt, country, start: "2020", values: [100, 300, 500] })
    await addSeries(db, { indicator: ppp, country, start: "2020", values: [2, 2, 2] })
  }
  const early = await addIndicator(db, {
    code: "EARLY",
    name: "Coal burnt (tonnes)",
    unit: "tonnes",
  })
  await addSource(db, {
    id: "closed/data",
    publisherId: "closed",
    publisher: "Closed House",
    title: "Secret figures",
    licence: "All rights reserved",
    redistribute: "no",
  })
  const closed = await addIndicator(db, {
    code: "SECRET",
    name: "Secret index",
    sourceId: "closed/data",
    publisherId: "closed",
  })
  const codes = [
    "NGA",
    "GHA",
    "KEN",
    "TZA",
    "UGA",
    "RWA",
    "BDI",
    "COD",
    "SOM",
    "SSD",
    "ZAF",
    "EGY",
    "MAR",
  ]
  for (const [k, country] of codes.entries()) {
    const values = [5 + k, 6 + k, 7 + k, 8 + k]
    if (country !== "SSD")
      await addSeries(db, { indicator: inflation, country, start: "2020", values })
    await addSeries(db, {
      indicator: income,
      country,
      start: "2020",
      values: values.map((v) => v * 100),
    })
    await addSeries(db, {
      indicator: lives,
      country,
      start: "2020",
      values: values.map((v) => 50 + v),
    })
  }
  for (const country of ["NGA", "GHA"])
    await addSeries(db, { indicator: local, country, start: "2020", values: [1, 2, 3] })
  await addSeries(db, { indicator: early, country: "NGA", start: "1950", values: [1, 2, 3] })
  await addSeries(db, { indicator: closed, country: "NGA", start: "2020", values: [1, 2, 3] })
  app = (await testSite(db)).app
}, 120_000)

afterAll(() => app.close())

const page = pageReader(() => app)

test("an address without indicators gives a form that needs no script, and examples", async () => {
  const html = await page("/explore")
  expect(await htmlFaults(html)).toEqual([])
  expect(html).toContain('action="/explore"')
  expect(html).toContain('<option value="Inflation, consumer prices (annual %)">')
  expect(html).toContain("/explore?i=world-bank:NY.GDP.PCAP.CD,")
})

test.each([
  ["lines", "plot-svg"],
  ["bars", "<ol>"],
  ["panels", "All panels share one scale."],
  ["map", "map-svg"],
  ["table", '<th scope="col">Year'],
])("countries of one indicator are shown as %s", async (layout, sign) => {
  const html = await page(`/explore?i=${INFLATION}&c=NGA,GHA,KEN&layout=${layout}`)
  expect(await htmlFaults(html)).toEqual([])
  expect(html).toContain(sign)
  expect(html).toContain(
    "<title>Inflation, consumer prices: Nigeria, Ghana and Kenya | Sankore</title>",
  )
  expect(readWords(html)).toContain("World Bank, World Development Indicators")
  expect(html).toContain('aria-current="true"')
})

test("fields of the form add up: keys that stand twice are one list, names are read", async () => {
  const html = await page(
    "/explore?i=Inflation%2C+consumer+prices+(annual+%25)&i=&c=Nigeria&c=ghana&as=lines",
  )
  expect(html).toContain(
    `href="${PUBLIC_URL}/explore?i=${INFLATION}&amp;c=NGA,GHA&amp;layout=lines"`,
  )
})

test("words typed for an indicator are one by its name, or answered with those that fit", async () => {
  const named = await page(`/explore?i=${INFLATION}&c=NGA&find=NY.GDP.PCAP.CD`)
  expect(named).toContain(`href="${PUBLIC_URL}/explore?i=${INFLATION},${INCOME}&amp;c=NGA`)
  const offered = await page(`/explore?i=${INFLATION}&c=NGA&find=life+exp`)
  expect(await htmlFaults(offered)).toEqual([])
  expect(readWords(offered)).toContain(
    "Which indicator is “life exp”? Life expectancy at birth, total",
  )
  expect(offered).toContain(`href="/explore?i=${INFLATION},${LIVES}&amp;c=NGA&amp;layout=lines"`)
  expect(offered).toContain('content="noindex"')
  expect(readWords(offered)).toContain("Inflation, consumer prices: Nigeria")
  expect(readWords(await page("/explore?find=zzzz"))).toContain("No indicator fits “zzzz”")
})

test("the picker is answered with what is asked for first, and with what some letters may mean", async () => {
  const read = async (name: string) =>
    JSON.parse(await page(`/explore/indicators?name=${name}`)) as unknown
  expect(await read("")).toEqual({
    indicators: [{ id: INFLATION, name: "Inflation, consumer prices (annual %)" }],
  })
  expect(await read("life")).toEqual({
    indicators: [{ id: LIVES, name: "Life expectancy at birth, total (years)" }],
  })
})

test("a scatter has both axes named, each place with its figures, and a correlation with its number and warning", async () => {
  const html = await page(`/explore?i=${INCOME},${LIVES}&c=all&layout=scatter&scale=log-x`)
  expect(await htmlFaults(html)).toEqual([])
  const words = readWords(html)
  expect(words).toContain("GDP per capita (current US$, log scale)")
  expect(words).toContain("Life expectancy at birth, total (years)")
  expect(words).toContain("n = 13.")
  expect(words).toContain("says nothing about causes")
  expect(html).toContain("<title>Nigeria, 2023: GDP per capita")
  expect(words).toContain("do not have both figures for 2023.")
})

test("a scatter of few places gives no correlation, and its places have paths from a start year on", async () => {
  const html = await page(`/explore?i=${INCOME},${LIVES}&c=NGA,GHA&layout=scatter&startYear=2020`)
  expect(readWords(html)).not.toContain("Correlation")
  expect(html).toContain("<title>Ghana, 2020</title>")
})

test("two units have two scales that are said not to be up to scale; three have a panel each", async () => {
  const two = readWords(await page(`/explore?i=${INFLATION},${LIVES}&c=NGA&layout=lines`))
  expect(two).toContain("Graph is not up to scale.")
  const three = readWords(
    await page(`/explore?i=${INFLATION},${LIVES},${INCOME}&c=NGA&layout=lines`),
  )
  expect(three).toContain("Each panel has a scale of its own.")
})

test("the title names the places that are drawn, and none without figures", async () => {
  const html = readWords(await page("/explore?i=Population%2C%20total&c=NGA,SSD,KEN"))
  expect(html).toContain("Population, total: Nigeria and Kenya")
  expect(html).toContain("Without figures: South Sudan.")
  const embed = readWords(await page("/chart/explore?i=Population%2C%20total&c=NGA,SSD,KEN"))
  expect(embed).toContain("Without figures: South Sudan.")
})

test("places without figures are named, and so are keys that are not known", async () => {
  const html = readWords(await page(`/explore?i=${INFLATION}&c=NGA,SSD&layout=lines&zoom=3`))
  expect(html).toContain("Without figures: South Sudan.")
  expect(html).toContain("“zoom” is not a key of this address")
})

test("one country stands out and the others stand back", async () => {
  const svg = (
    await app.inject({
      url: `/explore.svg?i=${INFLATION}&c=NGA,GHA,KEN&layout=lines&highlight=Ghana`,
    })
  ).body
  expect(svg.match(/stroke:#900F7B/g)).toHaveLength(1)
  expect(svg.match(/stroke:#B3AABD/g)).toHaveLength(2)
  const html = await page(`/explore?i=${INFLATION}&c=NGA,GHA&layout=lines&highlight=Atlantis`, 400)
  expect(readWords(html)).toContain("there is no country “Atlantis”")
})

test("lines in panels are named by their places, once for all panels", async () => {
  const html = await page(`/explore?i=${INFLATION},${INCOME},${LIVES}&c=NGA,GHA&layout=lines`)
  const legend = /<ul class="[^"]*legend[^"]*">.*?<\/ul>/.exec(html)?.[0] ?? ""
  expect(readWords(legend).trim().split(/\s+/)).toEqual(["Nigeria", "Ghana"])
  expect(readWords(html)).toContain("Nigeria, GDP per capita")
})

test("a group is shown by its members", async () => {
  const html = await page(`/explore?i=${INFLATION}&c=east-african-community&layout=panels`)
  expect(readWords(html)).toContain("Tanzania")
  expect(readWords(html)).toContain("the East African Community")
})

test("an index leaves levels out, and amounts in local currency are not put on one scale", async () => {
  const index = readWords(
    await page(`/explore?i=${INCOME}&c=NGA,GHA&layout=table&scale=index:2020`),
  )
  expect(index).toMatch(/2023 160 /)
  const local = readWords(await page(`/explore?i=${LOCAL}&c=NGA,GHA&layout=lines`))
  expect(local).toContain("each country’s own currency")
})

test.each([
  [
    `i=${INFLATION}&c=NGA,GHA,KEN,TZA,UGA,RWA,BDI,COD,SOM,SSD,ZAF,EGY,MAR&layout=lines`,
    400,
    "the address names 13",
    "c=NGA,GHA,KEN,TZA,UGA,RWA,BDI,COD,SOM,SSD,ZAF,EGY&amp;layout=lines",
  ],
  [`i=${INFLATION}&c=NGA&layout=pie`, 400, "There is no layout “pie”", "layout=lines"],
  [`i=${INFLATION}&c=NGA&scale=cubic`, 400, "The scale may be", "/explore?i="],
  [
    `i=${INFLATION}&c=NGA&startYear=soon`,
    400,
    "The start year must be a year such as 2010, not “soon”.",
    "/explore?i=",
  ],
  [`i=${INFLATION}&c=NGA&startYear=2023&endYear=2020`, 400, "must not be after", "/explore?i="],
  [`i=${INFLATION}&c=NGA&asOf=2020-13-01`, 400, "2020-13-01", "/explore?i="],
  [`i=inflation+consumer&c=NGA`, 404, "There is no indicator “inflation consumer”", INFLATION],
  [`i=${INFLATION}&c=Nigera`, 404, "There is no country or group “Nigera”", "c=NGA"],
  [
    `i=${INFLATION}&c=NGA,GHA&layout=scatter`,
    400,
    "A scatter compares two indicators",
    "layout=lines",
  ],
  [`i=${EARLY},${LIVES}&c=NGA&layout=scatter`, 400, "for the same year", "layout=panels"],
  [`i=${LOCAL}&c=NGA,GHA&layout=map`, 400, "each country’s own currency", "layout=panels"],
  [
    `i=${INFLATION}&c=SSD&layout=lines`,
    404,
    "There are no figures for South Sudan",
    "the countries that have figures",
  ],
])(
  "an address that cannot be followed says why and leads to one that can: %s",
  async (query, status, sentence, link) => {
    const html = await page(`/explore?${query}`, status)
    expect(await htmlFaults(html)).toEqual([])
    expect(readWords(html)).toContain(sentence)
    expect(html).toContain(link)
    expect(html).toContain('<meta name="robots" content="noindex"')
  },
)

test("every link that a problem offers works", async () => {
  const html = await page(`/explore?i=${EARLY},${LIVES}&c=NGA&layout=scatter`, 400)
  const section = /<h2>What works instead<\/h2><ul>.*?<\/ul>/.exec(html)?.[0] ?? ""
  const links = [...section.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  )
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) await page(link)
})

const DEBT = "world-bank:DEBT"

test("a formula of the only indicator is offered no scatter, which needs two measures", async () => {
  const html = await page(`/explore?i=${DEBT}&c=NGA,GHA&calc=per(a,+population)`)
  expect(html).not.toContain("layout=scatter")
  expect(html).toContain("layout=bars")
  const two = await page(`/explore?i=${DEBT},${LIVES}&c=NGA,GHA&calc=per(a,+population)`)
  expect(two).toContain("layout=scatter")
})

test("a map says whose borders it has", async () => {
  const borders = "Borders: Natural Earth; they imply no judgement on any territory."
  expect(readWords(await page(`/explore?i=${INCOME}&c=africa&layout=map`))).toContain(borders)
  expect(readWords(await page(`/explore?i=${INCOME}&c=africa&layout=bars`))).not.toContain(borders)
})

test("a formula is computed with its unit, named in notes, files and citations, and divides by no zero", async () => {
  const query = `i=${DEBT}&c=NGA,GHA&layout=table&calc=per(a,+population)`
  const words = readWords(await page(`/explore?${query}`))
  expect(words).toContain("External debt per head")
  expect(words).toContain("Current US$ per person")
  expect(words).toMatch(/2021 US\$15 US\$7.5/)
  expect(words).toContain(
    "where a is External debt (current US$), population is Population, total (people).",
  )
  const csv = (await app.inject({ url: `/explore.csv?${query}` })).body
  expect(csv).toContain("Nigeria,NGA,External debt per head,2021,15,current US$ per person")
  expect(csv).not.toContain(",2022,")
  expect((await app.inject({ url: `/explore.txt?${query}` })).body).toContain(
    "computed as per(a, population)",
  )
  expect(
    (await app.inject({ url: `/explore.svg?${query.replace("table", "lines")}` })).body,
  ).toContain("Computed here")
})

test("a formula with a name is shared under it, beside indicators that it does not use", async () => {
  const html = await page(
    `/explore?i=${DEBT},${LIVES}&c=NGA,GHA&layout=scatter&calc=Burden:+a/population`,
  )
  expect(html).toContain(
    "<title>Life expectancy at birth, total and burden: Nigeria and Ghana | Sankore</title>",
  )
})

test("formulas that make sense are one click away, and each of them works", async () => {
  const html = await page(`/explore?i=${DEBT}&c=NGA&layout=lines`)
  const nav = /<nav[^>]*aria-label="Calculate">.*?<\/nav>/.exec(html)?.[0] ?? ""
  expect(readWords(nav)).toBe(" Calculate Per head Share of the world Index, 2020 = 100 Growth ")
  const links = [...nav.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  )
  for (const link of links) await page(link)
  const local = await page(`/explore?i=${LOCAL}&c=NGA&layout=lines&calc=a/ppp`)
  expect(readWords(local)).toContain("Current international $")
})

test("a sum over a group is one series", async () => {
  const html = await page(`/explore?i=${DEBT}&layout=lines&calc=sum(a+over+ecowas)`)
  expect(readWords(html)).toContain("External debt, sum over ecowas: ECOWAS")
})

test.each([
  ["a/0*b", "There is no indicator b"],
  ["a+population", "the units differ"],
  ["a*a", "Money times money has no meaning"],
  ["median(a)", "There is no function “median”"],
  ["real(a, deflator, 2015)", "There are no figures of “deflator” here"],
  ["growth(share(a, World))", "neither a growth rate"],
  ["cagr(a, 1990, 1995)", "divides by zero everywhere"],
])("the formula %s is refused with its reason and a way on", async (formula, reason) => {
  const html = await page(
    `/explore?i=${DEBT}&c=NGA&layout=lines&calc=${encodeURIComponent(formula)}`,
    400,
  )
  expect(readWords(html)).toContain(reason)
  expect(html).toContain("The same view without the formula")
})

test("a country stands beside similar ones, said by what, and pages of series and of several countries lead here", async () => {
  const html = await page(`/explore?i=${INFLATION}&c=NGA&layout=lines`)
  expect(html).toContain(">Nigeria beside its neighbours</a>")
  expect(html).toContain(">Nigeria beside countries with about as many people</a>")
  const series = await page("/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/nigeria")
  expect(series).toContain(`/explore?i=${INFLATION}&amp;c=NGA,BEN,CMR,NER,TCD&amp;layout=lines`)
  const name = encodeURIComponent("Inflation, consumer prices (annual %)")
  const six = await page(`/indicators/${name}?countries=nigeria,ghana,kenya`)
  expect(six).toContain(`/explore?i=${INFLATION}&amp;c=nigeria,ghana,kenya`)
})

const COMPOSED = `i=${INFLATION}&c=NGA,GHA&layout=lines`

test("a composition is had as files with its figures, sources and address", async () => {
  const csv = await app.inject({ url: `/explore.csv?${COMPOSED}` })
  expect(csv.statusCode).toBe(200)
  const [header, first] = csv.body.split("\r\n")
  expect(header).toBe(
    "country,code,indicator,period,value,unit,status,source,licence,date_of_data,address",
  )
  expect(first).toContain(
    'Nigeria,NGA,"Inflation, consumer prices",2020,5,annual %,actual,"World Bank, World Development Indicators",CC BY 4.0,',
  )
  const json = (await app.inject({ url: `/explore.json?${COMPOSED}` })).json<{
    figures: unknown[]
  }>()
  expect(json.figures).toHaveLength(8)
  expect((await app.inject({ url: `/explore.md?${COMPOSED}` })).body).toContain(
    "| 2023 | 8% | 9% |",
  )
  const svg = (await app.inject({ url: `/explore.svg?${COMPOSED}` })).body
  expect(svg).toContain(">Ghana</text>")
  expect(svg).toContain("CC BY 4.0")
  const png = await app.inject({ url: `/explore.png?${COMPOSED}` })
  expect(png.rawPayload.subarray(1, 4).toString()).toBe("PNG")
  const pdf = await app.inject({ url: `/explore.pdf?${COMPOSED}` })
  expect(readPdfText(pdf.rawPayload)).toContain("Inflation, consumer prices")
  const xlsx = await app.inject({ url: `/explore.xlsx?${COMPOSED}` })
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe("PK")
  expect((await app.inject({ url: `/explore.txt?${COMPOSED}` })).body).toContain(
    `${PUBLIC_URL}/explore?${COMPOSED}`,
  )
  expect((await app.inject({ url: `/explore.bib?${COMPOSED}` })).body).toContain("@misc{")
  expect((await app.inject({ url: `/explore.ris?${COMPOSED}` })).body).toContain("TY  - DATA")
})

test("the page of a composition links every form of file that it can be had as", async () => {
  const html = await page(`/explore?${COMPOSED}`)
  const forms = EXPLORE_FORMATS.filter((form) => html.includes(`/explore.${form}?`))
  expect(forms).toEqual(EXPLORE_FORMATS.filter((form) => !isMovingFormat(form)))
})

test.each(LAYOUTS)("%s has an image", async (layout) => {
  const answer = await app.inject({
    url: `/explore.svg?i=${INCOME},${LIVES}&c=africa&layout=${layout}`,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain("</svg>")
  expect(answer.body).not.toMatch(/NaN|undefined/)
})

test("a file of a misspelt indicator names up to three nearest with their addresses", async () => {
  const { statusCode, body } = await app.inject({ url: "/explore.csv?i=inflaton&c=NGA" })
  expect(statusCode).toBe(404)
  const [sentence, first, ...more] = body.trim().split("\n")
  expect(sentence).toBe("There is no indicator “inflaton”. The nearest that work:")
  expect(first).toContain(`/explore?i=${INFLATION}&c=NGA`)
  expect(more.length).toBeLessThan(3)
})

test("files refuse what pages only note", async () => {
  expect((await app.inject({ url: `/explore.csv?${COMPOSED}&zoom=1` })).statusCode).toBe(400)
  expect((await app.inject({ url: `/explore.csv?i=nothing&c=NGA` })).statusCode).toBe(404)
  expect((await app.inject({ url: `/explore.csv` })).statusCode).toBe(400)
})

const ALIASED = `indicators=${INFLATION}&country=NGA&countries=GHA&as=lines`

test("other names of keys are read and not called unknown by page, embed, files, card and oEmbed", async () => {
  for (const path of ["/explore", "/chart/explore"]) {
    const html = readWords(await page(`${path}?${ALIASED}`))
    expect(html, path).toContain("Nigeria and Ghana")
    expect(html, path).not.toContain("is not a key of this address")
  }
  const csv = await app.inject({ url: `/explore.csv?${ALIASED}` })
  expect(csv.statusCode, csv.body).toBe(200)
  expect(csv.body).toBe((await app.inject({ url: `/explore.csv?${COMPOSED}` })).body)
  const card = await app.inject({ url: `/card.png?${ALIASED}&width=600` })
  expect(card.headers["content-type"], card.body).toBe("image/png")
  const url = encodeURIComponent(`${PUBLIC_URL}/explore?${ALIASED}`)
  const answer = (await app.inject({ url: `/oembed?url=${url}` })).json<{ html: string }>()
  expect(answer.html).toContain(`/chart/explore?i=${INFLATION}&amp;c=NGA,GHA`)
})

test("a composition has an embed without script, a card and an oEmbed answer", async () => {
  const html = await page(`/chart/explore?${COMPOSED}`)
  expect(await htmlFaults(html)).toEqual([])
  expect(html).not.toContain("<script src")
  const card = await app.inject({ url: `/card.png?${COMPOSED}` })
  expect(card.headers["content-type"]).toBe("image/png")
  const url = encodeURIComponent(`${PUBLIC_URL}/explore?${COMPOSED}`)
  const answer = (await app.inject({ url: `/oembed?url=${url}` })).json<{ html: string }>()
  expect(answer.html).toContain(`/chart/explore?i=${INFLATION}`)
})

test("figures of a closed licence are shown and not handed out", async () => {
  expect(readWords(await page(`/explore?i=${CLOSED}&c=NGA`))).toContain("Closed House")
  expect((await app.inject({ url: `/explore.csv?i=${CLOSED}&c=NGA` })).statusCode).toBe(403)
  await page(`/chart/explore?i=${CLOSED}&c=NGA`, 403)
})

const FRAMED = {
  race: `i=${INCOME}&c=africa&layout=race`,
  map: `i=${INCOME}&c=africa&layout=map`,
  scatter: `i=${INCOME},${LIVES}&c=africa&layout=scatter`,
}

test.each(Object.entries(FRAMED))(
  "a %s shows its newest year without script, has a table of its frames, and each of them is a page",
  async (_, query) => {
    const html = await page(`/explore?${query}`)
    expect(await htmlFaults(html)).toEqual([])
    expect(html).toContain('data-years="2020,2021,2022,2023"')
    const table = /<table(?:(?!<table).)*year by year.*?<\/table>/.exec(html)?.[0] ?? ""
    expect(readWords(table)).toMatch(/ 2023 .* 2022 .* 2021 .* 2020 /)
    const link = /href="([^"]*endYear=2021[^"]*)"/.exec(table)?.[1] ?? ""
    expect(readWords(await page(link.replaceAll("&amp;", "&")))).toContain("2021")
  },
)

test.each(Object.entries(FRAMED))(
  "the frames of a %s are one file and a GIF",
  async (kind, query) => {
    const answer = await app.inject({ url: `/explore.frames?${query}` })
    expect(answer.headers["content-type"]).toContain("application/json")
    const frames = answer.json<{ years: number[]; drawing: { kind: string } }>()
    expect(frames.years).toEqual([2020, 2021, 2022, 2023])
    expect(frames.drawing.kind).toBe(kind)
    expect(answer.body).not.toMatch(/NaN|undefined/)
    const gif = await app.inject({ url: `/explore.gif?${query}` })
    expect(gif.headers["content-type"]).toBe("image/gif")
    expect(gif.rawPayload.subarray(0, 6).toString()).toBe("GIF89a")
    const embed = await page(`/chart/explore?${query}`)
    expect(await htmlFaults(embed)).toEqual([])
    expect(embed).toContain("data-player=")
  },
)

test("without ffmpeg no film is offered, and its address says what can be had instead", async () => {
  const answer = await app.inject({ url: `/explore.mp4?${FRAMED.race}` })
  expect(answer.statusCode).toBe(501)
  expect(readWords(answer.body)).toContain(
    "This site cannot make MP4 files: ffmpeg is not installed",
  )
  const html = await page(`/explore?${FRAMED.race}`)
  expect(html).toContain("/explore.gif?")
  expect(html).not.toContain("/explore.mp4?")
})

test("frames begin with the start year and lie a step apart", async () => {
  const years = async (more: string) =>
    (await app.inject({ url: `/explore.frames?${FRAMED.race}${more}` })).json<{ years: number[] }>()
      .years
  expect(await years("&startYear=2021&endYear=2022")).toEqual([2021, 2022])
  expect(await years("&step=2")).toEqual([2021, 2023])
  const refused = await app.inject({ url: `/explore.frames?${FRAMED.race}&step=0` })
  expect(refused.statusCode).toBe(400)
  const still = await app.inject({ url: `/explore.gif?${COMPOSED}` })
  expect(still.statusCode).toBe(400)
  expect(still.body).toContain("is not animated")
})

test("a race has the figures of every frame in its files, from the highest on", async () => {
  const csv = (await app.inject({ url: `/explore.csv?${FRAMED.race}` })).body
  expect(csv).toContain("Morocco,MAR,GDP per capita,2020,1700,")
  const words = readWords(await page(`/explore?${FRAMED.race}`))
  expect(words).toContain("all years share one scale")
  expect(words).toMatch(/ 2020 Morocco US\$1,700 Egypt US\$1,600 South Africa US\$1,500 13 /)
})

const NOTED = `${COMPOSED}&note=2021:First+wave&note=2022@Ghana:Default+%3Cb%3E&title=Prices+in+two+years`

test("a title and notes of one's own stand in page, embed, card and files, said whose they are", async () => {
  const html = await page(`/explore?${NOTED}`)
  expect(await htmlFaults(html)).toEqual([])
  const words = readWords(html)
  expect(html).toContain("<h1>Prices in two years</h1>")
  expect(words).toContain("Inflation, consumer prices: Nigeria and Ghana. Annual %, 2020–2023")
  expect(words).toContain("1. 2021: First wave")
  expect(html).toContain("2. Ghana, 2022: Default &lt;b&gt;")
  expect(words).toContain("were written by the author of this address")
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toContain("note=2022@GHA:Default")
  const svg = (await app.inject({ url: `/explore.svg?${NOTED}` })).body
  expect(svg).toContain("Prices in two years")
  expect(svg).toContain("1. 2021: First wave")
  for (const kind of ["json", "md", "txt", "bib"])
    expect((await app.inject({ url: `/explore.${kind}?${NOTED}` })).body, kind).toContain(
      "Prices in two years",
    )
  expect((await app.inject({ url: `/explore.md?${NOTED}` })).body).toContain("First wave")
  expect(readWords(await page(`/chart/explore?${NOTED}`))).toContain("2. Ghana, 2022: Default")
})

const REMARKS = "note=2021-2023:New+series&note=2023@Ghana:Census&note=2020@Ghana:Old&title=Own"

test("notes stand on a map, of its year and on its countries, and a player shows those of other years", async () => {
  const query = `${FRAMED.map}&${REMARKS}`
  const html = await page(`/explore?${query}`)
  expect(await htmlFaults(html)).toEqual([])
  const marks = [...html.matchAll(/<g data-from="(\d+)" data-to="(\d+)"( visibility="hidden")?>/g)]
  expect(marks.map(([, from, to, hidden]) => [from, to, hidden !== undefined])).toEqual([
    ["2021", "2023", false],
    ["2023", "2023", false],
    ["2020", "2020", true],
  ])
  const svg = (await app.inject({ url: `/explore.svg?${query}` })).body
  expect(svg.match(/<text[^>]*font-weight="bold">[123]<\/text>/g)).toHaveLength(2)
  expect(svg).toContain("Own")
  expect(await page(`/chart/explore?${query}`)).toContain('data-from="2023"')
})

test("notes stand behind the bars of a race and of a year, in each frame those of its year", async () => {
  const query = `${FRAMED.race}&${REMARKS}`
  expect(await page(`/explore?${query}`)).toMatch(/>US\$[\d,]+ · note 2</)
  const { drawing } = (await app.inject({ url: `/explore.frames?${query}` })).json<{
    drawing: { frames: [number, number, string][][] }
  }>()
  const noted = drawing.frames.map((rows) => rows.filter(([, , text]) => text.includes("note")))
  expect(noted.map((rows) => rows.map(([, , text]) => text.replace(/.* · /, "")))).toEqual([
    ["note 3"],
    [],
    [],
    ["note 2"],
  ])
  const bars = query.replace("layout=race", "layout=bars")
  expect(await page(`/explore?${bars}`)).toMatch(/>US\$[\d,]+ · note 2</)
  expect((await app.inject({ url: `/explore.svg?${bars}` })).body).toContain(" · note 2<")
})

test.each([
  ["note=First+wave", "does not begin with a year"],
  ["note=2021@Atlantis:Sunk", "there is no country “Atlantis”"],
  [`title=${"long+".repeat(40)}`, "at most 120 characters"],
  [Array.from({ length: 9 }, () => "note=2021:x").join("&"), "8 notes at most"],
  ["step=often", "step is the number of years"],
])("%s is refused with its reason and a way on", async (part, reason) => {
  const html = await page(`/explore?${COMPOSED}&${part}`, 400)
  expect(readWords(html)).toContain(reason)
  expect(html).toContain("The same view without this part")
})

test("land that is not asked for is not hatched as if its figures were missing", async () => {
  const land = /class="land" style="([^"]*)"/
  const africa = await page(`/chart/explore?${FRAMED.map}`)
  expect(land.exec(africa)?.[1]).toBe("fill:var(--chart-grid)")
})

test("plain names of measures are understood, each as the preferred publisher's", async () => {
  const { statusCode, body } = await app.inject({
    url: "/explore?i=gdp+per+capita,life+expectancy&c=NGA,GHA",
  })
  expect(statusCode).toBe(200)
  expect(body).toContain(`${INCOME},${LIVES}`)
})
