import { beforeAll, expect, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import type { Database } from "#db/engine/database.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createFactChecker, type FactChecker } from "../create-fact-checker.ts"
import { findNamedSource } from "./find-attribution.ts"

let checker: FactChecker

beforeAll(async () => {
  const db = await testDatabase()
  await addFigures(db)
  checker = createFactChecker({ catalog: createCatalog(db), publicUrl: "https://data.example.org" })
}, 60_000)

async function addFigures(db: Database): Promise<void> {
  const unemployment = await addIndicator(db, {
    code: "SL.UEM.TOTL.ZS",
    name: "Unemployment, total (% of total labor force)",
    unit: "% of total labor force",
    sourceNote: "ILO Modelled Estimates, International Labour Organization (ILO)",
  })
  const imf = await addIndicator(db, {
    code: "LUR",
    name: "Unemployment rate",
    unit: "% of total labor force",
    publisherId: "imf",
    sourceId: "imf/weo",
  })
  const co2 = await addIndicator(db, {
    code: "EN.ATM.CO2E.KT",
    name: "CO2 emissions (kt)",
    unit: "kt",
  })
  const people = await addIndicator(db, {
    code: "SP.POP.TOTL",
    name: "Population, total",
    unit: "people",
  })
  const inMillions = await addIndicator(db, {
    code: "LP",
    name: "Population",
    unit: "million people",
    publisherId: "imf",
    sourceId: "imf/weo",
  })
  const growth = await addIndicator(db, {
    code: "NY.GDP.MKTP.KD.ZG",
    name: "GDP growth (annual %)",
    unit: "annual %",
  })
  const add = (indicator: typeof people, country: string, values: number[]) =>
    addSeries(db, { indicator, country, start: "2010", values })
  // Spain: only 2012 was higher than 2018.
  await add(unemployment, "ESP", [10, 10, 16, 10, 10, 11, 12, 13, 14])
  // Ghana: it falls from every year, by the other publisher it rises from every year.
  await add(unemployment, "GHA", [12, 11.5, 11, 10.5, 10, 9, 8, 7, 6])
  await add(imf, "GHA", [5, 5.5, 6, 6.5, 7, 8, 9, 10, 11])
  // Kenya: it falls from every year by both.
  await add(unemployment, "KEN", [12, 11.5, 11, 10.5, 10, 9, 8, 7, 6])
  await add(imf, "KEN", [12.1, 11.4, 11, 10.4, 10, 9, 8.1, 7, 5.2])
  // Morocco: only a compilation has other figures.
  const compiled = await addIndicator(db, {
    code: "aged_15plus_unemployment_rate_percent",
    name: "Aged 15+ unemployment rate",
    unit: "%",
    publisherId: "gapminder",
    sourceId: "gapminder/sg",
  })
  await add(unemployment, "MAR", [12, 11.5, 11, 10.5, 10, 9, 8, 7, 6])
  await add(compiled, "MAR", [13, 12.5, 12, 11.5, 11, 10, 9, 8, 7])
  // Egypt: it falls from every year by one, and by the other from 2011 alone.
  await add(unemployment, "EGY", [12, 11.5, 11, 10.5, 10, 9, 8, 7, 6])
  await add(imf, "EGY", [5, 16, 6, 6.5, 7, 8, 9, 10, 11])
  // Of Kenya the other publisher has people in the year after only.
  await add(people, "KEN", [50_000_000])
  await addSeries(db, { indicator: inMillions, country: "KEN", start: "2011", values: [50] })
  // Germany shrank in 2017 alone.
  await add(growth, "DEU", [4, 4, 1, 1, 2, 2, 2, -1, 1])
  await add(people, "MLI", [20_000_000])
  await add(inMillions, "MLI", [20])
  await add(people, "SEN", [18_000_000])
  await add(inMillions, "SEN", [12])
  // Nigeria: more from year to year, less for each person.
  await add(co2, "NGA", [100, 101, 102, 103, 104, 105, 106, 107, 108])
  await add(people, "NGA", [1000, 1050, 1100, 1150, 1200, 1250, 1300, 1350, 1400])
}

const check = async (text: string) => {
  const [claim] = await checker.check(text)
  if (!claim) throw new Error("no claim")
  return claim
}

test("a lucky start year is correct and not firm, and the message says from which years it does not hold", async () => {
  const claim = await check("Unemployment in Spain fell from 2012 to 2018.")
  expect(claim.status).toBe("correct")
  expect(claim.robustness).toMatchObject({ holds: 1, of: 5, isFirm: false })
  expect(claim.message).toContain(
    "But this is not firm: it holds for 1 of 5 ways of counting. It does not hold counted from 2010, 2011, 2013 or 2014.",
  )
})

test("the growth of one year is counted from no other year", async () => {
  const claim = await check("Germany's economy shrank in 2017.")
  expect(claim).toMatchObject({ status: "correct", robustness: null })
})

test("what one publisher says and another denies is not firm", async () => {
  const { status, robustness } = await check("Unemployment in Ghana fell from 2013 to 2018.")
  expect(status).toBe("correct")
  expect(robustness).toMatchObject({ holds: 5, of: 10, isFirm: false })
  expect(robustness?.sentence).toContain("by the figures of another publisher (imf)")
})

test("figures of two years are a change between them, which may have a lucky start", async () => {
  const [from, to] = await checker.check(
    "Unemployment in Spain fell from 16% in 2012 to 14% in 2018.",
  )
  expect(from).toMatchObject({ status: "correct", robustness: null })
  expect(to).toMatchObject({ status: "correct", robustness: { holds: 1, of: 5, isFirm: false } })
  const [, next] = await checker.check(
    "Unemployment in Spain fell from 16% in 2012 to 10% in 2013.",
  )
  expect(next).toMatchObject({ status: "correct", robustness: null })
})

test("another publisher that denies it from nearly every year makes it infirm whatever the count", async () => {
  const { status, robustness } = await check("Unemployment in Egypt fell from 2013 to 2018.")
  expect(status).toBe("correct")
  expect(robustness).toMatchObject({ holds: 6, of: 10, isFirm: false })
})

test("a rank that missing members leave open for another publisher is not counted against", async () => {
  const claim = await check("Mali had the second-largest population in Africa in 2010.")
  expect(claim).toMatchObject({ status: "correct", robustness: null })
})

test("what holds from all years and by all publishers is firm", async () => {
  const { robustness, message } = await check("Unemployment in Kenya fell from 2013 to 2018.")
  expect(robustness).toMatchObject({ holds: 10, of: 10, isFirm: true })
  expect(robustness?.sentence).toBe(
    "It holds for 10 of 10 ways of counting: also with other years and other publishers.",
  )
  expect(message).not.toContain("ways of counting")
})

test("a total that grew while each person's part shrank is not firm", async () => {
  const { status, robustness } = await check(
    "Nigeria's carbon dioxide emissions rose from 2013 to 2018.",
  )
  expect(status).toBe("correct")
  expect(robustness).toMatchObject({ isFirm: false })
  expect(robustness?.sentence).toMatch(/It does not hold .*per head/)
})

test("the change of a single year chose nothing, and what is not correct has no grid", async () => {
  expect((await check("Unemployment in Spain rose in 2018.")).robustness).toBeNull()
  expect((await check("Unemployment in Spain rose from 2012 to 2018.")).robustness).toBeNull()
  expect((await check("Unemployment in Spain was 14% in 2018.")).robustness).toBeNull()
})

test("a named source is held against its own figure first", async () => {
  const own = await check("Unemployment in Ghana was 11% in 2018, according to the IMF.")
  expect(own).toMatchObject({
    status: "correct",
    evidence: { publisher: "imf", actualValue: 11 },
    attribution: { name: "the IMF", isHeld: true },
  })
  const plain = await check("Unemployment in Ghana was 6% in 2018.")
  expect(plain).toMatchObject({ status: "correct", attribution: null })
  const lacking = await check("Unemployment in Spain was 14% in 2018, the IMF said.")
  expect(lacking).toMatchObject({ status: "correct", attribution: { isHeld: false } })
  expect(lacking.message).toContain("The IMF, which the text names, has no such figure here.")
})

test("a figure that the named source may have is not called incorrect by another's", async () => {
  const near = await check("Unemployment in Spain was 12% in 2018, the IMF said.")
  expect(near).toMatchObject({
    status: "unverified",
    evidence: { rule: "the source that the text names has no such figure here" },
  })
  expect(near.message).toMatch(/no such figure here, so this is not decided\.$/)
  expect(near.message).not.toContain("Write")
  expect((await check("Unemployment in Spain was 12% in 2018.")).status).toBe("incorrect")
  const far = await check("Unemployment in Spain was 30% in 2018, the IMF said.")
  expect(far).toMatchObject({ status: "incorrect" })
  const ofItsSource = await check("Unemployment in Spain was 12% in 2018, the ILO said.")
  expect(ofItsSource).toMatchObject({ status: "incorrect" })
})

test("the statement that stands alone names the source and gets the same verdict", async () => {
  const own = await check("According to the IMF, unemployment in Ghana was 11% in 2018.")
  expect(own.statement).toContain("according to the IMF")
  expect(await check(own.statement)).toMatchObject({ status: own.status, evidence: own.evidence })
})

test("where publishers differ beyond the tolerance the verdict says so and leads to all of them", async () => {
  const { evidence, message } = await check("Unemployment in Ghana was 6% in 2018.")
  expect(evidence.shared).toMatchObject({ differs: true })
  expect(evidence.shared?.path).toMatch(/^\/concept\/[a-z-]+\/ghana$/)
  expect(message).toContain("Publishers differ here: 11.0% (imf).")
})

test("a compilation of older figures is no publisher that differs", async () => {
  const { evidence, message } = await check("Unemployment in Morocco was 6% in 2018.")
  expect(evidence.alternatives).toMatchObject([{ publisher: "gapminder", value: 7 }])
  expect(evidence.shared).toMatchObject({ differs: false })
  expect(message).not.toContain("Publishers differ")
})

test("what another publisher counts in millions is told in the unit of the figure beside it", async () => {
  const same = await check("The population of Mali was 20 million in 2010.")
  expect(same.evidence.alternatives).toMatchObject([{ publisher: "imf", value: 20_000_000 }])
  expect(same.message).not.toContain("Publishers differ")
  const other = await check("The population of Senegal was 18 million in 2010.")
  expect(other.message).toContain("Publishers differ here: 12m (imf).")
})

test("of two sources in a sentence each has its own figure", async () => {
  for (const text of [
    "According to the World Bank, unemployment in Ghana was 6% in 2018; the IMF says 11%.",
    "The World Bank says unemployment in Ghana was 6% in 2018 while the IMF says it was 11%.",
    "Unemployment in Ghana was 6% in 2018 according to the World Bank and 11% according to the IMF.",
  ]) {
    const [bank, fund] = await checker.check(text)
    expect([text, bank?.attribution?.name, bank?.status]).toEqual([
      text,
      "the World Bank",
      "correct",
    ])
    expect([text, fund?.attribution?.name, fund?.status]).toEqual([text, "the IMF", "correct"])
  }
})

test("a figure of another publisher than the one named says so once", async () => {
  const { status, message } = await check("Unemployment in Ghana was 6% in 2018, the IMF said.")
  expect(status).toBe("unverified")
  expect(message).toContain("The text names the IMF, whose figure this is not.")
  expect(message.split("6.0% (World Bank)")).toHaveLength(2)
})

test("a publisher that another names as its source is told as that", async () => {
  const { message } = await check("Unemployment in Spain was 14% in 2018, according to the ILO.")
  expect(message).toContain(
    "World Bank names the ILO, as the text does, as a source of its figures.",
  )
})

test.each([
  ["Growth was 5%, according to the World Bank.", "world-bank"],
  ["IMF data show growth of 5%.", "imf"],
  ["The OECD said growth was 5%.", "oecd"],
  ["The World Health Organization estimates 5%.", "who"],
  ["Growth was 5%, who said so?", undefined],
  ["The minister said growth was 5%.", undefined],
  ["The UN building grew by 5%.", undefined],
  ["The International Monetary Fund (IMF) put growth at 5%.", "imf"],
  ["The IMF put pressure on the bank when growth was 5%.", undefined],
  ["Growth was 5% (IMF).", "imf"],
  ["Growth was 5% (source: World Bank, 2024).", "world-bank"],
  ["As the IMF notes, growth was 5%.", "imf"],
])("the source named in %j is %s", (sentence, publisherId) => {
  expect(findNamedSource(sentence)?.publisherId).toBe(publisherId)
})
