import { dayText } from "./day-text.ts"
import { UNKNOWN_DATE } from "./vintage.ts"

/** The date of a file and whether its publisher states it; one that is not stated is the earliest that it can be. */
export type DatedFile = { vintage: string; vintageStated: boolean }

/** How old data are, to stand within a sentence: `data as of 01-07-2025`, or `data as of 31-12-2023 or later`. */
export function vintageText({ vintage, vintageStated }: DatedFile): string {
  if (vintageStated) return `data as of ${dayText(vintage)}`
  return vintage === UNKNOWN_DATE
    ? "data of no known date"
    : `data as of ${dayText(vintage)} or later`
}

/** The date alone, under a heading such as "Data as of": `01-07-2025`, `31-12-2023 or later` or `not known`. */
export function vintageDay({ vintage, vintageStated }: DatedFile): string {
  if (vintageStated) return dayText(vintage)
  return isDated({ vintage }) ? `${dayText(vintage)} or later` : "not known"
}

/** Whether anything is known of the day of a file's data. */
export function isDated({ vintage }: Pick<DatedFile, "vintage">): boolean {
  return vintage !== UNKNOWN_DATE
}

/** How old data are, where the reader may ask why: says that the publisher gives no date. */
export function vintageReason(file: DatedFile): string {
  return file.vintageStated
    ? vintageText(file)
    : `${vintageText(file)}, since the publisher gives no date`
}
