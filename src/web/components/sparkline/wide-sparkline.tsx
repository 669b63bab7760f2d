import type { Sparkline } from "#charts/scene/sparkline.ts"

import styles from "./sparkline.module.css"

/** A small line that is as wide as what it stands in; the shape lies in a box of 100 by 100. */
export function WideSparkline({ shape }: { shape: Sparkline }) {
  return (
    <svg
      className={`${styles.spark ?? ""} ${styles.wide ?? ""}`}
      aria-hidden="true"
      focusable="false"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path d={shape.path} vectorEffect="non-scaling-stroke" />
      </svg>
      {shape.end && (
        <circle cx={`${String(shape.end.x)}%`} cy={`${String(shape.end.y)}%`} r="3.5" />
      )}
    </svg>
  )
}
