import type { ClaimPeriod, ClaimSlots, CommonSlots } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import { measureById } from "../grammar/find-measures.ts"

/** A slot that the sentence need not fill itself. */
export type OpenSlot = keyof ClaimSlots["grounds"]

/** Other fillers of open slots; at another time a movement has no start that the text names. */
export type OtherSlots = Partial<
  Pick<CommonSlots, "place" | "measure" | "period" | "periodStated"> & { base: null }
>

/** A claim with other slots than the first ones, and the published figure it would speak of. */
export type RivalInterpretation<C extends ClaimSlots = ClaimSlots> = {
  claim: C
  changed: readonly OpenSlot[]
  figure: ReadFigure
}

/** Whether a claim can be one of another measure by its unit: a claim in dollars cannot be one of a share. */
export function countsAlike(measure: string, { unit }: ClaimSlots): boolean {
  const known = measureById(measure)
  return known !== undefined && (unit === null || known.units.includes(unit))
}

/** A year offered for a change from one year to the next is its last. */
export function withWidth(own: ClaimPeriod | null, period: ClaimPeriod): ClaimPeriod {
  const width = own === null ? 0 : own.to - own.from
  return period.from === period.to && width > 0 && own?.frequency === period.frequency
    ? { ...period, from: period.to - width }
    : period
}
