import type { FastifyInstance } from "fastify"
import { beforeAll, expect, test } from "vitest"

import type { CountryBody } from "#api/contract.ts"
import { accessTable } from "#domain/accounts/access.ts"
import type { CountryContent } from "#domain/places/country-content.ts"
import { callApi, testApi } from "#tests/support/call-api.ts"
import { PRICES, storedServices } from "#tests/support/stored-services.ts"

const CONTENT: CountryContent = {
  headlines: [[PRICES]],
  charts: [[PRICES]],
  resources: {
    everywhere: [],
    countries: { GHA: { "Bank of Ghana": "https://www.bog.gov.gh" } },
  },
}

let open: FastifyInstance
let gated: FastifyInstance

beforeAll(async () => {
  const services = { ...(await storedServices()), countryContent: CONTENT }
  open = await testApi({ ...services, access: accessTable(["country-dashboard"]) })
  gated = await testApi(services)
}, 120_000)

test("a country is described as a list of one, under any of its names", async () => {
  for (const name of ["nigeria", "NG", "nga", "Nigeria"]) {
    const { body } = await callApi(gated, `/api/v1/country/${name}`)
    expect(body.data).toEqual([
      {
        id: "NGA",
        name: "Nigeria",
        slug: "nigeria",
        imageUrl: "/flags/ng.svg",
        description: "2 indicators have figures for Nigeria.",
        continent: "africa",
        indicatorCount: 2,
      },
    ])
  }
  const { status, body } = await callApi(gated, "/api/v1/country/atlantis")
  expect(status).toBe(404)
  expect(body.error).toBe("There is no country of this name or code. No similar name is known.")
})

test.each(["user", "search"])(
  "the dashboard by %s needs a sign-in unless it is open",
  async (by) => {
    const url = `/api/v1/country-dashboard/${by}/ghana`
    const { status, body, headers } = await callApi(gated, url)
    expect(status).toBe(401)
    expect(body.code).toBe("sign-in-needed")
    expect(headers.etag).toBeUndefined()
    expect((await callApi(gated, { url, headers: { "if-none-match": "*" } })).status).toBe(401)
    expect((await callApi(open, url)).status).toBe(200)
  },
)

test("a dashboard has figures with change, charts with gaps, and links", async () => {
  const { body } = await callApi(open, "/api/v1/country-dashboard/user/ghana")
  expect(body.data).toMatchObject({ id: "GHA", name: "Ghana", visitId: null })
  expect(body.data.resource).toEqual({ "Bank of Ghana": "https://www.bog.gov.gh" })
  expect(body.data.selectedIndicators).toMatchObject([
    {
      datasetId: `${PRICES}:GHA:yearly`,
      latest: { period: "2021", value: 12 },
      previous: null,
      rank: null,
      data: [
        { period: "2019", value: 10 },
        { period: "2020", value: null },
        { period: "2021", value: 12 },
      ],
    },
  ])
})

test("figures of a closed source are left out", async () => {
  const { body } = await callApi(open, "/api/v1/country-dashboard/user/nigeria")
  expect(body.data.selectedIndicators).toMatchObject([{ indicatorId: PRICES }])
  expect(body.data.selectedCharts).toMatchObject([{ datasetId: `${PRICES}:NGA:quarterly` }])
})

test("a figure without a date has no dataset and no period", async () => {
  const { body } = await callApi(open, "/api/v1/country-dashboard/user/togo")
  expect(body.data.selectedIndicators).toMatchObject([
    { datasetId: null, latest: { period: null, value: 3 }, data: [] },
  ])
  expect(body.data.selectedCharts).toEqual([])
})

test.each(["atlantis", "benin", "world"])("there is no dashboard of %s", async (country) => {
  const { status, body } = await callApi(open, `/api/v1/country-dashboard/user/${country}`)
  expect(status).toBe(404)
  expect(body.error).toBe(`Sorry! No dashboard available for ${country}`)
  const list = await callApi(open, `/api/v1/country-dashboard/search/${country}`)
  expect(list.body.data).toEqual([])
})

test("countries are a bare list by common name, without regions", async () => {
  const { body } = await callApi(gated, "/api/v1/countries/all")
  const names = (body as CountryBody[]).map((country) => country.name.common)
  expect(names).toContain("Nigeria")
  expect(names).not.toContain("World")
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")))
})

test("currencies have the signs that pages print", async () => {
  const { body } = await callApi(gated, "/api/v1/currencies")
  expect(body.data).toContainEqual({ code: "NGN", name: "Nigerian Naira", sign: "₦" })
  expect(body.data).toContainEqual({ code: "XOF", name: "West African CFA Franc", sign: "XOF" })
})

test("countries of a region are those of the continent, in any case", async () => {
  const { body } = await callApi(gated, "/api/v1/countries/region/AFRICA")
  expect(body.length).toBeGreaterThan(50)
  expect(body).toContainEqual({
    name: { common: "Nigeria" },
    cca2: "NG",
    cca3: "NGA",
    region: "Africa",
    slug: "nigeria",
  })
})
