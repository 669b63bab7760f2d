import { useEffect, useRef } from "react"

import { useMarkup } from "../use-markup.ts"
import styles from "./world-map.module.css"

/**
 * A map of the world: one stop for the keyboard, named by its summary; every country is a link for the pointer.
 */
export function WorldMap({ svg, description }: { svg: string; description: string }) {
  const map = useRef<HTMLDivElement>(null)
  const markup = useMarkup(svg)
  useEffect(() => attachWhenLoaded(map.current), [svg, description])
  return (
    <div
      ref={map}
      className={styles.map}
      tabIndex={0}
      role="group"
      aria-label={`${description} Use the arrow keys to read each country, from the highest.`}
      data-world-map
    >
      <div className={styles.drawing} dangerouslySetInnerHTML={markup} />
      <div className={styles.tooltip} data-tooltip hidden>
        <b />
        <span />
      </div>
      <p className="sr-only" aria-live="polite" data-live />
    </div>
  )
}

/** The tooltip is fetched once the page is drawn. */
function attachWhenLoaded(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  let isGone = false
  let detach: (() => void) | undefined
  void import("./attach-map-tooltip.ts").then(({ attachMapTooltip }) => {
    if (!isGone) detach = attachMapTooltip(element)
  })
  return () => {
    isGone = true
    detach?.()
  }
}
