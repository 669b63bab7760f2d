import Info from "lucide-react/icons/info"
import { useEffect, useId, useState } from "react"

import { drawChart } from "#charts/scene/draw-chart.ts"
import { renderDrawing } from "#charts/svg/drawing.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"

import { wholeDays } from "../../components/whole-days.tsx"
import { Link } from "../../components/link/link.tsx"
import { DataTable } from "../../components/chart/data-table.tsx"
import { Plot } from "../../components/chart/plot.tsx"
import { Fold } from "../../components/fold/fold.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import styles from "./country.module.css"
import type { DashboardChart as Chart } from "./page-data.ts"

/** A bar chart in a card: its title leads to the indicator, its definition shows on hover and focus, its table folds out. */
export function DashboardChart({ chart }: { chart: Chart }) {
  const { name, path, title, subtitle, observations, format, spec, source, vintage } = chart
  const id = useId()
  const scene = drawChart({ spec, observations, format, title })
  const notes = [...scene.notes, ...chart.notes]
  return (
    <article className={styles.chart}>
      <figure>
        <figcaption className={styles.chartHead}>
          <div>
            <h3>
              <Link to={path}>{name}</Link>
            </h3>
            <p>{subtitle}</p>
          </div>
          {chart.definition !== "" && <Definition name={name} text={chart.definition} id={id} />}
        </figcaption>
        {/* The id goes into a CSS url(), where React's own separators would need escaping. */}
        <Plot
          drawing={renderDrawing(scene, `d${id.replace(/\W/g, "")}`)}
          frequency={observations.frequency}
          size="card"
        />
        {notes.length > 0 && <p className={styles.chartNote}>{wholeDays(notes.join(" "))}</p>}
        <p className={styles.source}>
          Source: <a href={source.url}>{source.publisher}</a>. {wholeDays(vintage)}
        </p>
        <Fold summary="View as table" className={styles.table}>
          <DataTable
            caption={`${title}, ${subtitle}`}
            periodHeading={PERIOD_HEADINGS[observations.frequency]}
            valueHeading="Value"
            dataPoints={scene.dataPoints}
          />
        </Fold>
      </figure>
    </article>
  )
}

function Definition({ name, text, id }: { name: string; text: string; id: string }) {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") setClosed(true)
    }
    document.addEventListener("keydown", close)
    return () => {
      document.removeEventListener("keydown", close)
    }
  }, [])
  const reopen = () => {
    setClosed(false)
  }
  return (
    // Closed by Escape wherever the focus is; the next visit of pointer or focus opens it again.
    <div
      className={styles.definition}
      data-closed={isClosed || undefined}
      onMouseEnter={reopen}
      onFocus={reopen}
    >
      <button
        type="button"
        aria-label={`Definition of ${name}`}
        aria-describedby={`${id}definition`}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur()
        }}
      >
        <Icon of={Info} />
      </button>
      <div className={styles.hoverBox} role="tooltip" id={`${id}definition`}>
        <b>{name}</b>
        <p>{text}</p>
      </div>
    </div>
  )
}
