import Code from "lucide-react/icons/code"
import Download from "lucide-react/icons/download"
import Share2 from "lucide-react/icons/share-2"
import { lazy, Suspense, useState } from "react"
import { useLocation } from "react-router"

import { framedWorldQuery } from "#charts/query/world-query.ts"
import { chartPath, filePath } from "#domain/addresses/page-paths.ts"
import type { WorldFormat } from "#exports/world-file.ts"
import type { PanelFormat } from "#exports/write-panel.ts"

import { DialogButton } from "../../components/button/dialog-button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { SaveButton } from "../../session/kept/save-button.tsx"
import { useGate } from "../../session/use-gate.tsx"
import type { RankingData, RankingPageData } from "./page-data.ts"
import styles from "./ranking.module.css"

// Dialogs are fetched when they are first opened: most visits never need them.
const EmbedDialog = lazy(async () => ({
  default: (await import("../indicator/actions/embed-dialog.tsx")).EmbedDialog,
}))
const ShareDialog = lazy(async () => ({
  default: (await import("../indicator/actions/share-dialog.tsx")).ShareDialog,
}))

type Opened = "share" | "embed" | null

/** What can be done with a map: share it, embed it, save it to the dashboard or as a file. */
export function RankingActions({
  page,
  chart,
  title,
}: {
  page: RankingPageData
  chart: RankingData
  title: string
}) {
  const [opened, setOpened] = useState<Opened>(null)
  const { pathname, search } = useLocation()
  const { indicator, origin, access, sources } = page
  const { pass, prompt } = useGate()
  const closed = sources.find(({ isClosed }) => isClosed)
  const named = framedWorldQuery(chart)
  const close = () => {
    setOpened(null)
  }
  const embed = chartPath({ name: indicator.name, query: named })
  return (
    <div className={styles.actions}>
      <DialogButton
        className="needs-script"
        icon={Share2}
        label="Share"
        onClick={() => {
          setOpened("share")
        }}
      />
      <DialogButton
        className="needs-script"
        icon={Code}
        label="Embed"
        onClick={() => {
          pass(closed ? "public" : access.embed, () => {
            setOpened("embed")
          })
        }}
      />
      <SaveButton title={title} />
      {!closed && <Files name={indicator.name} query={named} />}
      <Suspense>
        {opened === "share" && (
          <ShareDialog open onClose={close} title={title} link={`${origin}${pathname}${search}`} />
        )}
        {opened === "embed" && (
          <EmbedDialog
            open
            onClose={close}
            title={title}
            refusal={closed?.terms}
            address={`${origin}${embed}`}
          />
        )}
      </Suspense>
      {prompt}
    </div>
  )
}

/** The view as a file, and all years of the indicator. */
function Files({ name, query }: { name: string; query: ReturnType<typeof framedWorldQuery> }) {
  return (
    <details className={styles.files}>
      <summary>
        <Icon of={Download} />
        Download
      </summary>
      <ul>
        {Object.entries(FILES).map(([extension, label]) => (
          <li key={extension}>
            <a href={filePath({ name, query }, extension)} download>
              {label}
            </a>
          </li>
        ))}
        {Object.entries(WHOLE_FILES).map(([extension, label]) => (
          <li key={label}>
            <a href={filePath({ name }, extension)} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Files of all years, but JSON, which is for programs. */
const WHOLE_FILES: Readonly<Record<Exclude<PanelFormat, "json">, string>> = {
  csv: "CSV, all years",
  xlsx: "XLSX, all years",
  parquet: "Parquet, all years",
  zip: "ZIP, all years",
}

const FILES: Readonly<Record<WorldFormat, string>> = {
  png: "PNG, image",
  svg: "SVG, image",
  csv: "CSV, figures",
}
