import type { LegendEntry } from "#charts/explore/draw-plots.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { CONTINENTS, type Country } from "#domain/places/country.ts"

import type { PlaceRequest } from "../read/read-places.ts"

/** Many places of which none is named by itself are coloured by continent. */
export function isByContinent({ isMany, singles }: PlaceRequest): boolean {
  return isMany && singles.length === 0
}

/** The place of a country's continent in the order of colours; `null` for regions. */
export function findContinentColour({ continent }: Country): number | null {
  return continent === null ? null : CONTINENTS.indexOf(continent)
}

/** What the colours of dots and bars stand for: the places, or their continents. */
export function listPlaceColours(request: PlaceRequest): LegendEntry[] {
  const { places } = request
  if (isByContinent(request)) {
    const continents = new Set(places.map(({ country }) => country.continent))
    return CONTINENTS.flatMap((continent, at) =>
      continents.has(continent) ? [{ at, name: capitalize(continent) }] : [],
    )
  }
  return places.flatMap(({ country, at }) => (at === null ? [] : [{ at, name: country.name }]))
}
