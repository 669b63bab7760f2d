import styles from "./series-key.module.css"

/** How a dataset is drawn, in small: a line with a round or, dashed, a square point; a full or a hatched bar. */
export function SeriesKey({
  second = false,
  isBar = false,
}: {
  second?: boolean
  isBar?: boolean
}) {
  const names = [styles.key, second && styles.second, isBar && styles.bar]
  return <i aria-hidden="true" className={names.filter(Boolean).join(" ")} />
}
