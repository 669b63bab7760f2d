import type { ClaimPeriod, ClaimSlots, CommonSlots } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import { measureById } from "../grammar/find-measures.ts"

/** A slot that a sentence may leave to the text before it. */
export type OpenSlot = keyof ClaimSlots["grounds"]

/** Other fillers of open slots; with another period a movement loses the start (`base`) that the text named. */
export type OtherSlots = Partial<
  Pick<CommonSlots, "place" | "measure" | "period" | "periodStated"> & { base: null }
>

/** A claim with some slots changed from how it was first read, and the published figure that it then speaks of. */
export type RivalInterpretation<C extends ClaimSlots = ClaimSlots> = {
  claim: C
  changed: readonly OpenSlot[]
  figure: ReadFigure
}

/** Whether the unit of a claim allows another measure: a claim in dollars cannot be of a share. */
export function countsAlike(measure: string, { unit }: ClaimSlots): boolean {
  const known = measureById(measure)
  return known !== undefined && (unit === null || known.units.includes(unit))
}

/** A period as long as that of the claim which ends with the offered one: for a change over a year, the year it ends in. */
export function withWidth(own: ClaimPeriod | null, period: ClaimPeriod): ClaimPeriod {
  const width = own === null ? 0 : own.to - own.from
  return period.from === period.to && width > 0 && own?.frequency === period.frequency
    ? { ...period, from: period.to - width }
    : period
}
