import { useMemo } from "react"

import { SaveView } from "../../../components/save-chart/save-view.tsx"
import type { DocumentParts, SaveMode } from "../../../components/save-chart/save-subject.ts"
import type { SeriesData } from "../page-data.ts"
import { seriesSubject } from "./series-subject.ts"

/** The page on which the image or the document of a series is made ready. */
export function SaveSeries({
  series,
  origin,
  ...view
}: {
  chosenParts: DocumentParts | undefined
  mode: SaveMode
  onMode: (mode: SaveMode) => void
  onBack: () => void
  series: SeriesData
  origin: string
}) {
  const subject = useMemo(() => seriesSubject(series, origin), [series, origin])
  return <SaveView {...view} subject={subject} />
}
