import type { ComparedSeries } from "#charts/model/compared-series.ts"
import { seriesTitle } from "#charts/text/series-text.ts"

/** Why the second dataset was cleared: it has no figures of the first one's frequency. */
export function otherFrequencySentence(second: ComparedSeries, first: ComparedSeries): string {
  const title = seriesTitle(second)
  return `There are no ${first.observations.frequency} figures of ${title}, so Data 02 was cleared.`
}

/** Why the second dataset was cleared: there is none. */
export const CLEARED = "There is no dataset for Data 02, so it was cleared."
