import { useId, type CSSProperties } from "react"

import { renderDrawing } from "#charts/svg/drawing.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"

import card from "../../components/chart/chart-card.module.css"
import { DataTable } from "../../components/chart/data-table.tsx"
import { Plot } from "../../components/chart/plot.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import { Fold } from "../../components/fold/fold.tsx"
import { Link } from "../../components/link/link.tsx"
import { MapLegend } from "../../components/map/legend.tsx"
import { WorldMap } from "../../components/map/world-map.tsx"
import { ScrollBox } from "../../components/scroll-box/scroll-box.tsx"
import styles from "./answer.module.css"
import type { AnswerChart, AnswerLine } from "./page-data.ts"

/** More lines fold out. */
const MAX_LINES = 12

/** The chart of an answer with every figure of it as a table. */
export function AnswerFigureCard({ chart }: { chart: AnswerChart }) {
  const id = useId()
  return (
    <figure className={`${card.card ?? ""} ${styles.figure ?? ""}`}>
      <figcaption>
        <h2 className={styles.title}>{chart.title}</h2>
        <p className={styles.sub}>{chart.subtitle}</p>
      </figcaption>
      {chart.kind === "map" && (
        <>
          <WorldMap svg={chart.svg} description={chart.description} />
          <MapLegend classes={chart.legend} />
        </>
      )}
      {chart.kind === "line" ? (
        <SeriesChart chart={chart} id={`a${id.replace(/\W/g, "")}`} />
      ) : (
        <Lines lines={chart.lines} caption={chart.title} />
      )}
      <div className={card.foot}>
        <p className={card.source}>{chart.foot}</p>
      </div>
    </figure>
  )
}

function SeriesChart({
  chart: { scene, frequency, title, subtitle },
  id,
}: {
  chart: Extract<AnswerChart, { kind: "line" }>
  id: string
}) {
  return (
    <>
      <Plot drawing={renderDrawing(scene, id)} frequency={frequency} />
      <Fold summary="View as table">
        <DataTable
          caption={`${title}, ${subtitle}`}
          periodHeading={PERIOD_HEADINGS[frequency]}
          valueHeading="Value"
          dataPoints={scene.dataPoints}
        />
      </Fold>
    </>
  )
}

/** What the answer names comes first; the rest of a long list folds out. */
function Lines({ lines, caption }: { lines: readonly AnswerLine[]; caption: string }) {
  const marked = lines.filter(({ isMarked }) => isMarked)
  const isList = marked.length > 1
  const first = isList ? marked : lines.slice(0, MAX_LINES)
  const shown =
    isList || marked.every((line) => first.includes(line)) ? first : [...first, ...marked]
  return (
    <>
      <LinesTable lines={shown} caption={caption} isPlain={isList} />
      {lines.length > shown.length && (
        <Fold summary={`All ${String(lines.length)} countries`}>
          <LinesTable lines={lines} caption={`${caption}, all`} />
        </Fold>
      )}
    </>
  )
}

function LinesTable({
  lines,
  caption,
  isPlain = false,
}: {
  lines: readonly AnswerLine[]
  caption: string
  isPlain?: boolean
}) {
  return (
    <ScrollBox className={styles.tableBox} label={caption}>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Country</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ rank, name, path, code2, value, share, isMarked }) => (
            <tr key={path} className={isMarked && !isPlain ? styles.marked : undefined}>
              <td>{rank}</td>
              <th scope="row">
                <div>
                  <Flag code2={code2} size="small" />
                  <Link to={path}>{name}</Link>
                </div>
              </th>
              <td
                style={
                  share === null ? undefined : ({ "--w": `${String(share)}%` } as CSSProperties)
                }
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
