import { Link } from "../../components/link/link.tsx"
import type { Landscape } from "./draw-landscape.server.ts"
import styles from "./skyline.module.css"

const percent = (number: number) => `${String(number)}%`

/** The bars behind the headline, ending on the labelled last one, with their source. */
export function Skyline({ landscape }: { landscape: Landscape }) {
  const { bars, barWidth, axis, value, country, firstYear, lastYear, summary, title, source } =
    landscape
  return (
    <>
      <figure className={styles.skyline}>
        <svg className={styles.bars} role="img" aria-label={summary}>
          {bars.map(({ x, height, isDecade }, k) => (
            <rect
              key={x}
              className={k === bars.length - 1 ? styles.now : isDecade ? styles.decade : undefined}
              x={percent(x)}
              y={percent(Math.round((100 - height) * 100) / 100)}
              width={percent(barWidth)}
              height={percent(height)}
            />
          ))}
        </svg>
        <p className={styles.label} aria-hidden="true">
          <strong>{value}</strong> people in {country}, {lastYear}
        </p>
        <div className={styles.axis} aria-hidden="true">
          <span className={styles.first}>{firstYear}</span>
          {axis.map(({ label, x }) => (
            <span key={label} style={{ left: percent(x) }}>
              {label}
            </span>
          ))}
          <span className={styles.last}>{lastYear}</span>
        </div>
      </figure>
      <p className={`container ${styles.source ?? ""}`}>
        <Link to={landscape.path}>{title}</Link>. Source: {source}
      </p>
    </>
  )
}
