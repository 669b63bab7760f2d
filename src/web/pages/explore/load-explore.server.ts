import { withExploreKeys } from "#charts/explore/explore-aliases.ts"
import {
  EMPTY_SPEC,
  EXPLORE_KEYS,
  exploreCardPath,
  exploreFilePath,
  exploreFramePath,
  explorePath,
  type ExploreSpec,
  LAYOUT_TRAITS,
  LAYOUTS,
  writeAnnotation,
} from "#charts/explore/explore-spec.ts"
import { findNamedIndicator } from "#catalog/find-named-indicator.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import { COUNTRIES, countryByCode } from "#domain/places/find-country.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { describeUnknownKeys } from "#domain/format/query-keys.ts"
import { COUNTRY_GROUPS } from "#domain/places/groups.ts"
import { withoutArticle } from "#domain/text/without-article.ts"
import { vintageText } from "#domain/time/vintage-text.ts"
import type { Composition, ExploreAnswer } from "#explore/composition.ts"
import { describeMissing } from "#explore/describe-missing.ts"
import { findComposition } from "#explore/find-composition.ts"
import { findSizePeers } from "#explore/find-size-peers.ts"
import { listPeers } from "#explore/offer-links.ts"
import { EXPLORE_FORMATS } from "#exports/explore-file.ts"
import { CITATION_FORMATS, isCitationFormat, isMovingFormat } from "#exports/file-formats.ts"

import type { WebServices } from "../../services.server.ts"
import { drawComposition } from "./draw-composition.server.ts"
import { findIndicators, listHeadlines } from "./find-indicators.server.ts"
import type { ExploreForm, ExploreLink, ExplorePageData } from "./page-data.ts"

const FILES = EXPLORE_FORMATS.filter((one) => !isCitationFormat(one) && !isMovingFormat(one))
/** Of figures that move; the frames are for their player alone. */
const MOVING = EXPLORE_FORMATS.filter((one) => isMovingFormat(one) && one !== "frames")

export type ExplorePageServices = Pick<WebServices, "catalog" | "search" | "publicUrl" | "hasFilms">

/** What the address of a composition shows, and the status with which it is answered. */
export async function loadExplore(
  { catalog, search, publicUrl, hasFilms }: ExplorePageServices,
  given: URLSearchParams,
): Promise<{ page: ExplorePageData; status: number }> {
  const { query, words } = await readWords(catalog, given)
  const found = await findComposition({ catalog, search }, query)
  const composition = found.state === "composed" ? found.composition : null
  const spec = found.state === "composed" ? found.composition.spec : found.spec
  const page: ExplorePageData = {
    state: found.state,
    isAnnotated: isAnnotated(spec),
    origin: publicUrl,
    path: explorePath(spec),
    form: await fillForm(catalog, spec, composition),
    chart: composition && drawComposition(composition, { origin: "" }),
    missing: composition ? describeMissing(composition) : "",
    problem: found.state === "problem" ? found.problem : null,
    matches: words === "" ? null : await matchWords({ catalog, search }, words, spec),
    sources: listSources(composition),
    ...listWays(composition, publicUrl, hasFilms),
    ignored: composition?.ignored ?? describeUnknownKeys(withExploreKeys(query), EXPLORE_KEYS),
    ready: listReady(composition),
    peers: await findPeers(catalog, composition),
    examples: composition ? [] : await listExamples(catalog),
  }
  return { page, status: readStatus(found) }
}

const LONGEST_WORDS = 120

/** Words of the form that stand for an indicator: one with just this name is one of the address's own. */
async function readWords(
  catalog: ExplorePageServices["catalog"],
  given: URLSearchParams,
): Promise<{ query: URLSearchParams; words: string }> {
  const query = new URLSearchParams(given)
  const words = (query.get("find") ?? "").trim().slice(0, LONGEST_WORDS)
  query.delete("find")
  const named = words === "" ? undefined : await findNamedIndicator(catalog, words)
  if (!named) return { query, words }
  query.append("i", named.indicator.id)
  return { query, words: "" }
}

/** What words may mean, each as the composition with it. */
async function matchWords(
  services: Pick<ExplorePageServices, "catalog" | "search">,
  words: string,
  spec: ExploreSpec,
): Promise<ExplorePageData["matches"]> {
  const found = await findIndicators(services, words, countryByCode(spec.places[0] ?? "")?.code)
  return {
    words,
    links: found
      .filter(({ id }) => !spec.indicators.includes(id))
      .map(({ id, name }) => ({
        label: name,
        path: explorePath({ ...spec, indicators: [...spec.indicators, id] }),
      })),
  }
}

function readStatus(found: ExploreAnswer): number {
  return found.state === "problem" ? found.problem.status : 200
}

