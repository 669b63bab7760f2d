import type { ComparedView } from "#charts/query/compared-view.ts"
import type { Answerer } from "#answers/create-answerer.ts"
import type { Checks } from "#accounts/create-checks.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import { exploreCardPath, exploreFramePath } from "#charts/explore/explore-spec.ts"
import { compareTarget } from "#charts/query/compare-query.ts"
import { framedWorldQuery } from "#charts/query/world-query.ts"
import { readWorldView } from "#charts/views/world-view.ts"
import type { Search } from "#search/create-search.ts"

import {
  answerCardPath,
  answerFramePath,
  cardPath,
  chartPath,
  compareCardPath,
  compareFramePath,
} from "#domain/addresses/page-paths.ts"
import { quoteClaim } from "#domain/text/quote-claim.ts"
import { BRAND } from "#domain/brand.ts"
import {
  checkFramePath,
  textCheckCardPath,
  textCheckFramePath,
} from "#domain/addresses/check-paths.ts"
import type { FactChecker } from "#factcheck/create-fact-checker.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import type { Source } from "#domain/indicators/source.ts"
import { AppError } from "#domain/errors.ts"
import { describeView } from "#exports/file-view.ts"
import { asOfText, findDataset } from "#exports/find-dataset.ts"
import {
  buildOembed,
  oembedXml,
  parseEmbedUrl,
  type Embeddable,
  type EmbedTarget,
} from "#exports/oembed.ts"
import { findTwo, viewOfTwo } from "#exports/two-views.ts"

import { findLinkedClaims } from "./check-card.ts"
import { findAnswerFile } from "./answer-file.ts"
import { findExploreFile } from "./explore-file.ts"
import { FILE_HEADERS } from "./make-file.ts"

type Services = {
  answerer: Answerer
  catalog: Pick<
    Catalog,
    "findIndicator" | "getDataset" | "getObservationsByPlace" | "listCoverage" | "orderPublishers"
  >
  search: Pick<Search, "readName" | "rankIndicators">
  checks: Pick<Checks, "find">
  factChecker: FactChecker
  hasCheckLinks: boolean
  publicUrl: string
  now: () => Date
  /** Counts a check of a text; throws "too-many-requests" beyond what a visitor may have. */
  admitCheck: () => Promise<void>
}

/** The oEmbed answer for the `url` of a query, as JSON or XML, with its headers. Throws "not-found" for anything but a chart, "licence-forbids" for a chart that is shown here only, "not-implemented" for another format. */
export async function answerOembed(
  query: URLSearchParams,
  services: Services,
): Promise<{ body: string; headers: Readonly<Record<string, string>> }> {
  const format = query.get("format") ?? "json"
  if (format !== "json" && format !== "xml") {
    throw new AppError("not-implemented", "The format must be json or xml.")
  }
  const target = parseEmbedUrl(query.get("url") ?? "", services.publicUrl)
  if (!target)
    throw new AppError("not-found", "The url is not the address of a chart on this site.")
  const answer = buildOembed(await findEmbeddable(target, services), {
    publicUrl: services.publicUrl,
    maxWidth: readSize(query.get("maxwidth")),
    maxHeight: readSize(query.get("maxheight")),
  })
  const type = format === "xml" ? "text/xml" : "application/json"
  const headers = {
    ...FILE_HEADERS,
    ...(target.kind === "check" && TAKEN_BACK_AT_ONCE),
    "content-type": `${type}; charset=utf-8`,
  }
  return { body: format === "xml" ? oembedXml(answer) : JSON.stringify(answer), headers }
}

/** A check that its author takes back must not be shown from a cache. */
const TAKEN_BACK_AT_ONCE = { "cache-control": "private, no-cache" }

function findEmbeddable(target: EmbedTarget, services: Services): Promise<Embeddable> {
  if (target.kind === "world") return findWorld(target, services)
  if (target.kind === "check") return findCheck(target.id, services)
  if (target.kind === "text-check") return findTextCheck(target.query, services)
  if (target.kind === "answer") return findAnswer(target.query, services)
  if (target.kind === "explore") return findExplored(target.query, services)
  return target.kind === "comparison"
    ? findComparison(target.query, services)
    : findSeries(target, services)
}

