import { useId } from "react"

import type { Scene } from "#charts/scene/scene.ts"
import { renderDrawing } from "#charts/svg/drawing.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"

import { wholeDays } from "../whole-days.tsx"
import { Link } from "../link/link.tsx"
import { DataTable } from "../chart/data-table.tsx"
import { Plot } from "../chart/plot.tsx"
import { Fold } from "../fold/fold.tsx"
import type { SmallMultiplesData } from "./live-chart-data.ts"
import styles from "./live-chart.module.css"

/** The figure that is written beside the end of a chart; where that has no room it stands behind the name. */
function findLatest({ labels }: Scene): string | undefined {
  return labels.find(({ kind }) => kind === "series")?.text
}

/** Small charts of one indicator on one scale, with one credit line and the tables of all folded away. */
export function SmallMultiples({ multiples }: { multiples: SmallMultiplesData }) {
  const { title, subtitle, panels, frequency, notes, source, vintage } = multiples
  const id = useId().replace(/\W/g, "")
  const allNotes = [...new Set([...panels.flatMap(({ scene }) => scene.notes), ...notes])]
  return (
    <figure className={styles.chart}>
      <figcaption>
        <p className={styles.title}>{title}</p>
        <p className={styles.subtitle}>{subtitle}. One scale for all.</p>
      </figcaption>
      <div className={styles.panels}>
        {panels.map(({ name, path, scene }, k) => (
          <div key={name} className={styles.panel}>
            <p className={styles.name}>
              <Link to={path}>{name}</Link>{" "}
              <span className={styles.latest} aria-hidden="true">
                {findLatest(scene)}
              </span>
            </p>
            <Plot
              drawing={renderDrawing(scene, `m${id}-${String(k)}`)}
              frequency={frequency}
              size="small"
            />
          </div>
        ))}
      </div>
      {allNotes.length > 0 && <p className={styles.note}>{allNotes.join(" ")}</p>}
      <p className={styles.foot}>
        Source: <a href={source.url}>{source.text}</a>. {wholeDays(vintage)}
      </p>
      <Fold summary="View as tables" className={styles.table}>
        {panels.map(({ name, scene }) => (
          <section key={name}>
            <p className={styles.name}>{name}</p>
            <DataTable
              caption={`${title}, ${name}, ${subtitle}`}
              periodHeading={PERIOD_HEADINGS[frequency]}
              valueHeading="Value"
              dataPoints={scene.dataPoints}
            />
          </section>
        ))}
      </Fold>
    </figure>
  )
}
