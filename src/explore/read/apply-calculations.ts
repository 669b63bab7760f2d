import { readUnit, type Calculation, type UnitQuantity } from "#calculate/calculate.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import type { Country } from "#domain/places/country.ts"
import { blankDoubtful } from "#domain/series/doubtful-values.ts"
import { trimGaps } from "#domain/series/series.ts"

import type { ComposedMeasure, ComposedSeries, ExploreProblem } from "../composition.ts"
import type { ExploreRequest } from "./read-address.ts"
import { describeFormulaProblem } from "./read-calculations.ts"
import { findPlaces } from "./read-places.ts"
import type { SeriesParts } from "./read-series.ts"

type Computed = { measure: ComposedMeasure; series: ComposedSeries[] }
/** The letters of what is computed go on after those of the indicators. */
const LETTERS = "efgh"

/**
 * Puts what the formulas make in the place of the indicators that they use; indicators that no formula uses stay. Every
 * result names its inputs.
 */
export function applyCalculations(
  read: SeriesParts,
  request: ExploreRequest,
): SeriesParts | ExploreProblem {
  const { calculations, spec, inputNames, places } = request
  if (calculations.length === 0) return read
  const byPlace = Map.groupBy(read.series, ({ place }) => place.code)
  const computed: Computed[] = []
  for (const [k, calculation] of calculations.entries()) {
    const result = computeOne(calculation, { read, request, byPlace, letter: LETTERS.charAt(k) })
    if (typeof result === "string") return describeFormulaProblem(calculation.text, result, spec)
    computed.push(result)
  }
  const used = new Set(calculations.flatMap(({ inputs }) => inputs))
  const left = inputNames.flatMap((name, k) => (/^[a-d]$/.test(name) && !used.has(name) ? [k] : []))
  const shown = new Set(places.places.map(({ country }) => country.code))
  const kept = read.series.filter(({ place }) => shown.has(place.code))
  return {
    ...read,
    measures: [
      ...computed.map(({ measure }) => measure),
      ...left.flatMap((k) => read.measures[k] ?? []),
    ],
    series: [
      ...computed.flatMap(({ series }, k) => series.map((one) => ({ ...one, measure: k }))),
      ...left.flatMap((old, k) =>
        kept
          .filter(({ measure }) => measure === old)
          .map((one) => ({ ...one, measure: computed.length + k })),
      ),
    ],
    ...showGroup(computed, request),
    notes: [...describeInputs(computed, read, request), ...read.notes],
  }
}

/** Where everything is the sum of a group, the group is the one place. */
function showGroup(
  computed: readonly Computed[],
  { calculations, places }: ExploreRequest,
): Pick<SeriesParts, "places"> {
  const groups = new Map(
    computed.flatMap(({ series }) => series.map(({ place }) => [place.code, place] as const)),
  )
  if (calculations.some(({ sumOver }) => sumOver === null)) return {}
  const shown = [...groups.values()].map((country, at) => ({ country, at }))
  return { places: { ...places, singles: [], places: shown, groupName: null, isMany: false } }
}

type Context = {
  read: SeriesParts
  request: ExploreRequest
  byPlace: ReadonlyMap<string, readonly ComposedSeries[]>
  letter: string
}