async function findSeries(
  target: Extract<EmbedTarget, { kind: "series" }>,
  { catalog, search, publicUrl, now }: Services,
): Promise<Embeddable> {
  const dataset = await findDataset({ catalog, search }, target)
  const { title, indicator, country, query } = describeView(dataset, target.query, {
    asOf: asOfText(target.query) ?? null,
    currentYear: now().getUTCFullYear(),
    publicUrl,
  })
  refuseClosed(dataset.source)
  const view = { name: indicator.name, countrySlug: country.slug, query }
  const { publisher, url } = dataset.source
  return {
    title,
    author: { name: publisher, url },
    framePath: chartPath(view),
    cardPath: cardPath(view),
  }
}

async function findComparison(
  query: URLSearchParams,
  { catalog, search, now }: Services,
): Promise<Embeddable> {
  const two = await findTwo({ catalog, search }, query)
  const view = viewOfTwo(two, query, now().getUTCFullYear())
  const target = compareTarget(view, asOfText(query) ?? null)
  refuseClosed(two.one.source, two.two.source)
  return {
    title: view.title,
    author: describeAuthor(view),
    framePath: compareFramePath(target),
    cardPath: compareCardPath(target),
  }
}

async function findCheck(id: string, { checks, publicUrl }: Services): Promise<Embeddable> {
  const check = await checks.find(id)
  if (!check)
    throw new AppError("not-found", "The url is not the address of a published check on this site.")
  return {
    title: `Fact check: ${check.title}`,
    author: { name: BRAND, url: publicUrl },
    framePath: checkFramePath(id),
    cardPath: null,
  }
}

async function findTextCheck(query: URLSearchParams, services: Services): Promise<Embeddable> {
  await services.admitCheck()
  const { text, day, claims } = await findLinkedClaims(query, services)
  return {
    title: `Fact check: ${claims[0] ? quoteClaim(claims[0]) : ""}`.slice(0, 200),
    author: { name: BRAND, url: services.publicUrl },
    framePath: textCheckFramePath(text, day),
    cardPath: textCheckCardPath(text, day),
  }
}

async function findAnswer(query: URLSearchParams, services: Services): Promise<Embeddable> {
  const { answer } = await findAnswerFile(query, services)
  const [source] = answer.sources
  const asked = answer.question ?? answer.query
  const day = asOfText(query) ?? null
  return {
    title: answer.query,
    author: { name: source?.publisher ?? BRAND, url: source?.url ?? services.publicUrl },
    framePath: answerFramePath(asked, day),
    cardPath: answerCardPath(asked, day),
  }
}

async function findExplored(query: URLSearchParams, services: Services): Promise<Embeddable> {
  const { composition } = await findExploreFile(query, services)
  const { title, spec, origins } = composition
  const publishers = [...new Set(origins.map(({ source }) => source.publisher))]
  return {
    title,
    author: {
      name: publishers.join(", ") || BRAND,
      url: origins[0]?.source.url ?? services.publicUrl,
    },
    framePath: exploreFramePath(spec),
    cardPath: exploreCardPath(spec),
  }
}

async function findWorld(
  { indicator, query }: Extract<EmbedTarget, { kind: "world" }>,
  { catalog }: Services,
): Promise<Embeddable> {
  const found = await catalog.findIndicator(indicator)
  const world = found && (await catalog.getObservationsByPlace(found.indicator, asOfText(query)))
  const view = world?.isComparable === true ? readWorldView(world.places, query) : undefined
  const [source] = world?.sources ?? []
  if (!world || !view || !source) {
    throw new AppError("not-found", "The url is not the address of a chart on this site.")
  }
  refuseClosed(...world.sources)
  const { name } = world.indicator
  const target = { name, query: framedWorldQuery(view) }
  return {
    title: `${name}, ${String(view.spec.year)}`,
    author: { name: source.publisher, url: source.url },
    framePath: chartPath(target),
    cardPath: cardPath(target),
  }
}

/** Figures that may only be shown on this site have no embed. Throws "licence-forbids" with the reason. */
function refuseClosed(...sources: readonly Source[]): void {
  const closed = sources.find(({ redistribute }) => redistribute === "no")
  if (closed) throw new AppError("licence-forbids", closedReason(closed))
}

/** Both publishers by name; the address is that of the first. */
function describeAuthor({ first, second }: ComparedView): Embeddable["author"] {
  const names = [first, second].flatMap((side) => side?.series.source.publisher ?? [])
  return { name: [...new Set(names)].join(", "), url: first.series.source.url }
}

/** The size asked for, in pixels; none unless it is a number above zero. */
function readSize(text: string | null): number {
  const size = Math.floor(Number(text))
  return size > 0 ? size : Infinity
}
