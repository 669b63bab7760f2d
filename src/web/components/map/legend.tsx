import styles from "./world-map.module.css"

/** What the colours of a map stand for: a bar of classes with their borders below, and the hatching of no data. */
export function MapLegend({
  classes,
}: {
  classes: readonly { from: string; words: string; paint: string }[]
}) {
  return (
    <ul className={styles.legend}>
      {classes.map(({ from, words, paint }) => (
        <li key={words}>
          <i style={{ background: paint }} />
          <span aria-hidden="true">{from}</span>
          <span className="sr-only">{words}</span>
        </li>
      ))}
      <li className={styles.none}>
        <i />
        No data
      </li>
    </ul>
  )
}
