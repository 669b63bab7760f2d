import { Link } from "../../../components/link/link.tsx"
import { ScrollBox } from "../../../components/scroll-box/scroll-box.tsx"
import type { AnsweredClaim } from "./claim.ts"
import styles from "./firmness.module.css"

type Robustness = NonNullable<AnsweredClaim["robustness"]>
type Cell = Robustness["cells"][number]

/** How firm a correct statement is: a cell for each way of counting it, the same in a sentence, and all ways in a table. */
export function Firmness({ claim }: { claim: Pick<AnsweredClaim, "robustness"> }) {
  const { robustness } = claim
  // Checks that were kept before know nothing of it.
  if (!robustness) return null
  const { cells, holds, of, sentence, isFirm } = robustness
  const rows = groupCells(cells)
  return (
    <details className={styles.firmness}>
      <summary>
        <span className={styles.strip} aria-hidden="true">
          {rows.map(({ name, own }) => (
            <span key={name} className={styles.group}>
              {own.map((cell) => (
                <span
                  key={String(cell.year)}
                  className={cell.holds ? styles.holds : styles.fails}
                />
              ))}
            </span>
          ))}
        </span>
        <span className={styles.count}>
          Holds for {holds} of {of} ways of counting
        </span>
      </summary>
      {/* Where it is not firm, the message above says so already. */}
      {isFirm && <p>{sentence}</p>}
      <ScrollBox className={styles.scroll} label="Ways of counting">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Counted</th>
              {listYears(cells).map((year) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, own }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {listYears(cells).map((year) => (
                  <td key={year}>{describe(own.find((cell) => cell.year === year))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  )
}

/** The page where all publishers of the measure stand side by side. */
export function SharedLink({ claim: { evidence } }: { claim: Pick<AnsweredClaim, "evidence"> }) {
  if (!evidence.shared) return null
  const { path, name, differs } = evidence.shared
  return (
    <p className={styles.shared}>
      <Link to={path}>{name}: all publishers side by side</Link>
      {differs && " (they differ)"}
    </p>
  )
}

function describe(cell: Cell | undefined): string {
  if (!cell) return "–"
  return cell.holds ? "holds" : "does not"
}

function listYears(cells: readonly Cell[]): number[] {
  return [...new Set(cells.map(({ year }) => year))].sort((a, b) => a - b)
}

/** A row for each publisher and form, its cells in the order of the years. */
function groupCells(cells: readonly Cell[]): { name: string; own: Cell[] }[] {
  const rows = new Map<string, Cell[]>()
  for (const cell of cells) {
    const name = cell.form === "as stated" ? cell.publisher : `${cell.publisher}, ${cell.form}`
    rows.set(name, [...(rows.get(name) ?? []), cell])
  }
  return [...rows].map(([name, own]) => ({ name, own: own.sort((a, b) => a.year - b.year) }))
}
