import styles from "./audiences.module.css"

const FRAME = { className: styles.cover, viewBox: "0 0 320 180", "aria-hidden": true } as const
const RINGS = [
  { r: 150, opacity: 0.16 },
  { r: 116, opacity: 0.3 },
  { r: 82, opacity: 0.55 },
  { r: 48, opacity: 1 },
]
const COLUMNS = Array.from({ length: 16 }, (_, k) => k)
const ROWS = Array.from({ length: 9 }, (_, k) => k)

/** Decorations made of chart parts; they show no data. */
export function RingsCover() {
  return (
    <svg {...FRAME} preserveAspectRatio="xMidYMax slice">
      <rect width="320" height="180" className={styles.navySoft} />
      {RINGS.map(({ r, opacity }) => (
        <circle key={r} cx="248" cy="180" r={r} opacity={opacity} className={styles.ring} />
      ))}
    </svg>
  )
}

export function LinesCover() {
  return (
    <svg {...FRAME} preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="180" className={styles.sunken} />
      <path
        className={`${styles.line ?? ""} ${styles.second ?? ""}`}
        d="M0 132L46 124L92 128L138 108L184 112L230 92L276 96L320 84"
      />
      <path className={styles.line} d="M0 156L46 150L92 136L138 140L184 112L230 70L276 58L320 20" />
      <circle cx="230" cy="70" r="7" className={styles.dot} />
    </svg>
  )
}

export function DotsCover() {
  return (
    <svg {...FRAME} preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="180" className={styles.soft} />
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const isLarge = column - row >= 8
          return (
            <circle
              key={`${String(row)} ${String(column)}`}
              cx={10 + column * 20}
              cy={10 + row * 20}
              r={isLarge ? 6 : 3}
              className={`${styles.dot ?? ""} ${isLarge ? "" : (styles.faint ?? "")}`}
            />
          )
        }),
      )}
    </svg>
  )
}
