import { useMemo } from "react"

import { getLabelInk } from "#charts/model/chart-spec.ts"
import { svg } from "#domain/format/markup.ts"

import type { DocumentParts, TextEdits, SaveSubject } from "./save-subject.ts"
import styles from "./save-chart.module.css"

const ROWS_SHOWN = 48

/** The document on its paper, about as it will be: the file itself is set by the server. */
export function DocumentPreview({
  subject,
  edits,
  parts,
}: {
  subject: SaveSubject
  edits: TextEdits
  parts: DocumentParts
}) {
  const { image, rows } = subject
  const words = { title: edits.title || image.title, source: edits.source || subject.source }
  const chart = useMemo(() => chartSvg(image), [image])
  const isEmpty = !parts.chart && !parts.table && !parts.analysis
  return (
    <div className={styles.paper}>
      {isEmpty ? (
        <p className={styles.paperNote}>Choose at least one part.</p>
      ) : (
        <>
          {(parts.chart || parts.table) && (
            <>
              <p className={styles.paperTitle}>{words.title}</p>
              <p className={styles.paperNote}>{image.subtitle}</p>
            </>
          )}
          {parts.chart && (
            <div className={styles.paperChart} dangerouslySetInnerHTML={{ __html: chart }} />
          )}
          {(parts.chart || parts.table) && (
            <p className={styles.paperNote}>
              {edits.notes} Source: {words.source.replace(/^source:\s*|\.$/gi, "")}. {image.licence}
            </p>
          )}
          {parts.table && (
            <ul className={styles.paperRows}>
              {rows.slice(0, ROWS_SHOWN).map(({ period, value }) => (
                <li key={period}>
                  <span>{period}</span>
                  <span>{value}</span>
                </li>
              ))}
            </ul>
          )}
          {parts.analysis && (
            <p className={styles.paperAnalysis}>
              <b>Data Analysis</b>
              What these figures say, in sentences, is written when the document is made.
            </p>
          )}
        </>
      )}
    </div>
  )
}

const CHART = { width: 515, height: 280 }

/** The chart in the size that the document gives it. */
function chartSvg({ drawPlot, colour }: SaveSubject["image"]): string {
  const plot = { x: 0, y: 0, ...CHART, fontSize: 9.5, id: "paper-gap" }
  const drawn = drawPlot({ ...plot, colour, labelColour: getLabelInk(colour) })
  return svg`<svg viewBox="0 0 ${CHART.width} ${CHART.height}" aria-hidden="true">${drawn}</svg>`.toString()
}
