import type { CSSProperties } from "react"

import type { PlotDrawing } from "#charts/explore/draw-plots.ts"

import { useMarkup } from "../../components/use-markup.ts"
import dotLabels from "./dot-labels.module.css"
import styles from "./explore.module.css"
import type { ExploreFigure, LegendKey } from "./page-data.ts"

/** Which colour and which dashes belong to which name. */
export function Legend({ legend, isDots }: { legend: readonly LegendKey[]; isDots: boolean }) {
  if (legend.length < 2) return null
  return (
    <ul className={styles.legend}>
      {legend.map(({ name, paint, dash }) => (
        <li key={name}>
          <svg width={isDots ? 12 : 26} height="12" aria-hidden="true">
            {isDots ? (
              <circle cx="6" cy="6" r="5" style={{ fill: paint }} />
            ) : (
              <line
                x1="0"
                x2="26"
                y1="6"
                y2="6"
                style={{ stroke: paint, strokeWidth: 3, strokeDasharray: dash }}
              />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** What the author of the address says, under the numbers that stand in the plot. */
export function Annotations({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <ul className={styles.notes} aria-label="Notes">
      {list.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** Plots of a composition: one, or a panel each. */
export function Plots({
  figure: { plots },
  description,
  isFilling = false,
}: {
  figure: Extract<ExploreFigure, { kind: "plots" }>
  description: string
  isFilling?: boolean
}) {
  const [first] = plots
  if (plots.length === 1 && first)
    return <Plot plot={first} description={description} size={isFilling ? "fill" : "main"} />
  return (
    <div className={styles.panels} role="group" aria-label={description}>
      {plots.map((plot) => (
        <div key={plot.title}>
          <h2 className={styles.panelTitle}>{plot.title}</h2>
          <Plot plot={plot} description={plot.title} size="panel" />
        </div>
      ))}
    </div>
  )
}

function Plot({
  plot,
  description,
  size,
}: {
  plot: PlotDrawing
  description: string
  size: "main" | "fill" | "panel"
}) {
  const markup = useMarkup(plot.svg)
  const beside = Math.max(plot.rightChars, plot.rightChars > 0 ? 0 : plot.labelChars)
  const room = {
    "--tick-chars": plot.tickChars,
    "--end-chars": beside,
    "--right-chars": plot.rightChars,
  } as CSSProperties
  const classes = [
    styles.plot,
    styles[size],
    plot.hasYears && styles.years,
    plot.kind === "scatter" && dotLabels.scatter,
    plot.kind === "race" && styles.race,
  ]
  if (plot.isEmpty) return <p className={styles.nothing}>There is nothing to draw.</p>
  const drawing = (
    <div
      className={classes.filter(Boolean).join(" ")}
      style={room}
      role="img"
      aria-label={description}
      data-plot
      dangerouslySetInnerHTML={markup}
    />
  )
  return (
    <>
      {plot.yTitle !== "" && <p className={styles.yTitle}>{plot.yTitle}</p>}
      {size === "fill" ? <div className={styles.filling}>{drawing}</div> : drawing}
      {plot.xTitle !== "" && <p className={styles.xTitle}>{plot.xTitle}</p>}
    </>
  )
}
