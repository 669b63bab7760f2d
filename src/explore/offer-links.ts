import { readUnit } from "#calculate/calculate.ts"
import { listReadyFormulas } from "#calculate/ready-formulas.ts"
import {
  EMPTY_SPEC,
  explorePath,
  MAX_PLACES,
  type ExploreSpec,
} from "#charts/explore/explore-spec.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Country } from "#domain/places/country.ts"
import { getYear } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"
import { COUNTRY_GROUPS, listNeighbours } from "#domain/places/groups.ts"

/** A composition that is one click away. */
export type OfferedLink = { label: string; path: string }

/** Groups by where countries lie, the smaller ones first. */
const REGIONS = [
  "nordic",
  "baltic",
  "central-asia",
  "north-africa",
  "southern-africa",
  "central-africa",
  "east-asia",
  "south-asia",
  "south-america",
  "central-america",
  "caribbean",
  "south-east-asia",
  "west-asia",
  "west-africa",
  "east-africa",
  "northern-europe",
  "southern-europe",
  "western-europe",
  "eastern-europe",
  "north-america",
  "oceania",
]
const INCOMES = ["low-income", "lower-middle-income", "upper-middle-income", "high-income"]

/** A country beside those like it: its neighbours, its region and its income group, each said by name. */
export function listPeers(spec: ExploreSpec, country: Country): OfferedLink[] {
  const { code, name } = country
  if (country.kind !== "country") return []
  const neighbours = listNeighbours(code).slice(0, MAX_PLACES - 1)
  const groups = [REGIONS, INCOMES].flatMap((ids) => findGroupWith(ids, code) ?? [])
  const link = (label: string, places: readonly string[]) => ({
    label,
    path: explorePath({ ...spec, places, layout: "lines" }),
  })
  return [
    ...(neighbours.length > 0
      ? [link(`${name} beside its neighbours`, [code, ...neighbours])]
      : []),
    ...groups.map(({ id, name: group }) => link(`${name} beside ${group}`, [code, id])),
  ]
}

function findGroupWith(ids: readonly string[], code: string) {
  const id = ids.find((one) =>
    COUNTRY_GROUPS.some((group) => group.id === one && group.members.includes(code)),
  )
  return COUNTRY_GROUPS.find((group) => group.id === id)
}

/** The earliest base year offered for the index of a long series. */
const USUAL_BASE = 2010

type Held = {
  observations: Observations
  /** Whether the indicator has figures of the world. */
  hasWorld: boolean
  asOf: string | null
}

/**
 * Where a series leads on to: the country beside those like it, and the formulas that make sense of the indicator and
 * can be computed with what is held.
 */
export function offerLinks(
  indicator: Pick<Indicator, "id" | "name" | "unit" | "currency">,
  country: Country,
  { observations, hasWorld, asOf }: Held,
): OfferedLink[] {
  const spec: ExploreSpec = {
    ...EMPTY_SPEC,
    indicators: [indicator.id],
    places: [country.code],
    asOf,
  }
  const quantity = readUnit(indicator)
  const base = findBaseYear(observations)
  const ready = listReadyFormulas({ quantity, id: indicator.id }, base).filter(
    ({ needs }) =>
      (needs !== "world" || hasWorld) &&
      (needs !== "periods in a row" || hasNeighbours(observations)),
  )
  // Amounts in each country's own currency stand in no plot with those of others.
  const peers = "LCU" in quantity.factors ? [] : listPeers(spec, country)
  return [
    ...peers,
    ...ready.map(({ label, formula }) => ({
      label,
      path: explorePath({ ...spec, calc: [formula] }),
    })),
  ]
}

/** The first year from 2010 on that has a figure, or the last one before it. */
function findBaseYear({ frequency, start, values }: Observations): number {
  const years = values.flatMap((value, k) => (value === null ? [] : getYear(frequency, start + k)))
  return years.find((year) => year >= USUAL_BASE) ?? years.at(-1) ?? USUAL_BASE
}

/** Whether two periods in a row have figures: five-yearly series have no growth on the year before. */
function hasNeighbours({ values }: Observations): boolean {
  return values.some((value, k) => value !== null && (values[k + 1] ?? null) !== null)
}
