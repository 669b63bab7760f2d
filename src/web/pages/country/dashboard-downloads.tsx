import FileText from "lucide-react/icons/file-text"
import { useState } from "react"

import type { Access } from "#domain/access.ts"

import { Button } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { useDownload } from "../../components/save-chart/use-download.ts"
import { callForFile } from "../../session/call-api.ts"
import { useGate } from "../../session/use-gate.tsx"
import styles from "./country.module.css"

const TABLES = ["csv", "xlsx"] as const
type Format = "pdf" | (typeof TABLES)[number]

/** Everything on the dashboard as a document or a table; the button that was pressed is busy until the file is there. */
export function DashboardDownloads({ slug, access }: { slug: string; access: Access }) {
  const { isBusy, download } = useDownload()
  const { pass, prompt } = useGate()
  const [pressed, setPressed] = useState<Format>("pdf")
  const start = (format: Format) => {
    // One file at a time; a second press while it is made changes nothing.
    if (isBusy) return
    pass(access, () => {
      setPressed(format)
      const path = `/export/country-dashboard/${encodeURIComponent(slug)}?file_type=${format}`
      download(() => callForFile(path))
    })
  }
  return (
    <div className={`needs-script ${styles.downloads ?? ""}`}>
      <Button
        busy={isBusy && pressed === "pdf"}
        onClick={() => {
          start("pdf")
        }}
      >
        <Icon of={FileText} />
        Download as PDF
      </Button>
      {TABLES.map((format) => (
        <Button
          key={format}
          aria-label={`Download as ${format.toUpperCase()}`}
          busy={isBusy && pressed === format}
          onClick={() => {
            start(format)
          }}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      {prompt}
    </div>
  )
}
