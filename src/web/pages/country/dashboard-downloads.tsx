import Download from "lucide-react/icons/download"
import FileText from "lucide-react/icons/file-text"
import { useState } from "react"

import type { Access } from "#domain/accounts/access.ts"
import type { DashboardFormat } from "#exports/dashboard-file.ts"

import { Button } from "../../components/button/button.tsx"
import { Icon, type IconShape } from "../../components/icon/icon.tsx"
import { useDownload } from "../../components/save-chart/use-download.ts"
import { callForFile } from "../../session/call-api.ts"
import { useGate } from "../../session/use-gate.tsx"

type Form = { icon: IconShape; text: string; look: { look?: "quiet"; size?: "small" } }

const FORMS: Readonly<Record<DashboardFormat, Form>> = {
  pdf: { icon: FileText, text: "Download as PDF", look: {} },
  csv: { icon: Download, text: "CSV", look: { look: "quiet", size: "small" } },
  xlsx: { icon: Download, text: "XLSX", look: { look: "quiet", size: "small" } },
}

/** Everything on the dashboard as files of the given forms, a button each; the pressed one is busy until its file is there. */
export function DashboardDownloads({
  slug,
  access,
  formats,
  asOf,
}: {
  slug: string
  /** The day as of which the figures are shown; `null` for today. */
  asOf: string | null
  access: Access
  formats: readonly DashboardFormat[]
}) {
  const { isBusy, download } = useDownload()
  const { pass, prompt } = useGate()
  const [pressed, setPressed] = useState<DashboardFormat>("pdf")
  const start = (format: DashboardFormat) => {
    // One file at a time; a second press while it is made changes nothing.
    if (isBusy) return
    pass(access, () => {
      setPressed(format)
      const path = `/export/country-dashboard/${encodeURIComponent(slug)}?file_type=${format}${asOf === null ? "" : `&asOf=${asOf}`}`
      download(() => callForFile(path))
    })
  }
  return (
    <>
      {formats.map((format) => (
        <Button
          key={format}
          {...FORMS[format].look}
          className="needs-script"
          aria-label={`Download as ${format.toUpperCase()}`}
          busy={isBusy && pressed === format}
          onClick={() => {
            start(format)
          }}
        >
          <Icon of={FORMS[format].icon} />
          {FORMS[format].text}
        </Button>
      ))}
      {prompt}
    </>
  )
}
