import type { FrequencyLine } from "./load-source.server.ts"
import styles from "./source.module.css"

/** How much a source holds at each frequency. */
export function FrequencyTable({ lines }: { lines: readonly FrequencyLine[] }) {
  return (
    <section className="card" aria-labelledby="held">
      <h2 id="held">What is held</h2>
      <div className={styles.wide} tabIndex={0} role="region" aria-label="Figures by frequency">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Frequency</th>
              {["Indicators", "Series", "Figures", "Countries"].map((head) => (
                <th scope="col" key={head} className={styles.number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, indicators, series, valueCount, countries }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.number}>{indicators}</td>
                <td className={styles.number}>{series}</td>
                <td className={styles.number}>{valueCount}</td>
                <td className={styles.number}>{countries}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
