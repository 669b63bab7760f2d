import { useEffect, useRef, type CSSProperties } from "react"

import { CHART_TRAITS } from "#charts/model/chart-traits.ts"
import type { Drawing } from "#charts/svg/drawing.ts"
import type { PairDensity } from "#charts/scene/pair-density.ts"
import type { DataPoint } from "#charts/scene/scene.ts"
import { PERIOD_NOUNS } from "#domain/time/frequency-labels.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import { useMarkup } from "../use-markup.ts"
import styles from "./plot.module.css"
import { SeriesKey } from "./series-key.tsx"

/** Characters of a label beside the plot that would leave a narrow one no width. */
const LONG_LABEL = 8
/** Labels of more characters leave a plot on the narrowest screens too little room. */
const MEDIUM_LABEL = 6
/** Bars of two datasets below these shares of the plot, in percent, are too thin for hatching in wider and wider charts. */
const THIN_BARS = [
  { name: "thin", below: 1 },
  { name: "thinner", below: 0.65 },
  { name: "thinnest", below: 0.36 },
] as const
/** Characters of a tick beyond which a small plot names its last figure alone. */
const MAX_IN_SMALL = 5

type PlotSize = "main" | "card" | "small" | "fill" | "tall"

/**
 * A drawn chart: one stop for the keyboard, named by the text summary. `inline` puts the data points into the markup,
 * for pages where no React runs.
 */
export function Plot({
  drawing,
  frequency,
  size = "main",
  inline = false,
  names = NO_NAMES,
}: {
  drawing: Drawing
  frequency: Frequency
  size?: PlotSize
  inline?: boolean
  /** Of two datasets in one plot. */
  names?: readonly string[]
}) {
  const plot = useRef<HTMLDivElement>(null)
  const markup = useMarkup(drawing.svg)

  useEffect(
    () => attachWhenLoaded(plot.current, drawing.dataPoints, names),
    [drawing.dataPoints, names],
  )

  const room = {
    "--tick-chars": drawing.tickChars,
    "--end-chars": drawing.endChars,
    ...(drawing.pairs && { "--pair-growth": drawing.pairs.growth }),
  } as CSSProperties
  return (
    <div
      ref={plot}
      className={listClasses(drawing, size)}
      style={{ ...room, ...paints(drawing) }}
      tabIndex={0}
      role="group"
      aria-label={`${drawing.description} Use the arrow keys to read each ${PERIOD_NOUNS[frequency]}${names.length > 1 ? ", up and down to choose a dataset" : ""}.`}
      data-plot={drawing.isSkyline ? "skyline" : CHART_TRAITS[drawing.chartType].marks}
      {...(inline && {
        "data-points": JSON.stringify(drawing.dataPoints),
        "data-names": JSON.stringify(names),
      })}
    >
      <div className={styles.drawing} dangerouslySetInnerHTML={markup} />
      <div className={styles.tooltip} data-tooltip hidden>
        <b data-part="period" />
        {names.length < 2 ? (
          <>
            <strong data-part="value" />
            <span data-part="change" />
          </>
        ) : (
          names.map((name, k) => (
            <p key={k} className={styles.row}>
              <SeriesKey second={k === 1} chartType={drawing.chartType} />
              <span>{name}</span>
              <strong data-part={k === 0 ? "value" : "value2"} />
            </p>
          ))
        )}
      </div>
      <div className={styles.cursor} data-cursor hidden />
      <p className="sr-only" aria-live="polite" data-live />
    </div>
  )
}

/** The size, and what the labels around the plot need. */
function listClasses(drawing: Drawing, size: PlotSize): string {
  const { hasYears, endChars, tickChars, secondPaint, pairs } = drawing
  // Beside a second dataset stand the ticks of its scale, which have no other place.
  const labelChars = secondPaint === null ? endChars : 0
  const classes = [
    styles.plot,
    styles[size],
    hasYears && styles.years,
    endChars > 0 && styles.end,
    labelChars > LONG_LABEL && styles.longEnd,
    labelChars > MEDIUM_LABEL && styles.mediumEnd,
    size === "small" && tickChars > MAX_IN_SMALL && styles.crowded,
    listThinness(pairs),
  ]
  return classes.filter(Boolean).join(" ")
}

/** In what widths bars of two datasets are drawn without hatching, for plots and for the keys above them. */
export function listThinness(pairs: PairDensity | null | undefined): string {
  const thin = THIN_BARS.filter(({ below }) => pairs && pairs.width < below)
  return thin.map(({ name }) => styles[name]).join(" ")
}

/** The keys in the tooltip are outside the drawing and need its paints too. */
function paints({ paint, secondPaint }: Drawing): CSSProperties {
  const both = { "--series": paint, "--series-2": secondPaint }
  return (secondPaint === null ? {} : both) as CSSProperties
}

const NO_NAMES: readonly string[] = []

/** The tooltip is fetched once the page is drawn: nobody points at single figures before that. */
function attachWhenLoaded(
  element: HTMLElement | null,
  dataPoints: readonly DataPoint[],
  names: readonly string[],
): (() => void) | undefined {
  if (!element) return undefined
  let isGone = false
  let detach: (() => void) | undefined
  void import("./attach-tooltip.ts").then(({ attachTooltip }) => {
    if (!isGone) detach = attachTooltip(element, dataPoints, names)
  })
  return () => {
    isGone = true
    detach?.()
  }
}
