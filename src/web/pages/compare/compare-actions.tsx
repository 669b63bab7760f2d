import { lazy, Suspense, useState } from "react"
import { useLocation } from "react-router"

import type { ComparedView } from "#charts/query/compared-view.ts"
import { compareTarget } from "#charts/query/compare-query.ts"
import { compareFramePath } from "#domain/addresses/page-paths.ts"

import { findClosedSource } from "./find-closed-source.ts"
import { ChartButtons, type ChartDialog } from "../../components/button/chart-buttons.tsx"
import { SaveButton } from "../../session/kept/save-button.tsx"
import { useGate } from "../../session/use-gate.tsx"
import type { ComparePageData } from "./page-data.ts"

// Dialogs are fetched when they are first opened: most visits never need them.
const EmbedDialog = lazy(async () => ({
  default: (await import("../indicator/actions/embed-dialog.tsx")).EmbedDialog,
}))
const DownloadComparison = lazy(async () => ({
  default: (await import("./download-comparison.tsx")).DownloadComparison,
}))
const ShareDialog = lazy(async () => ({
  default: (await import("../indicator/actions/share-dialog.tsx")).ShareDialog,
}))

/** What can be done with a comparison: share it, embed it, download it. */
export function CompareActions({ page, view }: { page: ComparePageData; view: ComparedView }) {
  const [opened, setOpened] = useState<ChartDialog | null>(null)
  const { pass, prompt } = useGate()
  const { pathname, search } = useLocation()
  const close = () => {
    setOpened(null)
  }
  const closed = findClosedSource(view)
  const embed = compareFramePath(compareTarget(view, page.asOf))
  return (
    <div className="needs-script row">
      <ChartButtons
        access={page.access}
        isClosed={closed !== undefined}
        pass={pass}
        onOpen={setOpened}
      />
      <SaveButton title={view.title} />
      {prompt}
      <Suspense>
        {opened === "share" && (
          <ShareDialog
            open
            onClose={close}
            title={view.title}
            link={`${page.origin}${pathname}${search}`}
          />
        )}
        {opened === "download" && (
          <DownloadComparison open onClose={close} view={view} asOf={page.asOf} />
        )}
        {opened === "embed" && (
          <EmbedDialog
            open
            onClose={close}
            title={view.title}
            refusal={closed?.terms}
            address={`${page.origin}${embed}`}
          />
        )}
      </Suspense>
    </div>
  )
}
