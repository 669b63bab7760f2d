import { useEffect, useRef, type CSSProperties } from "react"

import type { Reading, Scene } from "#charts/scene.ts"
import { sceneSvg } from "#charts/scene-svg.ts"

import styles from "./plot.module.css"

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
}: {
  scene: Scene
  id: string
  frequency: keyof typeof PERIOD_WORDS
  size?: "main" | "card" | "fill"
  inline?: boolean
}) {
  const plot = useRef<HTMLDivElement>(null)
  const svg = sceneSvg(scene, id)

  useEffect(() => attachWhenLoaded(plot.current, scene.readings), [scene])

  const room = {
    "--tick-chars": scene.tickChars,
    "--end-chars": scene.endChars,
  } as CSSProperties
  const classes = [styles.plot, styles[size], scene.hasYears && styles.years]
  return (
    <div
      ref={plot}
      className={[...classes, scene.endChars > 0 && styles.end].filter(Boolean).join(" ")}
      style={room}
      tabIndex={0}
      role="group"
      aria-label={`${scene.description} Use the arrow keys to read each ${PERIOD_WORDS[frequency]}.`}
      data-plot={scene.skyline === "" ? scene.chartType : "skyline"}
      {...(inline && { "data-readings": JSON.stringify(scene.readings) })}
    >
      <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
      <div className={styles.reading} data-reading hidden>
        <b />
        <strong />
        <span />
      </div>
      <div className={styles.cursor} data-cursor hidden />
      <p className="sr-only" aria-live="polite" data-live />
    </div>
  )
}

/** The reading box is fetched when the page stands: nobody reads single figures before that. */
function attachWhenLoaded(
  element: HTMLElement | null,
  readings: readonly Reading[],
): (() => void) | undefined {
  if (!element) return undefined
  let isGone = false
  let detach: (() => void) | undefined
  void import("./attach-reading.ts").then(({ attachReading }) => {
    if (!isGone) detach = attachReading(element, readings)
  })
  return () => {
    isGone = true
    detach?.()
  }
}
