import Check from "lucide-react/icons/check"
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal"
import { useId, useState, type CSSProperties, type ReactNode } from "react"
import { useLocation, useNavigate } from "react-router"

import { CHART_TRAITS } from "#charts/model/chart-traits.ts"
import {
  CHART_TYPES,
  COLOURS,
  type ChartSpec,
  type ChartType,
  type Transform,
} from "#charts/model/chart-spec.ts"
import { TRANSFORM_LABELS } from "#charts/text/transform-labels.ts"
import { CHART_OPTION_KEYS } from "#domain/addresses/address-keys.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"

import { OtherParameters } from "../../../components/field/other-parameters.tsx"
import { OptionSelect } from "../../../components/option-select/option-select.tsx"
import { Button } from "../../../components/button/button.tsx"
import { CHART_TYPE_ICONS } from "../../../components/chart/chart-type-icons.ts"
import { Icon } from "../../../components/icon/icon.tsx"
import { Modal } from "../../../components/modal/modal.tsx"
import { chartQuery, yearsBetween } from "#charts/query/chart-query.ts"
import segmented from "../../../components/segmented/segmented.module.css"
import styles from "./customize-chart.module.css"
import type { SeriesData } from "../page-data.ts"

/** The controls beside the chart. */
export function CustomizeCard({ series }: { series: SeriesData }) {
  return (
    <section className={`card ${styles.card ?? ""}`} aria-labelledby="customize">
      <h2 className={styles.title} id="customize">
        Customize Chart
      </h2>
      <CustomizeForm series={series} />
    </section>
  )
}

/** On phones the same controls open as a sheet from the bottom. */
export function CustomizeSheet({ series }: { series: SeriesData }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <Button
        className="needs-script"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        <Icon of={SlidersHorizontal} />
        Customize Chart
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        title="Customize Chart"
        actions={
          <Button look="soft" onClick={close}>
            Done
          </Button>
        }
      >
        <CustomizeForm series={series} />
      </Modal>
    </>
  )
}

/** A plain form that asks for the page anew; with script every choice takes effect at once. */
function CustomizeForm({ series }: { series: SeriesData }) {
  const { firstYear, lastYear } = series
  const { spec, choose } = useChosenSpec(series)
  const { pathname, search } = useLocation()
  const id = useId()
  const startYear = spec.startYear ?? firstYear
  const endYear = spec.endYear ?? lastYear
  return (
    <form className={styles.form} method="get" action={pathname}>
      <OtherParameters search={search} fields={FORM_FIELDS} />
      <ChartTypes chosen={spec.chartType} choose={choose} />
      <Frequencies chosen={spec.frequency} held={series.frequencies} choose={choose} />
      <div className={styles.years}>
        <YearSelect
          id={`${id}-start`}
          name="startYear"
          label="Start Year"
          value={startYear}
          years={yearsBetween(firstYear, endYear)}
          onChoose={(year) => {
            choose({ startYear: year })
          }}
        />
        <YearSelect
          id={`${id}-end`}
          name="endYear"
          label="End Year"
          value={endYear}
          years={yearsBetween(startYear, lastYear)}
          onChoose={(year) => {
            choose({ endYear: year })
          }}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-transform`}>Show as</label>
        <select
          id={`${id}-transform`}
          name="transform"
          value={spec.transform ?? "level"}
          onChange={(event) => {
            choose({ transform: event.target.value as Transform })
          }}
        >
          {series.transforms.map((transform) => (
            <option key={transform} value={transform}>
              {TRANSFORM_LABELS[transform]}
            </option>
          ))}
        </select>
      </div>
      <fieldset className={styles.field}>
        <legend>Colour</legend>
        <Swatches
          colour={spec.colour}
          onChoose={(colour) => {
            choose({ colour })
          }}
        />
      </fieldset>
      <noscript>
        <Button type="submit" look="soft">
          Apply
        </Button>
      </noscript>
    </form>
  )
}

type Choose = (change: Partial<ChartSpec>) => void

function ChartTypes({ chosen, choose }: { chosen: ChartType; choose: Choose }) {
  return (
    <fieldset className={styles.field}>
      <legend>Chart Type</legend>
      <div className={segmented.segmented}>
        {CHART_TYPES.map((type) => (
          <Segment
            key={type}
            name="chartType"
            value={type}
            checked={chosen === type}
            onChoose={() => {
              choose({ chartType: type })
            }}
          >
            <Icon of={CHART_TYPE_ICONS[type]} size={17} />
            {CHART_TRAITS[type].label}
          </Segment>
        ))}
      </div>
    </fieldset>
  )
}

/** All of them; those without figures can be seen but not chosen. */
function Frequencies({
  chosen,
  held,
  choose,
}: {
  chosen: Frequency
  held: readonly Frequency[]
  choose: Choose
}) {
  return (
    <fieldset className={styles.field}>
      <legend>Frequency</legend>
      <div className={segmented.segmented}>
        {FREQUENCIES.map((frequency) => (
          <Segment
            key={frequency}
            name="frequency"
            value={frequency}
            checked={chosen === frequency}
            disabled={!held.includes(frequency)}
            onChoose={() => {
              choose({ frequency })
            }}
          >
            {capitalize(frequency)}
          </Segment>
        ))}
      </div>
    </fieldset>
  )
}

/** The choice on screen: what was last chosen, until the page answers with what it shows. */
function useChosenSpec(series: SeriesData) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [chosen, setChosen] = useState({ shown: series.spec, spec: series.spec })
  if (chosen.shown !== series.spec) setChosen({ shown: series.spec, spec: series.spec })
  const choose: Choose = (change) => {
    const spec = { ...chosen.spec, ...change }
    setChosen({ shown: series.spec, spec })
    const query = new URLSearchParams(search)
    for (const [key, value] of Object.entries(chartQuery(spec, series))) {
      if (value === null || value === undefined) query.delete(key)
      else query.set(key, String(value))
    }
    void navigate(
      { search: query.toString() },
      { replace: true, preventScrollReset: true, flushSync: false },
    )
  }
  return { spec: chosen.spec, choose }
}

// The American spelling of colour is read as well, so that it must not stay beside the colour that is chosen.
const FORM_FIELDS = [...CHART_OPTION_KEYS, "color"]

function Segment({
  name,
  value,
  checked,
  disabled = false,
  onChoose,
  children,
}: {
  name: string
  value: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}

function YearSelect({
  id,
  name,
  label,
  value,
  years,
  onChoose,
}: {
  id: string
  name: string
  label: string
  value: number
  years: readonly number[]
  onChoose: (year: number) => void
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <OptionSelect
        id={id}
        name={name}
        value={String(value)}
        options={years.map((year) => ({ value: String(year), text: String(year) }))}
        onChange={(event) => {
          onChoose(Number(event.target.value))
        }}
      />
    </div>
  )
}

function Swatches({ colour, onChoose }: { colour: string; onChoose: (colour: string) => void }) {
  return (
    <div className={styles.swatches}>
      {COLOURS.map(({ name, value, token }) => (
        <label key={value} style={{ "--c": `var(${token})` } as CSSProperties} title={name}>
          <input
            type="radio"
            name="colour"
            value={value}
            aria-label={name}
            checked={colour === value}
            onChange={() => {
              onChoose(value)
            }}
          />
          <Icon of={Check} size={16} />
        </label>
      ))}
    </div>
  )
}
