import { useMemo, type CSSProperties } from "react"

import { getLabelInk, INK } from "#charts/model/chart-spec.ts"
import { svg } from "#domain/format/markup.ts"

import type { DocumentParts, TextEdits, SaveSubject } from "./save-subject.ts"
import styles from "./save-chart.module.css"

const ROWS_SHOWN = 48

/** Paper is light whatever the theme, as images are. */
const PAPER = {
  "--paper": INK.background,
  "--paper-title": INK.title,
  "--paper-label": INK.label,
  "--paper-grid": INK.grid,
} as CSSProperties

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
  const { image } = subject
  const chart = useMemo(() => chartSvg(image), [image])
  const hasData = parts.chart || parts.table
  return (
    <div className={styles.paper} style={PAPER}>
      {!hasData && !parts.analysis && <p className={styles.paperNote}>Choose at least one part.</p>}
      {hasData && (
        <>
          <p className={styles.paperTitle}>{edits.title || image.title}</p>
          <p className={styles.paperNote}>{image.subtitle}</p>
        </>
      )}
      {parts.chart && (
        <div className={styles.paperChart} dangerouslySetInnerHTML={{ __html: chart }} />
      )}
      {hasData && <SourceLine subject={subject} edits={edits} />}
      {parts.table && <PaperRows rows={subject.rows} />}
      {parts.analysis && (
        <p className={styles.paperAnalysis}>
          <b>Data Analysis</b>
          What these figures say, in sentences, is written when the document is made.
        </p>
      )}
    </div>
  )
}

function SourceLine({ subject, edits }: { subject: SaveSubject; edits: TextEdits }) {
  const source = edits.source || subject.source
  return (
    <p className={styles.paperNote}>
      {edits.notes} Source: {source.replace(/^source:\s*|\.$/gi, "")}. {subject.image.licence}
    </p>
  )
}

function PaperRows({ rows }: Pick<SaveSubject, "rows">) {
  return (
    <ul className={styles.paperRows}>
      {rows.slice(0, ROWS_SHOWN).map(({ period, value }) => (
        <li key={period}>
          <span>{period}</span>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  )
}

const CHART = { width: 515, height: 280 }

/** The chart in the size that the document gives it. */
function chartSvg({ drawPlot, colour }: SaveSubject["image"]): string {
  const plot = { x: 0, y: 0, ...CHART, fontSize: 9.5, id: "paper-gap" }
  const drawn = drawPlot({ ...plot, colour, labelColour: getLabelInk(colour) })
  return svg`<svg viewBox="0 0 ${CHART.width} ${CHART.height}" aria-hidden="true">${drawn}</svg>`.toString()
}
