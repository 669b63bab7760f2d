import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import type { Source } from "#domain/indicators/source.ts"

/** The licence of a source for every row. Terms that are stricter than usual follow its name. */
export function writeTerms(source: Source): string {
  return source.redistribute === "non-commercial"
    ? `${source.licence}. ${redistributionSentence(source)}`
    : source.licence
}