/** What a formula makes in each place, or why it makes nothing. */
function computeOne(calculation: Calculation, context: Context): Computed | string {
  const { read, request, byPlace, letter } = context
  const { inputNames, places } = request
  const names = read.measures.map(({ name }) => name)
  const nameInput = (input: string) => read.measures[inputNames.indexOf(input)]?.name ?? input
  const group = calculation.sumOver === null ? undefined : findPlaces(calculation.sumOver)
  const targets: Country[] = group
    ? [makeGroupPlace(group.token, group.group ?? calculation.sumOver ?? "")]
    : places.places.map(({ country }) => country)
  const series: ComposedSeries[] = []
  const found = { inputNames, byPlace, getUnit: createUnits(names) }
  for (const country of targets) {
    const one = calculation.evaluate(findInputs(country.code, found))
    if (one === undefined) continue
    if ("problem" in one) return one.problem
    const { frequency, start, values, forecastFrom, quantity, isFlow } = one
    const observations = trimGaps({ frequency, start, values })
    if (!observations) continue
    const currency = findCurrency(country.code, quantity.factors, byPlace)
    series.push({
      measure: 0,
      place: country,
      observations,
      forecastFrom,
      doubtful: [],
      unit: quantity.kind === "ratio" ? "" : quantity.text,
      currency,
      format: unitFormat(quantity.text, currency),
      isFlow,
    })
  }
  const [first] = series
  if (!first)
    return "No place has all its inputs for the periods that it needs, or it divides by zero everywhere."
  return {
    series,
    measure: {
      letter,
      id:
        calculation.inputs.map((input) => read.measures[inputNames.indexOf(input)]?.id ?? "")[0] ??
        "",
      name: calculation.describe(nameInput),
      unit: first.unit,
      currency: first.currency,
      format: first.format,
      formula: calculation.text,
      inputs: calculation.inputs.flatMap(
        (input) => read.measures[inputNames.indexOf(input)]?.id ?? [],
      ),
    },
  }
}

/** A group as one place, for the sum of its members. */
function makeGroupPlace(token: string, name: string): Country {
  return { code: token, code2: null, name, slug: token, kind: "region", continent: null }
}

type Found = {
  inputNames: readonly string[]
  byPlace: ReadonlyMap<string, readonly ComposedSeries[]>
  getUnit: (series: ComposedSeries) => UnitQuantity
}

/** Units as the formulas compute with them, each read once: hundreds of places have the same. */
function createUnits(names: readonly string[]): Found["getUnit"] {
  const known = new Map<string, UnitQuantity>()
  return ({ measure, unit, currency, format }) => {
    const scale = format.scale?.by ?? 1
    const key = JSON.stringify([measure, unit, currency, scale])
    // The name of a measure may say what its unit leaves out.
    const quantity =
      known.get(key) ?? readUnit({ unit, currency, name: names[measure] ?? "" }, scale)
    known.set(key, quantity)
    return quantity
  }
}

function findInputs(code: string, found: Found): Parameters<Calculation["evaluate"]>[0] {
  const { inputNames, byPlace, getUnit } = found
  return {
    find: (name) => {
      const at = inputNames.indexOf(name)
      const one = byPlace.get(code)?.find(({ measure }) => measure === at)
      if (!one) return undefined
      const { frequency, start, values } = blankDoubtful(one.observations, one.doubtful)
      const quantity = getUnit(one)
      return {
        frequency,
        start,
        values,
        forecastFrom: one.forecastFrom,
        quantity,
        isFlow: one.isFlow,
      }
    },
    inPlace: (name) => {
      const [place] = findPlaces(name)?.countries ?? []
      return place && findInputs(place.code, found)
    },
    inMembers: (name) =>
      findPlaces(name)?.countries.map((member) => findInputs(member.code, found)),
  }
}

/** The money of a result: that of its inputs, unless the formula took it out. */
function findCurrency(
  code: string,
  factors: Readonly<Record<string, number>>,
  byPlace: Found["byPlace"],
): string | null {
  if ("US$" in factors) return "USD"
  if (!("LCU" in factors)) return null
  return byPlace.get(code)?.find(({ unit }) => /LCU/.test(unit))?.currency ?? null
}

/** Each formula with what its letters stand for. */
function describeInputs(
  computed: readonly Computed[],
  read: SeriesParts,
  { calculations, inputNames }: ExploreRequest,
): string[] {
  return computed.map(({ measure }, k) => {
    const inputs = calculations[k]?.inputs ?? []
    const said = inputs.map((input) => {
      const one = read.measures[inputNames.indexOf(input)]
      return `${input} is ${one?.name ?? ""}${one && one.unit !== "" ? ` (${one.unit})` : ""}`
    })
    return `Computed here: ${measure.name} = ${measure.formula?.replace(/^[^():*/+=]{2,60}\s*[:=]\s*/, "") ?? ""}, where ${said.join(", ")}.`
  })
}
