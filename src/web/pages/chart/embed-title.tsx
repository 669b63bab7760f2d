import styles from "./chart.module.css"

/** The measure of a title, then its place, its year or both: "Inflation, consumer prices", "Nigeria". */
const TITLE = /^(.+?), ([^,]+(?:, [^,]+)?)$/

type EmbedTitleProps = {
  title: string
  /** What the title ends with, where that may hold a comma itself. */
  ending?: string | undefined
}

/** The heading of an embed. Where it has one line only, the measure is cut and never what stands last in it. */
export function EmbedTitle({ title, ending }: EmbedTitleProps) {
  const [, what = title, where = ""] =
    ending !== undefined && title.endsWith(`, ${ending}`)
      ? [title, title.slice(0, -ending.length - 2), ending]
      : (TITLE.exec(title) ?? [])
  if (where === "") return <h1>{title}</h1>
  return (
    <h1>
      <span className={styles.what}>{what},</span> <span className={styles.where}>{where}</span>
    </h1>
  )
}
