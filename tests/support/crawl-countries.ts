import type { FastifyInstance } from "fastify"

import type { DashboardBody } from "#api/contract.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import type { Country } from "#domain/places/country.ts"

/** What is wrong with the pages of one country, in sentences; none when all is well. */
export type CrawledCountry = { country: Country; problems: string[]; dashboard: DashboardBody }

/** Countries with at least one figure: each of them has to have its pages. */
export async function listCrawled(catalog: Catalog): Promise<Country[]> {
  const counts = await catalog.countByCountry()
  return COUNTRIES.filter(({ code }) => counts.has(code))
}

/** Opens a country's list of indicators, its dashboard, and the dashboard's answer of the API; dashboards must be open to everybody. */
export async function crawlCountry(
  app: FastifyInstance,
  country: Country,
): Promise<CrawledCountry> {
  const { slug } = country
  const list = await openPage(app, `/countries/indicator/${slug}`, ['href="/advanced/'])
  const page = await openPage(app, `/country/${slug}`, ["Selected Indicators", "Resources"])
  const url = `/api/v1/country-dashboard/user/${slug}`
  const answer = await app.inject({ url })
  const dashboard = (JSON.parse(answer.body) as { data: DashboardBody }).data
  const problems = [
    ...list,
    ...page,
    ...(answer.statusCode === 200 ? problemsOf(dashboard) : [String(answer.statusCode)]).map(
      (problem) => `${url}: ${problem}`,
    ),
  ]
  return { country, problems, dashboard }
}

/** What is wrong with a page of the site: its status, what it lacks, parts without content, words of a program. */
export async function openPage(
  app: FastifyInstance,
  url: string,
  needed: readonly string[] = [],
): Promise<string[]> {
  const { statusCode, body } = await app.inject({ url })
  const problems = [
    ...(statusCode === 200 ? [] : [`status ${String(statusCode)}`]),
    ...needed.filter((text) => !body.includes(text)).map((text) => `lacks ${text}`),
    ...emptyPartsOf(body).map((part) => `is empty: ${part}`),
    ...(body.match(LEAKED) ?? []).map((word) => `says ${word}`),
  ]
  return problems.map((problem) => `${url} ${problem}`)
}

/** Words that a program left behind, outside scripts. */
const LEAKED = /\b(?:NaN|undefined|Infinity)\b(?![^<]*<\/script>)/g

/** Sections and lists of a page that hold nothing to read. */
function emptyPartsOf(html: string): string[] {
  const text = (part: string) => part.replace(/<[^>]+>/g, "").trim()
  const parts = [...html.matchAll(/<(ul|h1|h2|h3|tbody)\b[^>]*>([\s\S]*?)<\/\1>/g)]
  return parts.filter(([, , inside = ""]) => text(inside) === "").map(([whole]) => whole)
}

/** A figure without a number, a chart without figures, a rank beyond its list. */
function problemsOf(dashboard: DashboardBody): string[] {
  const { selectedIndicators, selectedCharts, resource } = dashboard
  const items = [...selectedIndicators, ...selectedCharts]
  return [
    ...(selectedIndicators.length === 0 ? ["no indicator"] : []),
    ...(Object.keys(resource).length === 0 ? ["no resource"] : []),
    ...items
      .filter(({ latest }) => !Number.isFinite(latest.value))
      .map(({ name }) => `no number in ${name}`),
    ...selectedCharts
      .filter(({ data }) => data.filter(({ value }) => value !== null).length < 2)
      .map(({ name }) => `nothing to draw in ${name}`),
    ...items
      .filter(({ rank }) => rank && rank.position > rank.of)
      .map(({ name }) => `a place beyond the last in ${name}`),
  ]
}
