import Info from "lucide-react/icons/info"
import { Fragment, useId, type CSSProperties, type ReactNode } from "react"

import type { ComparedSide, ComparedView } from "#charts/query/compared-view.ts"
import { CHART_TRAITS } from "#charts/model/chart-traits.ts"
import { measurePairs } from "#charts/scene/pair-density.ts"
import { renderDrawing } from "#charts/svg/drawing.ts"
import { CHART_TYPES, DEFAULT_CHART_TYPE, getPaint } from "#charts/model/chart-spec.ts"
import { datedSentence, seriesNotes } from "#charts/text/series-text.ts"
import { TRANSFORM_LABELS } from "#charts/text/transform-labels.ts"

import { wholeDays } from "../../components/whole-days.tsx"
import { CHART_TYPE_ICONS } from "../../components/chart/chart-type-icons.ts"
import { listThinness, Plot } from "../../components/chart/plot.tsx"
import { SeriesKey } from "../../components/chart/series-key.tsx"
import { Icon, type IconShape } from "../../components/icon/icon.tsx"
import { ScrollBox } from "../../components/scroll-box/scroll-box.tsx"
import { CompareTable } from "./compare-table.tsx"
import card from "../../components/chart/chart-card.module.css"
import segmented from "../../components/segmented/segmented.module.css"
import styles from "./compare.module.css"
import type { Change } from "./resolve-choice.ts"

/** Stands below every comparison, as specified. */
export const DISCLAIMER = "Graph is not up to scale"

/** Two datasets in one chart: what is compared and how, legend, plot or two panels, notes, sources, table. */
export function CompareFigure({
  view,
  asOf,
  onChange,
  actions,
}: {
  view: ComparedView
  asOf: string | null
  onChange: (change: Change) => void
  actions: ReactNode
}) {
  return (
    <figure className={`${card.card ?? ""} ${styles.chart ?? ""}`} style={buildPaints(view)}>
      <figcaption className={styles.chartHead}>
        <div>
          <h2>{view.title}</h2>
          <p className={styles.sub}>{view.subtitle}</p>
        </div>
        <ViewControls view={view} onChange={onChange} />
      </figcaption>
      <Legend view={view} />
      <ComparePlots view={view} size="tall" />
      <p className={styles.disclaimer}>
        <Icon of={Info} size={16} />
        {DISCLAIMER}
      </p>
      <p className={styles.note}>{wholeDays(writeNotes(view).join(" "))}</p>
      <div className={card.foot}>
        <p className={`${card.source ?? ""} ${styles.source ?? ""}`}>
          Source:{" "}
          {listSources(view, asOf).map(({ publisher, url, sentence }, k) => (
            <Fragment key={k}>
              {k > 0 && " "}
              <a href={url}>{publisher}</a>. {wholeDays(sentence)}
            </Fragment>
          ))}
        </p>
        <div className="no-print">{actions}</div>
      </div>
      <details className={styles.table}>
        <summary>View as table</summary>
        <ScrollBox className={styles.tableBox} label={`Table: ${view.title}`}>
          <CompareTable view={view} />
        </ScrollBox>
      </details>
    </figure>
  )
}

