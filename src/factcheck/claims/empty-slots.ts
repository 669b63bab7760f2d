import type { CommonSlots } from "./claim-types.ts"

/** A claim of which nothing is known yet. */
export const EMPTY_SLOTS: CommonSlots = {
  start: 0,
  end: 0,
  figure: null,
  place: null,
  measure: null,
  named: null,
  period: null,
  periodGap: "none",
  periodStated: true,
  value: null,
  step: 1,
  unit: null,
  currency: null,
  counted: null,
  hedge: null,
  direction: null,
  everyYear: false,
  negated: false,
  qualifiers: [],
  forecast: false,
  isOfOpenYear: false,
  grounds: { place: "stated", measure: "stated", period: "stated" },
  rivals: { places: [], measures: [], periods: [], elsewhere: [] },
}
