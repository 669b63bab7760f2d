import { MONTH_NAMES } from "#domain/time/month-names.data.ts"

import { exact } from "../quantities/exact.ts"
import { measureById } from "../grammar/find-measures.ts"
import type { ClaimPeriod, ClaimSlots, Span, ClaimPlace } from "../claims/claim-types.ts"

import type { CellFigure } from "./read-cell.ts"
import { isPercentByNature, type Label, type LabelMeasure } from "./read-label.ts"
import { NO_UNIT, type CellUnit } from "./take-unit.ts"

/** The claims of a sentence that stands alone. */
export type ReadSentence = (sentence: string) => readonly ClaimSlots[]

/** A figure of a table or list with all that is said of it: what stands nearest comes first. */
export type LabelledFigure = { figure: CellFigure; labels: readonly Label[]; row: Span }

/** A claim that a cell makes, with its figure as a sentence has to write it. */
export type CellClaim = ClaimSlots & { sentence: Span; written: string }

type Slots = {
  place: ClaimPlace
  period: ClaimPeriod
  measure: LabelMeasure
  unit: CellUnit
  amount: string
}

/**
 * Reads cells as the sentences they stand for; a cell whose measure or period is not said makes no claim, nor does one
 * without a country in a text without one.
 */
export function createCellReader(
  read: ReadSentence,
  home: ClaimPlace | null,
): (cell: LabelledFigure) => CellClaim | undefined {
  // One sentence is read for all cells of a column.
  const models = new Map<string, Model | undefined>()
  return (cell) => {
    const slots = readSlots(cell, home)
    if (!slots) return undefined
    const key = writeKey(slots, cell.figure)
    if (!models.has(key)) models.set(key, readModel(slots, cell.figure, read))
    const model = models.get(key)
    return model && fillModel(model, slots, cell)
  }
}

function readSlots({ figure, labels }: LabelledFigure, home: ClaimPlace | null): Slots | undefined {
  if (labels.some(({ isForecast }) => isForecast)) return undefined
  const measure = labels.find((label) => label.measure !== null)?.measure
  const isPlaced = labels.some(({ places }) => places.length > 0)
  const place = isPlaced ? soleIn(labels.map(({ places }) => places)) : home
  const period = figure.period ?? soleIn(labels.map(({ periods }) => periods))
  if (!measure || !place || period === undefined || period.from !== period.to) return undefined
  if (place.kind === "sub-national") return undefined
  const unit = unitFor(figure, labels, measure)
  return unit && { place, period, measure, unit, amount: writeAmount(figure, unit) }
}

/** The one thing that the nearest heading with any names; nothing where it names several. */
function soleIn<T>(lists: readonly (readonly T[])[]): T | undefined {
  const [only, second] = lists.find((list) => list.length > 0) ?? []
  return second === undefined ? only : undefined
}

function unitFor(
  { hasUnit, quantity }: CellFigure,
  labels: readonly Label[],
  { id }: LabelMeasure,
): CellUnit | undefined {
  const said = labels.find(({ unit }) => unit !== null)?.unit
  const isPercent = hasUnit ? quantity.unit === "percent" : said?.after.startsWith("%") === true
  if (isPercentByNature(id)) return said ?? (hasUnit ? NO_UNIT : { ...NO_UNIT, after: "%" })
  const unit = said ?? NO_UNIT
  const isOf = quantity.of !== null || unit.after.includes(" of ")
  // "GDP (%)" may be a share of anything; a share of GDP and a change are said to be that.
  return isPercent && !unit.isChange && !isOf ? undefined : unit
}

const MAGNITUDE_WORD = /\p{L}{2,}|[mkbt]$/iu

