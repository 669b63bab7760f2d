import type { CountryCode } from "#domain/places/country.ts"
import type { IndicatorId } from "#domain/indicators/indicator.ts"

/** Tells whether a series may have come in several pieces, without remembering every series. */
export type PieceWatch = {
  add(indicator: IndicatorId, country: CountryCode, frequency: string): void
  /** `false` when no series came twice; `true` also when an indicator came back after another. */
  mayBeSome(): boolean
}

/**
 * A watch for one file: it remembers the indicators that have been and the series of the present one, some hundreds.
 * Most files are sorted by indicator, and then the database need not be asked.
 */
export function createPieceWatch(): PieceWatch {
  const indicators = new Set<IndicatorId>()
  const places = new Set<string>()
  let present: IndicatorId | undefined
  let mayBeSome = false
  return {
    add: (indicator, country, frequency) => {
      if (mayBeSome) return
      if (indicator !== present) {
        mayBeSome = indicators.has(indicator)
        indicators.add(indicator)
        present = indicator
        places.clear()
      }
      const place = `${country} ${frequency}`
      mayBeSome ||= places.has(place)
      places.add(place)
    },
    mayBeSome: () => mayBeSome,
  }
}