/** The names of both datasets with how they are drawn, their last figures, units and scales. */
export function Legend({ view }: { view: ComparedView }) {
  const [scene] = view.scenes
  const chartType = scene?.chartType ?? DEFAULT_CHART_TYPE
  const look = view.scenes.length > 1 ? styles.apart : listThinness(scene && measurePairs(scene))
  return (
    <ul className={`${styles.legend ?? ""} ${look ?? ""}`}>
      {listSides(view).map(({ title, legend, series: { place } }, k) => (
        <li key={k}>
          <SeriesKey second={k === 1} chartType={chartType} />
          {/* Apart, as in a low embed a long name is cut, but never the country behind it. */}
          <span>
            <span>{title.slice(0, -place.name.length)}</span>
            {place.name} <small>{legend}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The plot of both datasets, or a plot a dataset over the same periods. */
export function ComparePlots({
  view,
  size,
  inline = false,
}: {
  view: ComparedView
  size: "tall" | "fill"
  inline?: boolean
}) {
  const id = useId().replace(/\W/g, "")
  const { frequency } = view.first.plotted.observations
  const sides = listSides(view)
  const names = view.scenes.length === 1 && sides.length === 2 ? listNames(view) : undefined
  return view.scenes.map((scene, k) => (
    <div key={k} className={size === "fill" ? styles.fill : styles.panel}>
      {view.scenes.length > 1 && (
        <h3 className={styles.panelTitle}>
          {sides[k]?.title} <small>{sides[k]?.plotted.unit}</small>
        </h3>
      )}
      {scene.isEmpty ? (
        <p className={styles.nothing}>{scene.description}</p>
      ) : (
        <Plot
          drawing={renderDrawing(scene, `c${id}${String(k)}`)}
          frequency={frequency}
          size={view.scenes.length > 1 && size === "tall" ? "card" : size}
          inline={inline}
          {...(names && { names })}
        />
      )}
    </div>
  ))
}

const NAMES = new WeakMap<ComparedView, string[]>()

/** The names of both datasets, as one list for one view: a new list would make the tooltip start anew. */
function listNames(view: ComparedView): string[] {
  const known = NAMES.get(view) ?? listSides(view).map(({ title }) => title)
  NAMES.set(view, known)
  return known
}

/** Who published the figures and when; one publisher of both is named once. */
export function listSources(
  view: ComparedView,
  asOf: string | null,
): { publisher: string; url: string; sentence: string }[] {
  const sources = listSides(view).map(({ series }) => ({
    publisher: series.source.publisher.replace(/\.$/, ""),
    url: series.source.url,
    sentence: [datedSentence(series, asOf), series.source.terms].filter(Boolean).join(" "),
  }))
  const [first, second] = sources
  const isSame = JSON.stringify(first) === JSON.stringify(second)
  return isSame ? sources.slice(0, 1) : sources
}

/** Sentences below a comparison: gaps, scales, how figures were made, forecasts. */
export function writeNotes(view: ComparedView): string[] {
  const { frequency } = view.first.plotted.observations
  const own = listSides(view).flatMap(({ title, series }) =>
    seriesNotes(series, frequency).map((note) => `${title}: ${note}`),
  )
  return [...view.notes, ...own]
}

function listSides({ first, second }: ComparedView): ComparedSide[] {
  return second ? [first, second] : [first]
}

/** The colours of both datasets as CSS variables, for keys outside the plots. */
export function buildPaints({ first, second }: ComparedView): CSSProperties {
  return {
    "--series": getPaint(first.spec.colour),
    ...(second && { "--series-2": getPaint(second.spec.colour) }),
  } as CSSProperties
}

function ViewControls({
  view,
  onChange,
}: {
  view: ComparedView
  onChange: (change: Change) => void
}) {
  const id = useId()
  const form = "compare-settings"
  return (
    <div className={`no-print ${styles.controls ?? ""}`}>
      <Segments
        legend="Chart Type"
        name="chartType"
        form={form}
        value={view.first.spec.chartType}
        options={CHART_TYPES.map((type) => ({
          value: type,
          label: CHART_TRAITS[type].label,
          icon: CHART_TYPE_ICONS[type],
        }))}
        onChange={(value) => {
          onChange({ chartType: value === DEFAULT_CHART_TYPE ? null : value })
        }}
      />
      <label className={styles.transform} htmlFor={id}>
        <span className="sr-only">Show as</span>
        <select
          id={id}
          name="transform"
          form={form}
          value={view.transform}
          onChange={(event) => {
            onChange({ transform: event.target.value === "level" ? null : event.target.value })
          }}
        >
          {view.transforms.map((transform) => (
            <option key={transform} value={transform}>
              {TRANSFORM_LABELS[transform]}
            </option>
          ))}
        </select>
      </label>
      {view.second && (
        <Segments
          legend="Panels"
          name="layout"
          form={form}
          value={view.layout}
          options={[
            { value: "together", label: view.scale === "two" ? "Two scales" : "One scale" },
            { value: "panels", label: "Two panels" },
          ]}
          onChange={(value) => {
            onChange({ layout: value === "panels" ? value : null })
          }}
        />
      )}
    </div>
  )
}

function Segments({
  legend,
  name,
  form,
  value,
  options,
  onChange,
}: {
  legend: string
  name: string
  form: string
  value: string
  options: readonly { value: string; label: string; icon?: IconShape }[]
  onChange: (value: string) => void
}) {
  return (
    <fieldset className={[segmented.segmented, segmented.small, styles.segments].join(" ")}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            form={form}
            value={option.value}
            checked={value === option.value}
            onChange={() => {
              onChange(option.value)
            }}
          />
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
