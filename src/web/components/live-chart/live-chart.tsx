import { useId } from "react"

import { renderDrawing } from "#charts/svg/drawing.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"

import { wholeDays } from "../whole-days.tsx"
import { Link } from "../link/link.tsx"
import { DataTable } from "../chart/data-table.tsx"
import { Plot } from "../chart/plot.tsx"
import { Fold } from "../fold/fold.tsx"
import type { LiveChartData } from "./live-chart-data.ts"
import styles from "./live-chart.module.css"

/** A chart inside a text: its title leads to the same view of the indicator's page, its table folds out. */
export function LiveChart({ chart }: { chart: LiveChartData }) {
  const id = useId()
  if (chart.state === "missing") {
    return (
      <p className={styles.missing}>
        A chart belongs here{chart.title === "" ? "" : ` (${chart.title})`}. This site has not
        loaded its series yet.
      </p>
    )
  }
  const { title, subtitle, path, scene, frequency, source, vintage } = chart
  const notes = [...scene.notes, ...chart.notes]
  return (
    <figure className={styles.chart}>
      <figcaption>
        <p className={styles.title}>
          <Link to={path}>{title}</Link>
        </p>
        <p className={styles.subtitle}>{subtitle}</p>
      </figcaption>
      {/* The id goes into a CSS url(), where React's own separators would need escaping. */}
      <Plot
        drawing={renderDrawing(scene, `l${id.replace(/\W/g, "")}`)}
        frequency={frequency}
        size="card"
      />
      {notes.length > 0 && <p className={styles.note}>{wholeDays(notes.join(" "))}</p>}
      <p className={styles.foot}>
        Source: <a href={source.url}>{source.text}</a>. {wholeDays(vintage)}
      </p>
      <Fold summary="View as table" className={styles.table}>
        <DataTable
          caption={`${title}, ${subtitle}`}
          periodHeading={PERIOD_HEADINGS[frequency]}
          valueHeading="Value"
          dataPoints={scene.dataPoints}
        />
      </Fold>
    </figure>
  )
}
