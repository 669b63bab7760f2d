import { useState } from "react"

import { Button } from "../../components/button/button.tsx"
import { ScrollBox } from "../../components/scroll-box/scroll-box.tsx"
import styles from "./components.module.css"
import type { SampleRow } from "./sample-rows.ts"

const PAGE_SIZE = 20
const SKELETON = Array.from({ length: PAGE_SIZE }, (_, k) => k)

/** A table with its pages and its skeleton of twenty rows. */
export function SampleTable({ rows }: { rows: readonly SampleRow[] }) {
  const [page, setPage] = useState(0)
  const [isLoading, setLoading] = useState(false)
  const start = page * PAGE_SIZE
  const shown = rows.slice(start, start + PAGE_SIZE)
  return (
    <section aria-labelledby="table">
      <h2 id="table">Table</h2>
      <p>
        <Button
          onClick={() => {
            setLoading(!isLoading)
          }}
        >
          {isLoading ? "Show rows" : "Show the skeleton"}
        </Button>
      </p>
      <ScrollBox label="Sample users">
        <table className={styles.table} aria-busy={isLoading || undefined}>
          <caption className="sr-only">Sample users</caption>
          <thead>
            <tr>
              {["Name", "Role", "createdAt", "updatedAt"].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isLoading
              ? SKELETON.map((k) => (
                  <tr key={k} className={styles.skeleton} aria-hidden="true">
                    <td colSpan={4}>
                      <span />
                    </td>
                  </tr>
                ))
              : shown.map((row, k) => (
                  <tr key={start + k}>
                    <td className={row.name === "Untitled User" ? styles.untitled : undefined}>
                      {row.name}
                    </td>
                    <td>{row.role}</td>
                    <td>{row.createdAt}</td>
                    <td>{row.updatedAt}</td>
                  </tr>
                ))}
          </tbody>
        </table>
      </ScrollBox>
      <nav className={styles.pages} aria-label="Pages">
        <Button
          disabled={page === 0}
          onClick={() => {
            setPage(page - 1)
          }}
        >
          Previous
        </Button>
        <span role="status">
          {start + 1}-{start + shown.length} out of {rows.length}
        </span>
        <Button
          disabled={start + PAGE_SIZE >= rows.length}
          onClick={() => {
            setPage(page + 1)
          }}
        >
          Next
        </Button>
      </nav>
    </section>
  )
}
