import { gzipSync } from "node:zlib"

import { beforeEach, expect, test } from "vitest"

import { refreshCoverage } from "#db/catalogue/coverage-writes.ts"
import type { Database } from "#db/engine/database.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { addFact, addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite, type TestSite } from "#tests/support/site.ts"

let db: Database
let site: TestSite
let gdp: Indicator

beforeEach(async () => {
  db = await testDatabase()
  gdp = await addIndicator(db, {
    code: "NY.GDP.MKTP.CD",
    name: "GDP (current US$)",
    unit: "current US$",
    definition: "The value of everything that was made.",
  })
  const values = [90e9, 95e9, null, 120e9, 136e9]
  await addSeries(db, { indicator: gdp, country: "KEN", start: "2021", values })
  await addSeries(db, { indicator: gdp, country: "CIV", start: "2025", values: [87e9] })
  await addSeries(db, { indicator: gdp, country: "WLD", start: "2025", values: [110e12] })
  const area = await addIndicator(db, { code: "AREA", name: "Area", unit: "km²" })
  await addFact(db, { indicator: area, country: "KEN", value: 580_367 })
  site = await testSite(db, { publicFeatures: ["country-dashboard"] })
})

const get = (url: string) => site.app.inject({ url })
/** What a reader without script sees, in one line. */
const textOf = (body: string) =>
  body
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")

test("countries with figures stand under their continent with how many indicators they have", async () => {
  const { statusCode, body } = await get("/countries")
  expect(statusCode).toBe(200)
  expect(textOf(body)).toMatch(/Africa Ivory Coast 1 indicator Kenya 2 indicators/)
  expect(body).toContain('href="/countries/indicator/ivory-coast"')
  expect(body).not.toContain('href="/countries/indicator/world"')
  expect(body).not.toContain('href="/countries/indicator/ghana"')
  // K is the 11th letter, E the 5th: where the flag of Kenya lies on the sheet of its continent.
  expect(body).toMatch(
    /<span class="[^"]+" style="background-position:-200px -60px"><\/span><span[^>]*>Kenya/,
  )
})

test.each([
  ["kenya", true],
  ["KEN", true],
  ["cote d'ivoire", false],
  ["atlantis", false],
])("without script a search for %s is a plain form", async (text, isFound) => {
  const { body } = await get(`/countries?q=${encodeURIComponent(text)}`)
  expect(body.includes('href="/countries/indicator/kenya"')).toBe(isFound)
})

test("former and other names find a country; nothing found is said", async () => {
  expect((await get("/countries?q=cote%20d%27ivoire")).body).toContain("/indicator/ivory-coast")
  expect(textOf((await get("/countries?q=atlantis")).body)).toContain("No search result found")
})

test("the overview of a country has values, units and periods, undated ones last", async () => {
  const { body } = await get("/countries/indicator/kenya")
  expect(textOf(body)).toMatch(/GDP US\$136bn current US\$, 2025 Area 580k km², no date given/)
  expect(body).toContain('href="/advanced/GDP%20(current%20US%24)/kenya"')
  expect(body).toContain('href="/country/kenya"')
  expect(body).toMatch(/aria-current="page"[^>]*>Overview/)
})

test("a category lists its indicators by letter, one letter open at a time", async () => {
  await addSeries(db, {
    indicator: await addIndicator(db, { code: "B", name: "Balance" }),
    country: "KEN",
    start: "2024",
    values: [3],
  })
  const { body } = await get("/countries/indicator/kenya?category=Economy&letter=g")
  expect(body.match(/<details name="letter"/g)).toHaveLength(3)
  expect(body.match(/<details name="letter" open/g)).toHaveLength(1)
  expect(textOf(body)).toMatch(
    /A 1 indicator Area 580k B 1 indicator Balance 3 2024 G 1 indicator GDP \(current US\$\) US\$136bn 2025/,
  )
})

test("the names of a category are filtered by words, and what is left is counted", async () => {
  const whole = textOf((await get("/countries/indicator/kenya?category=economy")).body)
  expect(whole).toMatch(
    /Filter \d indicators Economy indicators by first letter A 1 indicator Area/,
  )
  const { body } = await get("/countries/indicator/kenya?category=economy&filter=us%20GDP")
  expect(body).not.toContain("<details")
  expect(textOf(body)).toMatch(
    /1 indicator with “us GDP”\. Show all.*GDP \(current US\$\) US\$136bn/,
  )
  expect(textOf(body)).not.toContain("Area 580k")
  expect(body).toContain('<input type="hidden" name="category" value="economy"/>')
  const none = await get("/countries/indicator/kenya?category=economy&filter=whales")
  expect(textOf(none.body)).toContain("No indicator has these words in its name.")
})

test("a category without indicators says so, and an unknown one shows the overview", async () => {
  const empty = await get("/countries/indicator/kenya?category=tourism")
  expect(textOf(empty.body)).toContain("No Indicator Available for this Category")
  const unknown = await get("/countries/indicator/kenya?category=sports")
  expect(textOf(unknown.body)).toContain("There is no category “sports”, so the overview is shown.")
})

test("a region has its indicators and no dashboard", async () => {
  const { statusCode, body } = await get("/countries/indicator/world")
  expect(statusCode).toBe(200)
  expect(body).not.toContain('href="/country/world"')
  expect((await get("/country/world")).statusCode).toBe(404)
})

test.each([
  ["/countries/indicator/KEN?category=price", "/countries/indicator/kenya?category=price"],
  ["/countries/indicator/C%C3%B4te%20d%27Ivoire", "/countries/indicator/ivory-coast"],
  ["/country/Kenya", "/country/kenya"],
  ["/country/KE", "/country/kenya"],
  ["/country/Kenya?from=mail", "/country/kenya?from=mail"],
  ["/dashboard/home?from=mail", "/dashboard?from=mail"],
])("%s moves for good to the one address", async (from, to) => {
  const { statusCode, headers } = await get(from)
  expect(statusCode).toBe(301)
  expect(headers.location).toBe(to)
})