function listSources(composition: Composition | null): ExplorePageData["sources"] {
  return (composition?.origins ?? []).map(({ source, vintage, vintageStated }) => ({
    publisher: source.publisher,
    title: source.title,
    url: source.url,
    licence: source.licence.replace(/\.$/, ""),
    day: vintageText({ vintage, vintageStated }),
  }))
}

/** The ways in which a composition can be taken along; none where a licence forbids it. */
function listWays(
  composition: Composition | null,
  origin: string,
  hasFilms: boolean,
): Pick<ExplorePageData, "closed" | "files" | "citations" | "framePath" | "card"> {
  const closed = composition?.origins.find(({ source }) => source.redistribute === "no")
  if (!composition || closed)
    return {
      closed: closed ? closedReason(closed.source) : null,
      files: [],
      citations: [],
      framePath: null,
      card: null,
    }
  const { spec, frames } = composition
  const link = (extension: string) => ({
    label: extension.toUpperCase(),
    path: exploreFilePath(spec, extension),
  })
  return {
    closed: null,
    files: [...FILES, ...(frames ? MOVING : []).filter((one) => one !== "mp4" || hasFilms)].map(
      link,
    ),
    citations: CITATION_FORMATS.map(link),
    framePath: exploreFramePath(spec),
    card: origin + exploreCardPath(spec),
  }
}

/** The one country of a composition beside those like it, said by what. */
async function findPeers(
  catalog: ExplorePageServices["catalog"],
  composition: Composition | null,
): Promise<ExploreLink[]> {
  const [first, second] = composition?.places ?? []
  if (!composition || !first || second || first.country.kind !== "country") return []
  const { spec, measures } = composition
  if (measures.some(({ unit }) => /LCU/.test(unit))) return []
  return [...listPeers(spec, first.country), ...(await findSizePeers(catalog, spec, first.country))]
}

function listReady(composition: Composition | null): ExploreLink[] {
  return (composition?.ready ?? []).map(({ label, formula }) => ({
    label,
    path: explorePath({ ...(composition?.spec ?? EMPTY_SPEC), calc: [formula] }),
  }))
}

/** The places without one of them; none where no other has figures, since nothing would be left to draw. */
function listPlacesWithout(
  token: string,
  { places }: ExploreSpec,
  composition: Composition | null,
): string[] {
  const missing = new Set<string>(composition?.missing.map(({ code }) => code))
  const others = places.filter((one) => one !== token)
  return others.every((one) => missing.has(one)) ? [] : others
}

/** The composition without one of its places, and without what is shown for that place only. */
function leaveOutPlace(
  token: string,
  spec: ExploreSpec,
  composition: Composition | null,
): ExploreSpec {
  const places = listPlacesWithout(token, spec, composition)
  const pins = Object.entries(spec.pins ?? {}).map(
    ([id, codes]) => [id, codes.filter((code) => code !== token)] as const,
  )
  const gone = pins.flatMap(([id, codes]) => (codes.length === 0 ? [id] : []))
  return {
    ...spec,
    places,
    pins: Object.fromEntries(pins),
    indicators: spec.indicators.filter((id) => !gone.includes(id)),
  }
}

/** An indicator once, or once for each place that it is shown in only, with what is left without it. */
function listPinned(
  { indicators, pins = {} }: ExploreSpec,
  id: string,
): { pin: string | null; rest: Pick<ExploreSpec, "indicators" | "pins"> }[] {
  const others = indicators.filter((one) => one !== id)
  const codes = pins[id] ?? []
  if (codes.length === 0) return [{ pin: null, rest: { indicators: others } }]
  return codes.map((pin) => {
    const left = codes.filter((code) => code !== pin)
    return left.length === 0
      ? { pin, rest: { indicators: others } }
      : { pin, rest: { indicators, pins: { ...pins, [id]: left } } }
  })
}

/** A scatter needs two measures to stand against each other; a formula stands in the place of those that it uses. */
function isPossible(
  layout: ExploreSpec["layout"],
  { indicators, calc, layout: now }: ExploreSpec,
  composition: Composition | null,
) {
  const measures = composition?.measures.length ?? indicators.length + calc.length
  return layout !== "scatter" || layout === now || measures > 1
}