/** The figure with the unit that stands in the headings: "US$3.5 billion" for "3.5" below "US$ bn". */
function writeAmount(
  { written, hasUnit, quantity }: CellFigure,
  { before, after }: CellUnit,
): string {
  const bare = written.replace(/[−–]/, "-")
  if (!hasUnit)
    return bare.startsWith("-") ? `-${before}${bare.slice(1)}${after}` : `${before}${bare}${after}`
  if (quantity.unit === "percent" && after.startsWith("% of") && quantity.of === null)
    return `${bare}${after.slice(1)}`
  // "3.9 trillion" below "current US dollars": the currency is said once.
  if (quantity.unit === "plain" && quantity.currency === null) return `${before}${bare}${after}`
  const isSized = MAGNITUDE_WORD.test(bare.replace(/^-?\s*(?:US|USD|EUR|GBP)/, ""))
  return quantity.unit === "money" && !isSized && !after.startsWith("%") ? bare + after : bare
}

function writeKey({ measure, unit, amount, period }: Slots, { quantity }: CellFigure): string {
  const shape = amount.replace(/\d[\d.,'’\s\u00a0\u202f]*/u, "0")
  return [measure.words, shape, unit.isChange, Math.sign(quantity.value), period.frequency].join(
    "|",
  )
}

const MODEL_PLACE = "Kenya"
const MODEL_PERIODS: Readonly<
  Partial<Record<ClaimPeriod["frequency"], readonly [string, number]>>
> = {
  yearly: ["2020", 2020],
  quarterly: ["the second quarter of 2020", 2020 * 4 + 1],
  monthly: [`${MONTH_NAMES[5] ?? "June"} 2020`, 2020 * 12 + 5],
}

/** How a figure of a column is read, and how many of its unit one of the cell is. */
type Model = { claim: ClaimSlots; by: number }

/** How the grammar of sentences reads such a figure, for a country and time that stand for all. */
function readModel(slots: Slots, { quantity }: CellFigure, read: ReadSentence): Model | undefined {
  const [when, at] = MODEL_PERIODS[slots.period.frequency] ?? []
  if (when === undefined) return undefined
  const [claim, second] = read(`${MODEL_PLACE}'s ${writeStatement(slots, quantity)} in ${when}.`)
  if (!claim || second || claim.value === null || claim.measure === null) return undefined
  if (claim.period?.to !== at || !isModel(claim)) return undefined
  const by = quantity.value === 0 ? claim.step / quantity.step : claim.value / quantity.value
  return { claim, by }
}

function isModel({ kind, place }: ClaimSlots): boolean {
  return (kind === "level" || kind === "change") && place?.name === MODEL_PLACE
}

/** "inflation was 7.7%", "GDP fell by 0.3%". */
function writeStatement(
  { measure, unit, amount }: Slots,
  { value }: CellFigure["quantity"],
): string {
  if (!unit.isChange || isPercentByNature(measure.id)) return `${measure.words} was ${amount}`
  return `${measure.words} ${value < 0 ? "fell" : "rose"} by ${amount.replace(/^-/, "")}`
}

function fillModel(
  { claim, by }: Model,
  slots: Slots,
  { figure, row }: LabelledFigure,
): CellClaim | undefined {
  const { value, step } = figure.quantity
  const { least = 0, most = Infinity } = measureById(claim.measure ?? "") ?? {}
  const size = Math.abs(value * by)
  if (size < least || size > most) return undefined
  const back = (claim.period?.to ?? 0) - (claim.period?.from ?? 0)
  return {
    ...claim,
    start: figure.figure.start,
    end: figure.figure.end,
    figure: figure.figure,
    place: slots.place,
    period: { ...slots.period, from: slots.period.to - back },
    value: exact(value * by),
    step: exact(step * Math.abs(by)),
    grounds: { place: "stated", measure: "stated", period: "stated" },
    rivals: { places: [], measures: [], periods: [], elsewhere: [] },
    sentence: row,
    written: writtenAs(slots.amount, claim),
  }
}

/** "5.2% of GDP" behind "the current account balance as a share of GDP" says it twice. */
function writtenAs(amount: string, { measure }: ClaimSlots): string {
  const isShare = measureById(measure ?? "")?.label.includes("of GDP") === true
  return isShare ? amount.replace(/\s+of\s+GDP$/i, "") : amount
}
