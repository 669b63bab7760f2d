import { useMemo } from "react"

import { DownloadDialog } from "../../../components/save-chart/download-dialog.tsx"
import type { DocumentParts, SaveMode } from "../../../components/save-chart/save-subject.ts"
import type { SeriesData } from "../page-data.ts"
import { seriesSubject } from "./series-subject.ts"

/** What to download of a series. */
export function DownloadSeries({
  series,
  origin,
  ...dialog
}: {
  open: boolean
  onClose: () => void
  onEdit: (mode: SaveMode, parts: DocumentParts) => void
  series: SeriesData
  origin: string
}) {
  const subject = useMemo(() => seriesSubject(series, origin), [series, origin])
  return <DownloadDialog {...dialog} subject={subject} />
}
