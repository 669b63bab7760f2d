import type { CountryCode } from "#domain/places/country.ts"
import type { IndicatorId } from "#domain/indicators/indicator.ts"

/** Detects whether any series may have come in several pieces, without storing every series. */
export type PieceWatch = {
  add(indicator: IndicatorId, country: CountryCode, frequency: string): void
  /** `false` means that no series came twice. `true` is possible without it, when an indicator came back after another. */
  mayBeSome(): boolean
}

/**
 * Makes a watch for one file. It stores the indicators seen so far and the series of the current one, some hundreds. Most
 * files are sorted by indicator, and for these the database need not look for pieces.
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
