import type { Unit } from "../claims/claim-types.ts"

/** What figures of a measure are: it decides how they change, compare and round. */
export type MeasureKind = "rate" | "share" | "money" | "people" | "years" | "count" | "index"

/** What the same measure may be stated in: a share of GDP, money, local money, constant prices. */
export type MeasureVariant = "of-gdp" | "money" | "local" | "ppp" | "real" | "deflator"

/** Something that is measured, as people speak of it. */
export type Measure = {
  id: string
  /** How it is called in a sentence that stands alone; our own grammar reads it back as this measure. */
  label: string
  /** What the figures of a code are called, where publishers count something else under the same words. */
  names?: Readonly<Record<string, string>>
  kind: MeasureKind
  /** Units a stated figure may have. */
  units: readonly Unit[]
  /** Patterns of the words that mean it. */
  says: readonly string[]
  /** Publishers' codes, the one first that is meant when no publisher is named. */
  codes: readonly string[]
  /** Codes of `codes` that count something near by, with what they count: they call no statement incorrect. */
  standIns?: Readonly<Record<string, string>>
  /** Indices whose change on the same period of the year before is the measure, where no rate is held. */
  indexes?: readonly string[]
  /** Within a year its change on the period before is stated as often: decided only where "on the year" is said. */
  needsBasis?: boolean
  /** The measure a percentage with a verb of change means. */
  growth?: string
  /** Other measures that the unit of a figure or a word beside it chooses. */
  when?: readonly (readonly [variant: MeasureVariant, measure: string])[]
  /** Another measure that the same words may mean: when the two disagree, nothing is decided. */
  orElse?: string
  /** Words that the figure counts only with this unit: "people" as a measure needs a number of people. */
  needsUnit?: boolean
  /** The measure of the same for each person. */
  perHead?: string
  /** Said of firms, banks, markets and places within a country as often: without a place it is not a claim. */
  needsPlace?: boolean
  /** A noun behind its words makes them name something else: "arable land prices". */
  isNarrow?: boolean
  /** Its figures may be on either side of zero. */
  mayBeNegative?: boolean
  /** It is set on a day and holds until it is changed: a year has no figure of its own. */
  isSetByDay?: boolean
  /** One figure for the whole world: a claim of it lacks no country. */
  isWorldwide?: boolean
  /** Below this a stated figure cannot be meant; above `most` neither. */
  least?: number
  most?: number
}

/** Units of stated rates and shares. */
export const RATE: readonly Unit[] = ["percent", "points"]
/** Units of stated amounts. */
export const MONEY: readonly Unit[] = ["money"]
/** Units of stated numbers of people. */
export const PEOPLE: readonly Unit[] = ["people", "plain"]

const UNITS: Readonly<Record<MeasureKind, readonly Unit[]>> = {
  rate: RATE,
  share: RATE,
  money: MONEY,
  people: PEOPLE,
  years: ["years", "plain"],
  count: ["plain", "per-thousand", "other"],
  index: ["plain", "points"],
}

/** A space that stands for itself, none inside of square brackets. */
const SPACE = / (?![^[\]]*\])/g

/**
 * A measure of a kind with the units that such figures are usually stated in; a space in its patterns is any space.
 * `more` says what differs.
 */
export function measure(
  kind: MeasureKind,
  [id, label, codes, ...says]: readonly [
    id: string,
    label: string,
    codes: string,
    ...says: string[],
  ],
  more: Partial<Omit<Measure, "id" | "label" | "kind" | "codes" | "says">> = {},
): Measure {
  return {
    id,
    label,
    kind,
    units: UNITS[kind],
    codes: codes === "" ? [] : codes.split(" "),
    needsPlace: true,
    isNarrow: true,
    says: says.map((pattern) => pattern.replaceAll(SPACE, "\\s+")),
    ...more,
  }
}
