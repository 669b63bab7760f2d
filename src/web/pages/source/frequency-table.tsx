import { ScrollBox } from "../../components/scroll-box/scroll-box.tsx"
import type { FrequencyLine } from "./load-source.server.ts"
import styles from "./source.module.css"

const COUNTS = [
  ["indicators", "Indicators"],
  ["series", "Series"],
  ["valueCount", "Figures"],
  ["countries", "Countries"],
] as const

/** How much a source holds at each frequency. */
export function FrequencyTable({ lines }: { lines: readonly FrequencyLine[] }) {
  return (
    <section className="card" aria-labelledby="held">
      <h2 id="held">What is held</h2>
      <ScrollBox label="Figures by frequency">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Frequency</th>
              {COUNTS.map(([, head]) => (
                <th scope="col" key={head} className={styles.number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                {COUNTS.map(([count, head]) => (
                  <td key={head} className={styles.number} data-label={head}>
                    {line[count]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}
