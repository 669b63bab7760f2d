import styles from "./chart.module.css"

/** The credit of several publishers, then the day of their data. */
const SEVERAL = /^(.*;.*?\.) (Data as of .*)$/

/** Source and day of an embed. Where there is little room, the credit of several publishers is cut and never the day. */
export function EmbedFoot({ text }: { text: string }) {
  const [, credit, day] = SEVERAL.exec(text) ?? []
  return (
    <div className={styles.foot}>
      {credit === undefined ? (
        <p>{text}</p>
      ) : (
        <>
          <span className={styles.credit}>{credit}</span> <span>{day}</span>
        </>
      )}
    </div>
  )
}
