import { lazy, Suspense, useState } from "react"
import { useLocation } from "react-router"

import { chartPath } from "#domain/addresses/page-paths.ts"

import { ChartButtons, type ChartDialog } from "../../../components/button/chart-buttons.tsx"
import { SaveButton } from "../../../session/kept/save-button.tsx"
import { useGate } from "../../../session/use-gate.tsx"
import { chartQuery } from "#charts/query/chart-query.ts"
import type { DocumentParts, SaveMode } from "../../../components/save-chart/save-subject.ts"
import type { IndicatorPageData } from "../page-data.ts"

// Dialogs are fetched when they are first opened: most visits never need them.
const EmbedDialog = lazy(async () => ({
  default: (await import("./embed-dialog.tsx")).EmbedDialog,
}))
const ShareDialog = lazy(async () => ({
  default: (await import("./share-dialog.tsx")).ShareDialog,
}))

const DownloadDialog = lazy(async () => ({
  default: (await import("./download-series.tsx")).DownloadSeries,
}))

/** What can be done with a chart: share it, embed it, download it. The gated two ask to sign in. */
export function ChartActions({
  page,
  title,
  onEdit,
}: {
  page: Extract<IndicatorPageData, { state: "series" }>
  title: string
  /** Opens the page on which an image or a document gets its own words. */
  onEdit: (mode: SaveMode, parts: DocumentParts) => void
}) {
  const [opened, setOpened] = useState<ChartDialog | null>(null)
  const { pathname, search } = useLocation()
  const { series, access, origin } = page
  const { isClosed, terms } = series.source
  const close = () => {
    setOpened(null)
  }
  const query = { ...chartQuery(series.spec, series), asOf: series.asOf }
  const embed = chartPath({ name: series.indicator.name, countrySlug: series.place.slug, query })
  const { pass, prompt } = useGate()
  return (
    <div className="needs-script row">
      <ChartButtons access={access} isClosed={isClosed} pass={pass} onOpen={setOpened} />
      <SaveButton title={title} datasetId={page.series.id} />
      <Suspense>
        {opened === "share" && (
          <ShareDialog open onClose={close} title={title} link={`${origin}${pathname}${search}`} />
        )}
        {opened === "embed" && (
          <EmbedDialog
            open
            onClose={close}
            title={title}
            vintage={series.vintage}
            refusal={isClosed ? terms : undefined}
            address={`${origin}${embed}`}
          />
        )}
        {opened === "download" && (
          <DownloadDialog open onClose={close} onEdit={onEdit} series={series} origin={origin} />
        )}
      </Suspense>
      {prompt}
    </div>
  )
}
