import { useEffect, useRef } from "react"

import type { ExplorePlayer } from "./page-data.ts"
import styles from "./player.module.css"

/** Plays the years of a figure. It shows itself once its script runs; without one the table of frames leads to each year. */
export function Player({ player }: { player: ExplorePlayer }) {
  const box = useRef<HTMLDivElement>(null)
  const { framesPath, years, path, msPerFrame } = player
  const last = years.at(-1) ?? ""
  useEffect(() => attachWhenLoaded(box.current), [framesPath])
  return (
    <div
      ref={box}
      className={styles.player}
      role="group"
      aria-label="Player"
      data-player={framesPath}
      data-years={years.join(",")}
      data-path={path}
      data-ms={msPerFrame}
      hidden
    >
      <button type="button" data-play aria-label="Play">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path className={styles.start} d="M4 2l10 6-10 6z" />
          <path className={styles.stop} d="M3 2h4v12H3zM9 2h4v12H9z" />
        </svg>
      </button>
      <button type="button" data-back aria-label="Previous frame">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M11 2v12L4 8z" />
        </svg>
      </button>
      <input
        type="range"
        min={0}
        max={years.length - 1}
        defaultValue={years.length - 1}
        aria-label="Year"
        aria-valuetext={String(last)}
      />
      <button type="button" data-next aria-label="Next frame">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M5 2v12l7-6z" />
        </svg>
      </button>
      <a data-frame href={path} title="Address of this frame">
        {last}
      </a>
      <p data-said role="status" />
    </div>
  )
}

/** What moves is fetched when the page stands. */
function attachWhenLoaded(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  let isGone = false
  let detach: (() => void) | undefined
  void import("./attach-player.ts").then(({ attachPlayer }) => {
    if (!isGone) detach = attachPlayer(element)
  })
  return () => {
    isGone = true
    detach?.()
  }
}
