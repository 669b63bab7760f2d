import styles from "./error-page.module.css"

const DAYS = ["Mon", "Tue", "Wed", "Here", "Fri", "Sat", "Sun"]
const GRID = [0, 25, 50, 75]
const BEFORE = "M0 760L83.33 710L166.67 730L250 660L333.33 620"
const AFTER = "M666.67 480L750 420L833.33 390L916.67 280L1000 200"
const ENDS = [
  { x: 33.33, y: 62 },
  { x: 66.67, y: 48 },
  { x: 100, y: 20 },
]

/** Decoration: a line with a gap where the page should be. It shows no data. */
export function GapChart() {
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg focusable="false">
        <defs>
          <pattern
            id="missing-page"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line className={styles.hatch} y2="6" />
          </pattern>
        </defs>
        {GRID.map((y) => (
          <line
            key={y}
            className={styles.grid}
            x2="100%"
            y1={`${String(y)}%`}
            y2={`${String(y)}%`}
          />
        ))}
        <line className={styles.zero} x2="100%" y1="100%" y2="100%" />
        <rect x="37.5%" width="25%" height="100%" fill="url(#missing-page)" />
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">
          <path className={styles.line} d={BEFORE + AFTER} vectorEffect="non-scaling-stroke" />
        </svg>
        {ENDS.map(({ x, y }) => (
          <circle
            key={x}
            className={styles.dot}
            cx={`${String(x)}%`}
            cy={`${String(y)}%`}
            r="4.5"
          />
        ))}
        <text className={styles.label} x="50%" y="6%">
          No data
        </text>
        {DAYS.map((day, k) => (
          <text
            key={day}
            className={styles.label}
            x={`${String((k / (DAYS.length - 1)) * 100)}%`}
            y="100%"
            dy="24"
          >
            {day}
          </text>
        ))}
      </svg>
    </div>
  )
}
