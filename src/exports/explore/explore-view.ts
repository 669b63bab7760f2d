import { explorePath } from "#charts/explore/explore-spec.ts"
import { asOfSentence, creditSentence, vintageSentence } from "#charts/text/series-text.ts"
import { AppError } from "#domain/errors.ts"
import { closedReason, redistributionSentence } from "#domain/indicators/redistribution.ts"
import type { Composition } from "#explore/composition.ts"
import { describeMissing } from "#explore/describe-missing.ts"

/** A composition with what every file of it prints. */
export type ExploreView = {
  composition: Composition
  /** Absolute address of the page of the same composition. */
  address: string
  credit: string
  /** Names of the licences, and the address where there is one only. */
  licence: string
  licenceUrl: string | null
  /** Terms that are not plainly open; empty for all others. */
  terms: string
  vintage: string
  notes: string
}

/** What a file of a composition prints. Throws "licence-forbids" with the reason where a source is closed. */
export function makeExploreView(composition: Composition, publicUrl: string): ExploreView {
  const { origins, notes, annotations, ignored } = composition
  const sources = origins.map(({ source }) => source)
  const closed = sources.find(({ redistribute }) => redistribute === "no")
  if (closed) throw new AppError("licence-forbids", closedReason(closed))
  const licences = [...new Set(sources.map(({ licence }) => licence.replace(/\.$/, "")))]
  const strict = sources.find(({ redistribute }) => redistribute === "non-commercial")
  const days = new Set(origins.map(vintageSentence))
  const { asOf } = composition.spec
  const without = describeMissing(composition)
  return {
    composition,
    address: publicUrl + explorePath(composition.spec),
    credit: creditSentence(...new Set(sources.map(({ attribution }) => attribution))),
    licence: licences.join("; "),
    licenceUrl: licences.length === 1 ? (sources[0]?.licenceUrl ?? null) : null,
    terms: strict ? `${strict.licence}. ${redistributionSentence(strict)}` : "",
    vintage: [...days, ...(asOf === null ? [] : [asOfSentence(asOf)])].join(" "),
    notes: [...annotations, ...notes, without, ...ignored].filter((note) => note !== "").join(" "),
  }
}
