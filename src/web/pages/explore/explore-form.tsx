import { LONGEST_TITLE, MAX_INDICATORS, MAX_NOTES } from "#charts/explore/explore-spec.ts"

import { Button } from "../../components/button/button.tsx"
import { Field } from "../../components/field/field.tsx"
import { Fold } from "../../components/fold/fold.tsx"
import { Link } from "../../components/link/link.tsx"
import { OptionSelect } from "../../components/option-select/option-select.tsx"
import select from "../../components/select/select.module.css"
import styles from "./explore.module.css"
import type { ExploreForm } from "./page-data.ts"
import { IndicatorPicker, PlacePicker } from "./pickers.tsx"

const SCALES = [
  { value: "linear", text: "Linear" },
  { value: "log", text: "Logarithmic" },
  { value: "log-x", text: "Logarithmic, across (scatter)" },
  { value: "log-y", text: "Logarithmic, upwards (scatter)" },
]
const FREQUENCIES = [
  { value: "", text: "As published" },
  { value: "yearly", text: "Yearly" },
  { value: "quarterly", text: "Quarterly" },
  { value: "monthly", text: "Monthly" },
]

/** A plain form of the address: what is chosen can be taken out by a link, and added to by its fields. */
export function ExploreFormView({ form }: { form: ExploreForm }) {
  const { indicators, places, layout, scale, frequency, asOf } = form
  const canAdd = indicators.length < MAX_INDICATORS
  return (
    <form id="choose" action="/explore" className={styles.form} aria-label="What is shown">
      <input type="hidden" name="layout" value={layout} />
      {form.highlight !== "" && form.highlights.length === 0 && (
        <input type="hidden" name="highlight" value={form.highlight} />
      )}
      {form.step !== "" && <input type="hidden" name="step" value={form.step} />}
      {asOf !== "" && <input type="hidden" name="asOf" value={asOf} />}
      <fieldset>
        <legend>Indicators</legend>
        <Chosen list={indicators.map(({ id, ...one }) => ({ ...one, value: id }))} name="i" />
        {canAdd && (
          <IndicatorPicker
            label={indicators.length === 0 ? "Indicator" : "Add an indicator"}
            names={form.names}
          />
        )}
      </fieldset>
      <fieldset>
        <legend>Countries</legend>
        <Chosen list={places.map(({ token, ...one }) => ({ ...one, value: token }))} name="c" />
        <PlacePicker form={form} />
        {form.highlights.length > 0 && (
          <Choice
            label="Highlight a country"
            name="highlight"
            value={form.highlight}
            options={[
              { value: "", text: "None" },
              ...form.highlights.map(({ code, name }) => ({ value: code, text: name })),
            ]}
          />
        )}
      </fieldset>
      <fieldset>
        <legend>Years and scale</legend>
        <div className={styles.pair}>
          <Field label="From" name="startYear" inputMode="numeric" defaultValue={form.startYear} />
          <Field label="To" name="endYear" inputMode="numeric" defaultValue={form.endYear} />
        </div>
        <div className={styles.pair}>
          <Choice label="Scale" name="scale" value={scale} options={withOwn(SCALES, scale)} />
          <Choice label="Frequency" name="frequency" value={frequency} options={FREQUENCIES} />
        </div>
      </fieldset>
      <FormulaAndWords form={form} />
      <Button type="submit" look="primary">
        Show
      </Button>
    </form>
  )
}

/** What only few compositions have; open where this one has any of it. */
function FormulaAndWords({ form }: { form: ExploreForm }) {
  const hasAny = form.calc !== "" || form.title !== "" || form.notes.length > 0
  return (
    <Fold summary="Formula, title and notes" className={styles.extra} isOpen={hasAny}>
      <div>
        <fieldset>
          <legend>Calculate</legend>
          <Field
            label="Formula"
            name="calc"
            defaultValue={form.calc}
            placeholder="per(a, population)"
            hint="a to d are the indicators in order. Use + − * / or a function: per, real, index, share, growth, change, cagr, ma, ytd, sum(a over group)."
            autoComplete="off"
          />
        </fieldset>
        <fieldset>
          <legend>Title and notes</legend>
          <Field
            label="A title of your own"
            name="title"
            defaultValue={form.title}
            maxLength={LONGEST_TITLE}
            autoComplete="off"
          />
          <Chosen list={form.notes} name="note" />
          {form.notes.length < MAX_NOTES && (
            <Field
              label="Add a note"
              name="note"
              placeholder="2016: The oil price falls"
              hint="A year or a range of years, a colon and the text, as in 2008-2009: Crisis. 2016@Nigeria: marks a point."
              autoComplete="off"
            />
          )}
        </fieldset>
      </div>
    </Fold>
  )
}

/** An index is an option while it is chosen. */
function withOwn(options: typeof SCALES, value: string): typeof SCALES {
  return options.some((option) => option.value === value)
    ? options
    : [...options, { value, text: `Index, ${value.replace("index:", "")} = 100` }]
}

function Chosen({
  list,
  name,
}: {
  list: readonly { value: string; name: string; without: string }[]
  name: string
}) {
  if (list.length === 0) return null
  return (
    <ul className={styles.chosen}>
      {list.map((one) => (
        <li key={one.value}>
          <input type="hidden" name={name} value={one.value} />
          {one.name}{" "}
          <Link to={one.without} aria-label={`Remove ${one.name}`} preventScrollReset>
            ×
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Choice({
  label,
  name,
  value,
  options,
}: {
  label: string
  name: string
  value: string
  options: readonly { value: string; text: string }[]
}) {
  return (
    <label className={select.field}>
      <span className={select.label}>{label}</span>
      <OptionSelect className={select.control} name={name} defaultValue={value} options={options} />
    </label>
  )
}
