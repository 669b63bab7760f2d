import Download from "lucide-react/icons/download"
import { useState } from "react"

import type { ComparedSide, ComparedView } from "#charts/query/compared-view.ts"
import { compareTarget } from "#charts/query/compare-query.ts"
import { CHART_KEYS } from "#domain/addresses/address-keys.ts"
import type { ChartQuery } from "#domain/addresses/page-paths.ts"

import { Button } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { Modal } from "../../components/modal/modal.tsx"
import { useDownload } from "../../components/save-chart/use-download.ts"
import { callForFile, type ApiAnswer, type CalledFile } from "../../session/call-api.ts"
import styles from "./download-comparison.module.css"

const FORMATS = [
  { format: "png", words: "Both in one image, for slides and posts" },
  { format: "pdf", words: "A4 pages with the chart and both tables" },
  { format: "csv", words: "The numbers side by side, one row per period" },
] as const
type Format = (typeof FORMATS)[number]["format"]

/** Downloads a comparison as an image, a document or figures. */
export function DownloadComparison({
  open,
  onClose,
  view,
  asOf,
}: {
  open: boolean
  onClose: () => void
  view: ComparedView
  asOf: string | null
}) {
  const [format, setFormat] = useState<Format>("png")
  const { isBusy, download } = useDownload()
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Download"
      actions={
        <Button
          look="primary"
          busy={isBusy}
          onClick={() => {
            download(() => fetchComparison(format, view, asOf))
          }}
        >
          <Icon of={Download} />
          Download {format.toUpperCase()}
        </Button>
      }
    >
      <fieldset className={styles.formats}>
        <legend className="sr-only">File type</legend>
        {FORMATS.map((choice) => (
          <label key={choice.format} className={styles.format}>
            <input
              type="radio"
              name="format"
              checked={choice.format === format}
              onChange={() => {
                setFormat(choice.format)
              }}
            />
            <span>
              <b>{choice.format.toUpperCase()}</b>
              <small>{choice.words}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Modal>
  )
}

function fetchComparison(
  format: Format,
  view: ComparedView,
  asOf: string | null,
): Promise<ApiAnswer<CalledFile>> {
  const { first, second } = view
  const { query = {}, second: other } = compareTarget(view, asOf)
  const { frequency, chartType, transform } = query
  const one = buildBody(first, query)
  // What both share stands in the first one's address only.
  const two =
    second && buildBody(second, { ...other?.query, frequency, chartType, transform, asOf })
  if (format !== "pdf") {
    const body = two ? { ...one, layout: view.layout, second: two } : one
    return callForFile(`/export/dataset?file_type=${format}`, { method: "POST", body })
  }
  const tables = [one, ...(two ? [two] : [])].map((dataset) => ({ kind: "table", ...dataset }))
  const drawn = two
    ? { kind: "comparison", ...one, layout: view.layout, second: two }
    : { kind: "chart", ...one }
  const sections = [drawn, ...tables]
  const form = new FormData()
  form.set("type", "pdf")
  const template = JSON.stringify({ title: view.title, sections })
  form.set("file", new Blob([template], { type: "application/json" }), "document.json")
  return callForFile("/pdf", { method: "POST", body: form })
}

/** A dataset with its options as calls of the API name them. */
function buildBody({ series }: ComparedSide, query: ChartQuery): Record<string, string | number> {
  const body: Record<string, string | number> = {
    indicator: series.indicator.name,
    country: series.place.slug,
  }
  for (const key of CHART_KEYS) {
    const value = query[key]
    if (value !== null && value !== undefined) body[key] = value
  }
  return body
}
