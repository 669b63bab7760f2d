import { useId, type ReactNode } from "react"

import type { Drawing } from "#charts/svg/drawing.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import card from "./chart-card.module.css"
import { ScrollBox } from "../scroll-box/scroll-box.tsx"
import segmented from "../segmented/segmented.module.css"
import styles from "./chart-figure.module.css"
import { DataTable, type RowFacts } from "./data-table.tsx"
import { Plot } from "./plot.tsx"

/**
 * A chart that can stand alone: title, unit and period, plot or table, notes, source, actions. Chart and table are
 * both in the markup and two native radios choose between them, so the switch works without script.
 */
export function ChartFigure({
  drawing,
  frequency,
  title,
  subtitle,
  valueHeading,
  view = "chart",
  notes = [],
  source,
  actions,
  facts,
  whenEmpty,
}: {
  drawing: Drawing
  frequency: Frequency
  title: string
  subtitle: string
  valueHeading: string
  view?: "chart" | "table"
  notes?: readonly string[]
  source: ReactNode
  actions?: ReactNode
  facts?: RowFacts | undefined
  whenEmpty: ReactNode
}) {
  const id = useId()
  const lines = [...drawing.notes, ...notes]
  return (
    <figure className={`${card.card ?? ""} ${styles.chart ?? ""}`}>
      <figcaption className={styles.head}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.sub}>{subtitle}</p>
        </div>
        {!drawing.isEmpty && <ViewSwitch name={`${id}-view`} view={view} />}
      </figcaption>
      {drawing.isEmpty ? (
        <div className={styles.empty}>{whenEmpty}</div>
      ) : (
        <>
          <div className={styles.asChart}>
            <Plot drawing={drawing} frequency={frequency} />
            {lines.length > 0 && <p className={styles.note}>{lines.join(" ")}</p>}
          </div>
          <ScrollBox className={styles.asTable} label={`Table: ${title}`}>
            <DataTable
              caption={`${title}, ${subtitle}`}
              periodHeading={PERIOD_HEADINGS[frequency]}
              valueHeading={valueHeading}
              dataPoints={drawing.dataPoints}
              facts={facts}
            />
          </ScrollBox>
        </>
      )}
      <div className={card.foot}>
        <p className={`${card.source ?? ""} ${styles.source ?? ""}`}>{source}</p>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </figure>
  )
}

function ViewSwitch({ name, view }: { name: string; view: "chart" | "table" }) {
  return (
    <fieldset
      className={[segmented.segmented, segmented.small, styles.switch, "no-print"].join(" ")}
    >
      <legend className="sr-only">View as</legend>
      <label>
        <input type="radio" name={name} value="chart" defaultChecked={view === "chart"} />
        Chart
      </label>
      <label>
        <input
          type="radio"
          name={name}
          value="table"
          className={styles.showTable}
          defaultChecked={view === "table"}
        />
        Table
      </label>
    </fieldset>
  )
}
