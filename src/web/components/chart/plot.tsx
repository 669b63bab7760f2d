import { useEffect, useRef, type CSSProperties } from "react"

import type { Reading, Scene } from "#charts/scene.ts"
import { sceneSvg } from "#charts/scene-svg.ts"

import styles from "./plot.module.css"
import { SeriesKey } from "./series-key.tsx"

const PERIOD_WORDS = { yearly: "year", quarterly: "quarter", monthly: "month" } as const

/**
 * A drawn chart: one stop for the keyboard, named by the text summary. `inline` puts the readings into the markup,
 * for pages where no React runs.
 */
export function Plot({
  scene,
  id,
  frequency,
  size = "main",
  inline = false,
  names = NO_NAMES,
}: {
  scene: Scene
  id: string
  frequency: keyof typeof PERIOD_WORDS
  size?: "main" | "card" | "fill" | "tall"
  inline?: boolean
  /** Of two datasets in one plot. */
  names?: readonly string[]
}) {
  const plot = useRef<HTMLDivElement>(null)
  const svg = sceneSvg(scene, id)

  useEffect(() => attachWhenLoaded(plot.current, scene.readings, names), [scene, names])

  const room = {
    "--tick-chars": scene.tickChars,
    "--end-chars": scene.endChars,
  } as CSSProperties
  const classes = [styles.plot, styles[size], scene.hasYears && styles.years]
  return (
    <div
      ref={plot}
      className={[...classes, scene.endChars > 0 && styles.end].filter(Boolean).join(" ")}
      style={{ ...room, ...paints(scene) }}
      tabIndex={0}
      role="group"
      aria-label={`${scene.description} Use the arrow keys to read each ${PERIOD_WORDS[frequency]}${names.length > 1 ? ", up and down to choose a dataset" : ""}.`}
      data-plot={scene.skyline === "" ? scene.chartType : "skyline"}
      {...(inline && {
        "data-readings": JSON.stringify(scene.readings),
        "data-names": JSON.stringify(names),
      })}
    >
      <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
      <div className={styles.reading} data-reading hidden>
        <b data-part="period" />
        {names.length < 2 ? (
          <>
            <strong data-part="value" />
            <span data-part="change" />
          </>
        ) : (
          names.map((name, k) => (
            <p key={k} className={styles.row}>
              <SeriesKey second={k === 1} isBar={scene.chartType === "bar"} />
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

/** The keys in the reading box are outside the drawing and need its paints too. */
function paints({ paint, second }: Scene): CSSProperties {
  return (second ? { "--series": paint, "--series-2": second.paint } : {}) as CSSProperties
}

const NO_NAMES: readonly string[] = []

/** The reading box is fetched when the page stands: nobody reads single figures before that. */
function attachWhenLoaded(
  element: HTMLElement | null,
  readings: readonly Reading[],
  names: readonly string[],
): (() => void) | undefined {
  if (!element) return undefined
  let isGone = false
  let detach: (() => void) | undefined
  void import("./attach-reading.ts").then(({ attachReading }) => {
    if (!isGone) detach = attachReading(element, readings, names)
  })
  return () => {
    isGone = true
    detach?.()
  }
}