test("a name that is none is told with the nearest names", async () => {
  const { statusCode, body } = await get("/countries/indicator/kenia")
  expect(statusCode).toBe(404)
  expect(textOf(body)).toContain(
    "There is no country called “kenia” Did you mean one of these? Kenya",
  )
})

test("the dashboard has figures with change, charts with definition, table and source, and links", async () => {
  const { statusCode, body } = await get("/country/kenya")
  const text = textOf(body)
  expect(statusCode).toBe(200)
  expect(body).toContain("<title>Kenya: Country Dashboard | Sankore</title>")
  expect(text).toMatch(/Selected Indicators .*GDP US\$136bn current US\$ 2025 \+13\.3%/)
  expect(text).toMatch(/Selected Charts GDP .*The value of everything that was made\./)
  expect(text).toMatch(/View as table .*2023 No data .*Source|Source: World Bank.*2023 No data/)
  expect(body).toMatch(/<svg[^>]*plot-svg/)
  expect(text).toMatch(/Resources .*Central Bank of Kenya centralbank\.go\.ke/)
})

test("a section without content is left out", async () => {
  const text = textOf((await get("/country/ivory-coast")).body)
  expect(text).toContain("Selected Indicators")
  expect(text).not.toContain("Selected Charts")
})

test.each(["atlantis", "ghana"])("there is no dashboard of %s", async (name) => {
  const { statusCode, body } = await get(`/country/${name}`)
  expect(statusCode).toBe(404)
  expect(textOf(body)).toMatch(/Sorry! No dashboard available for (?:atlantis|Ghana)/)
  expect(body).toContain("Select Another")
})

test("a country is chosen by a plain form", async () => {
  const { body } = await get("/country")
  expect(body).toMatch(/<form[^>]*action="\/country"/)
  expect(body).toContain('<option value="kenya">Kenya</option>')
  expect((await get("/country?country=Kenya")).headers.location).toBe("/country/kenya")
  const unknown = textOf((await get("/country?country=kenia")).body)
  expect(unknown).toContain("There is no country called “kenia”. Kenya")
})

test("while dashboards need a sign-in, nothing of them is sent", async () => {
  const gated = await testSite(db)
  const { statusCode, body } = await gated.app.inject({ url: "/country/kenya" })
  expect(statusCode).toBe(200)
  expect(textOf(body)).toContain("Please sign in to see the dashboard of Kenya.")
  expect(body).toContain('href="/login?next=%2Fcountry%2Fkenya"')
  // Without script nobody can sign in: the way on is to what is open.
  expect(body).toMatch(/<noscript>.*Without it:.*href="\/countries\/indicator\/kenya"/)
  // Whole figures and names: three letters alone also stand in nonces and names of files, by chance.
  expect(body).not.toMatch(/136 ?billion|136000000000|GDP \(|MKTP|plot-svg|centralbank/)
  const select = await gated.app.inject({ url: "/country" })
  expect(textOf(select.body)).toContain("Please sign in to see country dashboards.")
  expect((await gated.app.inject({ url: "/country/atlantis" })).statusCode).toBe(404)
})

test("a category of thousands is sent letter by letter, and a long letter page by page", async () => {
  await addMany(3000)
  const closed = await get("/countries/indicator/kenya?category=health")
  expect(closed.body).not.toContain("/advanced/Health%20measure")
  expect(textOf(closed.body)).toContain("H 3,000 indicators")
  const open = await get("/countries/indicator/kenya?category=health&letter=h&page=2")
  expect(open.body.match(/href="\/advanced\/Health%20measure/g)).toHaveLength(100)
  expect(textOf(open.body)).toContain("Previous page Page 2 of 30 Next page")
  for (const { body } of [closed, open]) expect(gzipSync(body).length).toBeLessThan(30_000)
  const beyond = await get("/countries/indicator/kenya?category=health&letter=h&page=99")
  expect(textOf(beyond.body)).toContain("Page 30 of 30")
})

/** Indicators with long names that have little in common, each with one figure for Kenya. */
async function addMany(count: number): Promise<void> {
  const model = await addIndicator(db, { code: "H0", name: "Health measure 0", category: "health" })
  await addSeries(db, { indicator: model, country: "KEN", start: "2024", values: [0] })
  await db.query(
    `insert into indicator
     select id || n, publisher_id, source_id, code || n, 'Health measure ' || md5(n::text) || md5((n + 7)::text),
       published_name, name_key || n, category, unit, currency, definition, notes, source_note,
       aggregation, decimals, topics, is_headline, described_by
     from indicator, generate_series(1, $1) n where code = 'H0'`,
    [count - 1],
  )
  await db.query(
    `insert into series (indicator_id, country_code, frequency, start_index, last_index, figure_count,
       latest_value, last_actual_index, latest_actual_value, values, checksum, figures_date, lineage, source_id, import_id, changed_at)
     select i.id, 'KEN', 'yearly', 2024, 2024, 1, 1234.5, 2024, 1234.5, array[1234.5], 'x', s.figures_date, 'x',
       s.source_id, s.import_id, s.changed_at
     from indicator i, series s where i.code like 'H0_%' and s.indicator_id = $1`,
    [model.id],
  )
  const rows = await db.query<{ id: string }>("select id from indicator where code like 'H0_%'")
  await refreshCoverage(
    db,
    rows.map(({ id }) => id),
  )
  await db.query(`update data_version set version = version + 1`)
}
