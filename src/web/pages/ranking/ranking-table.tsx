import { useState, type CSSProperties } from "react"

import { worldQuery } from "#charts/query/world-query.ts"
import type { WorldSort } from "#charts/views/world-view.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"

import { Link } from "../../components/link/link.tsx"
import { Button } from "../../components/button/button.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import { useHydrated } from "../../components/use-hydrated.ts"
import { MAX_COMPARED } from "./max-compared.ts"
import type { RankRow, RankingData } from "./page-data.ts"
import { PhoneFold } from "./phone-fold.tsx"
import scroll from "../../components/scroll-box/scroll-box.module.css"
import styles from "./ranking.module.css"

/** Every country with a figure of the year; those that are ticked can be compared. */
export function RankingTable({ chart, name }: { chart: RankingData; name: string }) {
  const { spec } = chart
  const rows = chart.ranked
  const [chosen, setChosen] = useState(0)
  const isHydrated = useHydrated()
  return (
    <form
      action={indicatorPath({ name })}
      className={styles.ranking}
      onChange={(event) => {
        setChosen(event.currentTarget.querySelectorAll(":checked").length)
      }}
    >
      {spec.asOf !== null && <input type="hidden" name="asOf" value={spec.asOf} />}
      <div className={styles.rankingHead}>
        <h2 className={styles.listTitle}>Ranking, {String(spec.year)}</h2>
        <Button
          type="submit"
          look="soft"
          disabled={isHydrated && (chosen === 0 || chosen > MAX_COMPARED.count)}
        >
          {chosen > MAX_COMPARED.count
            ? `Choose up to ${MAX_COMPARED.word}`
            : "Compare chosen countries"}
        </Button>
      </div>
      <a className={styles.past} href="#customize-map">
        Skip to the controls of the map
      </a>
      <p
        className={styles.sub}
      >{`Tick up to ${MAX_COMPARED.word} countries to see their figures side by side.`}</p>
      <div className={`${scroll.box ?? ""} ${styles.tableBox ?? ""}`}>
        <table className={styles.table}>
          <caption className="sr-only">
            {name}, {String(spec.year)}, by country
          </caption>
          <thead>
            <tr>
              <SortHead chart={chart} name={name} sort="value" label="Rank" />
              <SortHead chart={chart} name={name} sort="name" label="Country" />
              <th scope="col" className={styles.num}>
                Value
              </th>
              {spec.since !== null && (
                <SortHead
                  chart={chart}
                  name={name}
                  sort="change"
                  label={`Change since ${String(spec.since)}`}
                  isNumber
                />
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.slug} row={row} name={name} hasChange={spec.since !== null} />
            ))}
          </tbody>
        </table>
      </div>
      <PhoneFold count={rows.length} />
    </form>
  )
}

function Row({ row, name, hasChange }: { row: RankRow; name: string; hasChange: boolean }) {
  return (
    <tr id={row.slug}>
      <td>{row.rank}</td>
      <th scope="row">
        <div>
          <label>
            <input
              type="checkbox"
              name="countries"
              value={row.slug}
              aria-label={`Compare ${row.name}`}
            />
          </label>
          <Flag code2={row.code2} size="small" />
          <a href={indicatorPath({ name, countrySlug: row.slug })}>{row.name}</a>
        </div>
      </th>
      <td
        style={
          row.share === null ? undefined : ({ "--w": `${String(row.share)}%` } as CSSProperties)
        }
      >
        <Value row={row} />
      </td>
      {hasChange && <td>{row.change}</td>}
    </tr>
  )
}

/** Phones show a shorter form of long values, so that names stay whole and the change in sight. */
function Value({ row: { value, narrow } }: { row: RankRow }) {
  if (narrow === undefined) return value
  return (
    <>
      <span className={styles.wideOnly}>{value}</span>
      <span className={styles.phoneOnly}>{narrow}</span>
    </>
  )
}

/** Links and no buttons, so that the order changes without script as well. */
function SortHead({
  chart,
  name,
  sort,
  label,
  isNumber = false,
}: {
  chart: RankingData
  name: string
  sort: WorldSort
  label: string
  isNumber?: boolean
}) {
  const isSorted = chart.spec.sort === sort
  const order = sort === "name" ? "ascending" : "descending"
  const query = worldQuery({ ...chart, spec: { ...chart.spec, sort } })
  return (
    <th
      scope="col"
      className={isNumber ? styles.num : undefined}
      aria-sort={isSorted ? (sort === "value" ? "ascending" : order) : undefined}
    >
      <Link to={indicatorPath({ name, query })} preventScrollReset>
        {label}
      </Link>
    </th>
  )
}

/** Regions and groups with a figure of the year. */
export function RegionTable({ chart, name }: { chart: RankingData; name: string }) {
  const rows = chart.regions
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className={styles.listTitle}>Regions and groups, {String(chart.spec.year)}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.slug}>
            <a href={indicatorPath({ name, countrySlug: row.slug })}>{row.name}</a>
            <b>
              <Value row={row} />
            </b>
          </li>
        ))}
      </ul>
      <PhoneFold count={rows.length} />
    </section>
  )
}