async function fillForm(
  catalog: ExplorePageServices["catalog"],
  spec: ExploreSpec,
  composition: Composition | null,
): Promise<ExploreForm> {
  const names = new Map(
    composition?.measures.flatMap(({ id, name, formula }) =>
      formula === null ? [[id, name] as const] : [],
    ),
  )
  const { scale } = spec
  const indicators = await Promise.all(
    spec.indicators.map(async (id) => {
      const name = names.get(id) ?? (await catalog.findIndicator(id))?.indicator.name ?? id
      return listPinned(spec, id).map(({ pin, rest }) => ({
        id: pin === null ? id : `${id}@${pin}`,
        name: pin === null ? name : `${name} (${namePlace(pin)} only)`,
        without: explorePath({ ...spec, ...rest }),
      }))
    }),
  )
  return {
    indicators: indicators.flat(),
    places: spec.places.map((token) => ({
      token,
      name: namePlace(token),
      without: explorePath(leaveOutPlace(token, spec, composition)),
    })),
    layout: spec.layout,
    startYear: spec.startYear === null ? "" : String(spec.startYear),
    endYear: spec.endYear === null ? "" : String(spec.endYear),
    scale: typeof scale === "object" ? `index:${String(scale.index)}` : scale,
    frequency: spec.frequency ?? "",
    calc: spec.calc.join("; "),
    asOf: spec.asOf ?? "",
    highlight: spec.highlight ?? "",
    highlights: listHighlights(composition),
    ...fillAnnotations(spec),
    layouts: LAYOUTS.filter((layout) => isPossible(layout, spec, composition)).map((layout) => ({
      label: LAYOUT_TRAITS[layout].label,
      path: explorePath({ ...spec, layout }),
      isCurrent: composition !== null && layout === spec.layout,
    })),
    names: (await listHeadlines(catalog)).map(({ name }) => name),
    groups: COUNTRY_GROUPS.filter(({ id }) => id !== "world").map(({ id, name }) => ({
      id,
      name: capitalize(withoutArticle(name)),
    })),
    countries: COUNTRIES.map(({ code, name, code2 }) => ({ code, name, code2 })),
  }
}

function fillAnnotations(spec: ExploreSpec): Pick<ExploreForm, "step" | "title" | "notes"> {
  const { step = null, title = null, notes = [] } = spec
  return {
    step: step === null ? "" : String(step),
    title: title ?? "",
    notes: notes.map((note) => ({
      value: writeAnnotation(note),
      name: writeAnnotation(note),
      without: explorePath({ ...spec, notes: notes.filter((one) => one !== note) }),
    })),
  }
}

/** A longer list is not read. */
const MAX_HIGHLIGHTS = 60

function listHighlights(composition: Composition | null): ExploreForm["highlights"] {
  const places = composition?.places ?? []
  const canHighlight = composition !== null && LAYOUT_TRAITS[composition.spec.layout].canHighlight
  return canHighlight && places.length > 1 && places.length <= MAX_HIGHLIGHTS
    ? places.map(({ country: { code, name } }) => ({ code, name }))
    : []
}

function isAnnotated({ title, notes = [] }: ExploreSpec): boolean {
  return (title !== null && title !== undefined) || notes.length > 0
}

function namePlace(token: string): string {
  if (token === "all") return "All countries"
  const group = COUNTRY_GROUPS.find(({ id }) => id === token)
  return countryByCode(token)?.name ?? (group && withoutArticle(group.name)) ?? token
}

const EXAMPLES: readonly (Partial<ExploreSpec> & { label: string })[] = [
  {
    label: "Inflation in three countries of West Africa",
    indicators: ["world-bank:FP.CPI.TOTL.ZG"],
    places: ["NGA", "GHA", "CIV"],
    startYear: 2000,
  },
  {
    label: "Life expectancy and income, all countries",
    indicators: [
      "world-bank:NY.GDP.PCAP.CD",
      "world-bank:SP.DYN.LE00.IN",
      "world-bank:SP.POP.TOTL",
    ],
    places: ["all"],
    layout: "scatter",
    scale: "log-x",
  },
  {
    label: "Growth of the members of the East African Community, a panel each",
    indicators: ["world-bank:NY.GDP.MKTP.KD.ZG"],
    places: ["east-african-community"],
    layout: "panels",
  },
  {
    label: "Life expectancy in three countries of West Africa",
    indicators: ["gapminder:lex"],
    places: ["NGA", "GHA", "CIV"],
    startYear: 1950,
  },
  {
    label: "The most populous countries, year after year",
    indicators: ["world-bank:SP.POP.TOTL"],
    places: ["all"],
    layout: "race",
  },
  {
    label: "A map of child mortality in Africa",
    indicators: ["world-bank:SH.DYN.MORT"],
    places: ["africa"],
    layout: "map",
  },
]

/** Examples of which everything is held here: the starter has other indicators than a full database. */
async function listExamples(catalog: ExplorePageServices["catalog"]): Promise<ExploreLink[]> {
  const held = await Promise.all(
    EXAMPLES.map(async ({ indicators = [] }) => {
      const found = await Promise.all(indicators.map((id) => catalog.findIndicator(id)))
      return found.every((one) => one !== undefined)
    }),
  )
  return EXAMPLES.filter((_, k) => held[k]).map(({ label, ...part }) => ({
    label,
    path: explorePath({ ...EMPTY_SPEC, ...part }),
  }))
}
