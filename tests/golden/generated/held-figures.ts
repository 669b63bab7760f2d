import type { Catalog } from "#catalog/create-catalog.ts"
import type { StoredSeries } from "#catalog/dataset.ts"
import { findConcept, listConceptIndicators } from "#domain/indicators/concepts.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import { PLACES } from "./places.data.ts"
import type { Topic } from "./topics.data.ts"

/** What the generator reads of a catalogue. */
export type FigureSource = Pick<Catalog, "findIndicator" | "listSeries" | "listOlderSeries">

type Lookup = (index: number) => number | null

/** The held figures of a topic by place and period, whoever published them. */
export type HeldTopic = {
  topic: Topic
  places: readonly string[]
  /** The figure that a true statement gives. */
  at(place: string, index: number): number | null
  /** Every figure that is held of the same, of each publisher and vintage. */
  all(place: string, index: number): readonly number[]
  first(place: string): number
  last(place: string): number
  /** All countries with a figure, the highest first. */
  ranked(index: number): readonly { place: string; value: number }[]
}

/** Reads topics from a catalogue; those without figures of enough places are left out. */
export async function readTopics(
  source: FigureSource,
  topics: readonly Topic[],
): Promise<HeldTopic[]> {
  const held: HeldTopic[] = []
  for (const topic of topics) {
    const one = await readTopic(source, topic)
    if (one.places.length > 1) held.push(one)
  }
  return held
}

async function readTopic(source: FigureSource, topic: Topic): Promise<HeldTopic> {
  const frequency = topic.frequency ?? "yearly"
  const main = await readSeries(source, topic.indicator, frequency)
  const concept = findConcept(topic.indicator)
  const ids = new Set([
    ...(concept === undefined ? [] : listConceptIndicators(concept)),
    ...(topic.also ?? []),
  ])
  ids.delete(topic.indicator)
  const rivals = new Map<string, Lookup[]>()
  const add = (place: string, series: StoredSeries): void => {
    rivals.set(place, [...(rivals.get(place) ?? []), lookUp(topic, series)])
  }
  for (const id of ids)
    for (const [place, series] of await readSeries(source, id, frequency)) add(place, series)
  for (const place of PLACES) {
    const series = main.get(place)
    const older = series ? await source.listOlderSeries(series) : []
    for (const one of older) add(place, one)
  }
  return createHeldTopic(topic, main, rivals)
}

function createHeldTopic(
  topic: Topic,
  main: ReadonlyMap<string, StoredSeries>,
  rivals: ReadonlyMap<string, readonly Lookup[]>,
): HeldTopic {
  const lookups = new Map([...main].map(([place, series]) => [place, lookUp(topic, series)]))
  const at = (place: string, index: number): number | null => lookups.get(place)?.(index) ?? null
  const countries = [...main].filter(([, { country }]) => country.kind === "country")
  return {
    topic,
    places: PLACES.filter((place) => main.has(place)),
    at,
    all: (place, index) =>
      [at(place, index), ...(rivals.get(place) ?? []).map((look) => look(index))].filter(
        (value) => value !== null,
      ),
    first: (place) => main.get(place)?.observations.start ?? 0,
    last: (place) => {
      const observations = main.get(place)?.observations
      return observations
        ? lastActual(observations.start + observations.values.length - 1, (k) => at(place, k))
        : 0
    },
    ranked: (index) =>
      countries
        .map(([place]) => ({ place, value: at(place, index) }))
        .filter((each): each is { place: string; value: number } => each.value !== null)
        .sort((a, b) => b.value - a.value),
  }
}

function lastActual(from: number, at: Lookup): number {
  let index = from
  while (index > from - 60 && at(index) === null) index -= 1
  return index
}

async function readSeries(
  source: FigureSource,
  id: string,
  frequency: Frequency,
): Promise<Map<string, StoredSeries>> {
  const found = await source.findIndicator(id)
  if (!found) return new Map()
  const all = await source.listSeries(found.indicator)
  return new Map(
    all
      .filter(({ observations, source: { redistribute } }) => {
        return observations.frequency === frequency && redistribute !== "no"
      })
      .map((series) => [series.country.code, series]),
  )
}

/** Actual figures in whole units; forecasts and doubtful figures are none. */
function lookUp(topic: Topic, series: StoredSeries): Lookup {
  const scale = scaleIn(series.indicator.unit, topic)
  const { start, values } = series.observations
  const doubtful = new Set((series.doubtful ?? []).map(({ index }) => index))
  const stored: Lookup = (index) => {
    if (series.forecastFrom !== null && index >= series.forecastFrom) return null
    const value = doubtful.has(index) ? null : (values[index - start] ?? null)
    return value === null ? null : value * scale
  }
  if (topic.isYearOnYear !== true) return stored
  const parts = topic.frequency === "monthly" ? 12 : 4
  return (index) => {
    const [now, before] = [stored(index), stored(index - parts)]
    return now === null || before === null || before <= 0 ? null : (now / before - 1) * 100
  }
}

function scaleIn(unit: string, { style }: Topic): number {
  if (style !== "money" && style !== "people") return 1
  if (/\bbillions?\b/i.test(unit)) return 1e9
  if (/\bmillions?\b/i.test(unit)) return 1e6
  return /\bthousands?\b/i.test(unit) ? 1e3 : 1
}
