import { recentAnswers } from "#catalog/recent-answers.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { ObservationsByPlace } from "#catalog/observations-by-place.ts"
import { findConcept, findConceptByCode } from "#domain/indicators/concepts.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Observations } from "#domain/series/series.ts"
import type { Source } from "#domain/indicators/source.ts"
import { unitScale } from "#domain/units/unit-scale.ts"
import { getMeasure } from "#factcheck/read-text.ts"

/** The actual yearly figures of one indicator for all places. */
export type AnswerPanel = {
  indicator: Indicator
  /** How many ones a figure counts: a million where the unit is "US$ million". */
  scale: number
  sources: readonly Source[]
  vintage: string
  /** Whether the publisher states that day. */
  vintageStated: boolean
  /** Whether figures of several places can be compared with each other: those in national currencies cannot. */
  isComparable: boolean
  /** The actual figure of a place and year, `null` where there is none, or only a forecast or a doubtful one. */
  figureAt: (place: string, year: number) => number | null
  /** The first and the last year with an actual figure of a place. */
  coverage: (place: string) => { first: number; last: number } | undefined
  /** The actual figures of a place in order of time. */
  listObservations: (place: string) => Observations | undefined
}

/** What answers read of the catalogue. */
export type AnswerCatalog = Pick<
  Catalog,
  "version" | "findIndicator" | "getObservationsByPlace" | "orderPublishers" | "getDataset"
>

export type Panels = {
  /** The ids of indicators that measure what is asked, the preferred one first. */
  listCandidates: (measure: string) => Promise<readonly string[]>
  /** `undefined` where the indicator is not held or may not be passed on. */
  read: (candidate: string) => Promise<AnswerPanel | undefined>
  /** Whether there is an indicator of a measure at all. */
  isHeld: (measure: string) => Promise<boolean>
}

/**
 * The code that answers begin with where those of a measure count different things. Of the debt of central governments 134
 * countries have figures, of that of general government 206: two countries of one question should not differ in it.
 */
const BROADEST: Readonly<Record<string, string>> = {
  debt: "GGXWDG_NGDP",
  // The average of the kinds of crude oil: a text that is checked may mean any of them.
  "oil-price": "CMO.CRUDE_PETRO",
}

const MAX_PANELS = 80
const MAX_MEASURES = 500
/** Codes of what is left of a whole, as the checker writes them. */
const REST = "rest of "

/** Reads panels from the catalogue; those that were asked for last stay as long as the data do. */
export function createPanels(catalog: AnswerCatalog): Panels {
  const panels = recentAnswers<AnswerPanel | undefined>(catalog.version, MAX_PANELS)
  const candidates = recentAnswers<readonly string[]>(catalog.version, MAX_MEASURES)
  const held = recentAnswers<boolean>(catalog.version, MAX_MEASURES)
  const listKnown = (measure: string) => candidates(measure, () => listCandidates(measure, catalog))
  return {
    listCandidates: listKnown,
    isHeld: (measure) => held(measure, async () => isAnyHeld(await listKnown(measure), catalog)),
    read: (candidate) => panels(candidate, () => readPanel(candidate, catalog)),
  }
}

/** The codes of the measure, then other publishers' indicators of the same. An id of an indicator stands for itself. */
async function listCandidates(measure: string, catalog: AnswerCatalog): Promise<readonly string[]> {
  const known = getMeasure(measure)
  if (known === undefined) return [measure, ...(await listAlike([measure], catalog))]
  const broadest = BROADEST[measure]
  const codes = broadest === undefined ? known.codes : [broadest, ...known.codes]
  return [...new Set([...codes, ...(await listAlike(codes, catalog))])]
}

async function isAnyHeld(ids: readonly string[], catalog: AnswerCatalog): Promise<boolean> {
  for (const id of ids) {
    const isRest = id.startsWith(REST)
    if (await catalog.findIndicator(isRest ? id.slice(REST.length) : id)) return true
  }
  return false
}

async function listAlike(codes: readonly string[], catalog: AnswerCatalog): Promise<string[]> {
  const concepts = codes.flatMap((code) => {
    const concept = findConcept(code) ?? findConceptByCode(code.replace(/^[a-z-]+:/, ""))
    return concept === undefined ? [] : [concept]
  })
  const alike = await Promise.all([...new Set(concepts)].map((one) => catalog.orderPublishers(one)))
  return alike.flat()
}

async function readPanel(
  candidate: string,
  catalog: AnswerCatalog,
): Promise<AnswerPanel | undefined> {
  const isRest = candidate.startsWith(REST)
  const found = await catalog.findIndicator(isRest ? candidate.slice(REST.length) : candidate)
  const world = found && (await catalog.getObservationsByPlace(found.indicator))
  if (!world) return undefined
  const sources = world.sources.filter(({ redistribute }) => redistribute !== "no")
  if (sources.length === 0) return undefined
  return makePanel(world, { sources, isRest })
}

function makePanel(
  world: ObservationsByPlace,
  { sources, isRest }: { sources: readonly Source[]; isRest: boolean },
): AnswerPanel {
  const byPlace = new Map(world.places.map((place) => [place.country.code, place]))
  const covered = new Map<string, { first: number; last: number } | undefined>()
  const figureAt = (code: string, year: number): number | null => {
    const place = byPlace.get(code)
    if (place === undefined) return null
    if (place.forecastFrom !== null && year >= place.forecastFrom) return null
    const value = place.observations.values[year - place.observations.start] ?? null
    return value === null || !isRest ? value : 100 - value
  }
  return {
    indicator: world.indicator,
    scale: unitScale(world.indicator.unit)?.by ?? 1,
    sources,
    vintage: world.vintage,
    vintageStated: world.vintageStated,
    isComparable: world.isComparable,
    figureAt,
    listObservations: (code) => listActual(code),
    coverage(code) {
      if (!covered.has(code)) covered.set(code, findCoverage(byPlace.get(code)?.observations, code))
      return covered.get(code)
    },
  }
  function listActual(code: string): Observations | undefined {
    const known = byPlace.get(code)?.observations
    return (
      known && { ...known, values: known.values.map((_, k) => figureAt(code, known.start + k)) }
    )
  }
  function findCoverage(observations: Observations | undefined, code: string) {
    const years = (observations?.values ?? []).flatMap((_, k) => {
      const year = (observations?.start ?? 0) + k
      return figureAt(code, year) === null ? [] : [year]
    })
    const [first] = years
    const last = years.at(-1)
    return first === undefined || last === undefined ? undefined : { first, last }
  }
}
