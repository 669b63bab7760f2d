import Code from "lucide-react/icons/code"
import Download from "lucide-react/icons/download"
import Share2 from "lucide-react/icons/share-2"
import { lazy, Suspense, useState } from "react"
import { useLocation } from "react-router"

import { chartPath } from "#domain/addresses.ts"

import { Button } from "../../components/button/button.tsx"
import { Icon, type IconShape } from "../../components/icon/icon.tsx"
import { useGate } from "../../session/use-gate.tsx"
import { chartQuery } from "#charts/chart-query.ts"
import type { IndicatorPageData } from "./page-data.ts"

// Dialogs are fetched when they are first opened: most visits never need them.
const EmbedDialog = lazy(async () => ({
  default: (await import("./embed-dialog.tsx")).EmbedDialog,
}))
const ShareDialog = lazy(async () => ({
  default: (await import("./share-dialog.tsx")).ShareDialog,
}))

type Opened = "share" | "embed" | null

/** What can be done with a chart: share it, embed it, download it. The gated two ask to sign in. */
export function ChartActions({
  page,
  title,
}: {
  page: Extract<IndicatorPageData, { state: "series" }>
  title: string
}) {
  const [opened, setOpened] = useState<Opened>(null)
  const { pathname, search } = useLocation()
  const { series, access, origin } = page
  const close = () => {
    setOpened(null)
  }
  const query = { ...chartQuery(series.spec, series), asOf: series.asOf }
  const frame = chartPath({ name: series.indicator.name, countrySlug: series.place.slug, query })
  const { isSignedIn, pass, prompt } = useGate()
  const isDownloadBuilt = access.download === "signed-in" && !isSignedIn
  return (
    <div className="needs-script row">
      <Action
        icon={Share2}
        label="Share"
        onClick={() => {
          setOpened("share")
        }}
      />
      <Action
        icon={Code}
        label="Embed"
        onClick={() => {
          pass(access.embed, () => {
            setOpened("embed")
          })
        }}
      />
      {!series.source.isClosed && (
        <Action
          icon={Download}
          label="Download"
          disabled={!isDownloadBuilt}
          onClick={() => {
            pass(access.download, () => undefined)
          }}
        />
      )}
      <Suspense>
        {opened === "share" && (
          <ShareDialog open onClose={close} title={title} link={`${origin}${pathname}${search}`} />
        )}
        {opened === "embed" && (
          <EmbedDialog open onClose={close} title={title} address={`${origin}${frame}`} />
        )}
      </Suspense>
      {prompt}
    </div>
  )
}

function Action({
  icon,
  label,
  disabled = false,
  onClick,
}: {
  icon: IconShape
  label: string
  disabled?: boolean
  onClick: () => void
}) {
  return (
    <Button
      look="quiet"
      size="small"
      aria-haspopup="dialog"
      disabled={disabled}
      {...(disabled && { title: `${label} is being built` })}
      onClick={onClick}
    >
      <Icon of={icon} />
      {label}
    </Button>
  )
}
