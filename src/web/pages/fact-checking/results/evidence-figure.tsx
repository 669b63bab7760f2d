import { toPublishedScale } from "#domain/units/to-scale.ts"

import type { AnsweredClaim } from "./claim.ts"
import { evidenceBars, type EvidenceShape, type EvidencePoint } from "./evidence-bars.ts"
import styles from "./evidence.module.css"
import { chartTitle, figureText } from "./figure-text.ts"

const percent = (share: number) => `${String(share)}%`

/** The series a claim was compared with, small: the periods that decide stand out, the stated figure is a dashed bar. */
export function EvidenceFigure({
  claim,
  points,
}: {
  claim: AnsweredClaim
  /** The whole series; null while it is fetched. */
  points: readonly EvidencePoint[] | null
}) {
  const { claim: slots, chart } = claim
  const unit = readUnit(claim, points)
  const shape = points && layOut(claim, points, unit)
  const [first, last] = [shape?.bars[0]?.period, shape?.bars.at(-1)?.period]
  const title = chartTitle(slots.indicatorName, chart?.place)
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{title}</b>{" "}
        {describeRange(isNamed(unit, slots.indicatorName) ? null : unit, first, last)}
      </figcaption>
      <svg className={styles.plot} aria-hidden="true" focusable="false">
        {shape && <Ticks shape={shape} unit={unit} />}
        {shape && <Bars shape={shape} stated={figureText(slots.statedValue, slots.unit)} />}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
      <Others claim={claim} unit={unit} />
      {shape && <BarTable shape={shape} name={title} unit={unit} />}
    </figure>
  )
}

function layOut(
  { claim: slots, evidence, chart }: AnsweredClaim,
  points: readonly EvidencePoint[],
  unit: string | null,
): EvidenceShape {
  const own = (chart?.marks ?? []).filter(({ country }) => country === slots.country)
  return evidenceBars(points, {
    period: evidence.period,
    marked: own.map(({ period }) => period),
    value:
      slots.statedValue !== null && evidence.actualValue !== null && isOnScale(points, evidence)
        ? toPublishedScale(
            { value: slots.statedValue, unit: slots.unit },
            { value: evidence.actualValue, unit },
          )
        : null,
  })
}

/** What the bars count; the figure of a rank or multiple has a unit of its own. */
function readUnit(
  { evidence, chart }: AnsweredClaim,
  points: readonly EvidencePoint[] | null,
): string | null {
  if (chart?.unit !== undefined) return chart.unit
  return points && isOnScale(points, evidence) ? evidence.unit : null
}

/** The unit of the bars and their first and last period, as far as these are known. */
function describeRange(unit: string | null, first?: string, last?: string): string {
  const periods = first === undefined ? "" : `${first} to ${String(last)}`
  const known = [unit, periods].filter(Boolean).join(", ")
  return known === "" ? "" : `(${known})`
}

/** Whether the name of an indicator ends with its unit already. */
function isNamed(unit: string | null, name: string | null): boolean {
  return unit !== null && name?.includes(`(${unit})`) === true
}

/** What the bars show, for those who do not see them. */
function BarTable({
  shape,
  name,
  unit,
}: {
  shape: EvidenceShape
  name: string
  unit: string | null
}) {
  return (
    // A table is as wide as its caption, whatever width is set: the box around it is not.
    <div className="sr-only">
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {shape.bars.map(({ period, value }) => (
            <tr key={period}>
              <th scope="row">{period}</th>
              <td>{figureText(value, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whether the figure compared with the claim is one of the series: a change, a share or a rank is not drawn over it. */
function isOnScale(
  points: readonly EvidencePoint[],
  { period, actualValue }: AnsweredClaim["evidence"],
) {
  const point = points.find((each) => each.period === period)
  return point !== undefined && actualValue !== null && point.value === actualValue
}

/** Lines across with their figures to the left; a unit that is not a sign stands in the caption alone. */
function Ticks({ shape, unit }: { shape: EvidenceShape; unit: string | null }) {
  const sign = unit?.includes("%") ? "%" : null
  return shape.ticks.map(({ value, y }) => (
    <g key={value} className={styles.tick}>
      <line x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
      <text x="-8" y={percent(y)} dy="0.35em" textAnchor="end">
        {figureText(value, sign)}
      </text>
    </g>
  ))
}

function Bars({ shape, stated }: { shape: EvidenceShape; stated: string }) {
  const { claimed } = shape
  return (
    <>
      {shape.bars.map(({ period, x, y, height, isMarked }) => (
        <rect
          key={period}
          className={isMarked ? styles.now : undefined}
          x={percent(x)}
          y={percent(y)}
          width={percent(shape.width)}
          height={percent(height)}
        />
      ))}
      <line
        className={styles.zero}
        x1="0"
        x2="100%"
        y1={percent(shape.zero)}
        y2={percent(shape.zero)}
      />
      {claimed && (
        <>
          <rect
            className={styles.claimed}
            x={percent(claimed.x)}
            y={percent(claimed.y)}
            width={percent(shape.width)}
            height={percent(claimed.height)}
          />
          <text
            x={percent(claimed.x > 50 ? claimed.x + shape.width : claimed.x)}
            y="0"
            dy="0.8em"
            textAnchor={claimed.x > 50 ? "end" : "start"}
          >
            Claimed {stated}
          </text>
        </>
      )}
    </>
  )
}

/** Points of other countries that decide, as in a comparison. */
function Others({ claim: { claim, chart }, unit }: { claim: AnsweredClaim; unit: string | null }) {
  const others = (chart?.marks ?? []).filter(({ country }) => country !== claim.country)
  if (others.length === 0) return null
  return (
    <ul className={styles.others}>
      {others.map(({ country, place = country, period, value }) => (
        <li key={`${country} ${period}`}>
          {place}, {period}: <b>{figureText(value, unit)}</b>
        </li>
      ))}
    </ul>
  )
}
