import type { Sparkline as Shape } from "#charts/scene/sparkline.ts"

import { SPARKLINE_HEIGHT, SPARKLINE_WIDTH } from "./size.ts"
import styles from "./sparkline.module.css"

/** A small line of the last values beside the figure it leads to, as the server drew it. */
export function Sparkline({ shape }: { shape: Shape }) {
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${String(SPARKLINE_WIDTH)} ${String(SPARKLINE_HEIGHT)}`}
      width={SPARKLINE_WIDTH}
      height={SPARKLINE_HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape.path} />
      {shape.end && <circle cx={shape.end.x} cy={shape.end.y} r="3" />}
    </svg>
  )
}
