import type { Checks } from "#accounts/create-checks.ts"
import { ADDRESSES_PER_FILE, type SiteMap } from "#catalog/site-map.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { SiteContent } from "#content/create-content.ts"
import { filterStories } from "#content/find-stories.ts"
import {
  countryIndicatorsPath,
  countryPath,
  factPath,
  indicatorPath,
  jobPath,
  postPath,
  sourcePath,
} from "#domain/addresses/page-paths.ts"
import { listPlainPages } from "#domain/addresses/plain-pages.ts"
import { publishedCheckPath } from "#domain/addresses/check-paths.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import { xml, type Markup } from "#domain/format/markup.ts"

import { listSharedMeasures } from "./shared-measures.ts"

/** What the sitemaps are made from. */
export type SitemapSources = {
  siteMap: SiteMap
  catalog: Pick<Catalog, "listCoverage" | "listSources" | "countByCountry">
  content: Pick<SiteContent, "stories">
  checks: Pick<Checks, "list">
  publicUrl: string
  /** Whether dashboards of countries can be read without signing in. */
  hasOpenDashboards: boolean
  /** Whether anybody may check a text. */
  hasCheckLinks: boolean
}

type Entry = { path: string; changedAt?: Date | null | undefined }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
/** Search engines read at most this many addresses of one file. */
const MAX_ADDRESSES = 50_000
/** No route of the pages, but one for readers too. */
const API_DOCS = "/api/docs"

/** The index of all sitemaps. Those of series have the day on which anything of their publishers last changed. */
export async function sitemapIndex({ siteMap, publicUrl }: SitemapSources): Promise<string> {
  const pieces = await siteMap.pieces()
  const files: Entry[] = [
    ...Object.keys(LISTS).map((name) => ({ path: `/sitemaps/${name}.xml` })),
    ...pieces.map(({ changedAt }, k) => ({
      path: `/sitemaps/series-${String(k + 1)}.xml`,
      changedAt,
    })),
  ]
  const items = files.map((file) => xml`<sitemap>${entryXml(file, publicUrl)}</sitemap>`)
  return `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${items.join("\n")}\n</sitemapindex>\n`
}

/** One sitemap by its name; `undefined` where there is none. */
export async function sitemapFile(
  name: string,
  sources: SitemapSources,
): Promise<string | undefined> {
  const entries = await findEntries(name, sources)
  if (!entries) return undefined
  const items = entries.map((entry) => xml`<url>${entryXml(entry, sources.publicUrl)}</url>`)
  return `${HEAD}\n<urlset ${NAMESPACE}>\n${items.join("\n")}\n</urlset>\n`
}

const LISTS: Readonly<Record<string, (sources: SitemapSources) => Entry[] | Promise<Entry[]>>> = {
  pages: pageEntries,
  countries: countryEntries,
  indicators: indicatorEntries,
  sources: sourceEntries,
  checks: checkEntries,
  facts: factEntries,
  concepts: conceptEntries,
}

async function findEntries(name: string, sources: SitemapSources): Promise<Entry[] | undefined> {
  if (Object.hasOwn(LISTS, name)) return LISTS[name]?.(sources)
  const piece = /^series-([1-9]\d{0,4})$/.exec(name)?.[1]
  const pages = piece === undefined ? undefined : await sources.siteMap.listPages(Number(piece) - 1)
  return pages?.map(({ name: indicator, countrySlug, changedAt }) => ({
    path: indicatorPath({ name: indicator, countrySlug }),
    changedAt,
  }))
}

function pageEntries({ content, hasCheckLinks }: SitemapSources): Entry[] {
  const stories = content.stories()
  return [
    ...[...listPlainPages("listed"), ...(hasCheckLinks ? ["/check"] : []), API_DOCS].map(
      (path) => ({ path }),
    ),
    ...filterStories(stories, "Post").map((post) => ({
      path: postPath(post.full_slug),
      changedAt: new Date(post.created_at),
    })),
    ...filterStories(stories, "Job").map((job) => ({
      path: jobPath(job.content.slug === "" ? job.slug : job.content.slug),
      changedAt: new Date(job.created_at),
    })),
  ]
}

async function countryEntries({ catalog, hasOpenDashboards }: SitemapSources): Promise<Entry[]> {
  const counts = await catalog.countByCountry()
  return COUNTRIES.filter(({ code }) => (counts.get(code) ?? 0) > 0).flatMap(({ slug }) => [
    { path: countryIndicatorsPath(slug) },
    ...(hasOpenDashboards ? [{ path: countryPath(slug) }] : []),
  ])
}

async function indicatorEntries({ catalog }: SitemapSources): Promise<Entry[]> {
  const coverage = await catalog.listCoverage()
  return Array.from({ length: coverage.length }, (_, at) => ({
    path: indicatorPath({ name: coverage.namesAt(at)?.name ?? "" }),
  }))
}

async function sourceEntries({ catalog }: SitemapSources): Promise<Entry[]> {
  const held = await catalog.listSources()
  return held.map(({ source, lastImport }) => ({
    path: sourcePath(source.id),
    changedAt: lastImport.at,
  }))
}

async function checkEntries({ checks }: SitemapSources): Promise<Entry[]> {
  const shown = await checks.list(ADDRESSES_PER_FILE)
  return shown.map(({ id, checkedAt }) => ({ path: publishedCheckPath(id), changedAt: checkedAt }))
}

/** The newest actual figures of the headline indicators that are published by the year. */
async function factEntries({ catalog }: SitemapSources): Promise<Entry[]> {
  const coverage = await catalog.listCoverage()
  return coverage
    .listHeadlines()
    .filter(({ frequencies }) => frequencies[0] === "yearly")
    .flatMap(({ indicator, countries, reach }) =>
      countries.flatMap((code, at) => {
        const year = reach?.lastYears[at] ?? 0
        const target = { indicatorId: indicator.id, countryCode: code, period: String(year) }
        return year === 0 ? [] : { path: factPath(target) }
      }),
    )
    .slice(0, ADDRESSES_PER_FILE)
}

/** These addresses are short, so one file may hold as many as search engines read. */
async function conceptEntries({ catalog }: SitemapSources): Promise<Entry[]> {
  const paths = listSharedMeasures(await catalog.listCoverage())
  return paths.slice(0, MAX_ADDRESSES).map((path) => ({ path }))
}

function entryXml({ path, changedAt }: Entry, publicUrl: string): Markup {
  const changed = changedAt && xml`<lastmod>${changedAt.toISOString()}</lastmod>`
  return xml`<loc>${publicUrl}${path}</loc>${changed}`
}
