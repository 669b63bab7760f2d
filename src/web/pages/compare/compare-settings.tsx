import { useId, useState } from "react"

import type { ComparedSide, ComparedView } from "#charts/query/compared-view.ts"
import { COLOURS, DEFAULT_COLOUR, DEFAULT_COLOUR_2, getPaint } from "#charts/model/chart-spec.ts"
import { yearsBetween } from "#charts/query/chart-query.ts"
import type { ComparedSeries } from "#charts/model/compared-series.ts"
import { CATEGORIES, categoryLabel, parseCategory } from "#domain/indicators/category.ts"

import { OptionSelect } from "../../components/option-select/option-select.tsx"
import { Button } from "../../components/button/button.tsx"
import { SeriesKey } from "../../components/chart/series-key.tsx"
import { Select } from "../../components/select/select.tsx"
import selectStyles from "../../components/select/select.module.css"
import { useHydrated } from "../../components/use-hydrated.ts"
import { useIndicatorOptions } from "../search/use-indicator-options.ts"
import styles from "./compare.module.css"
import type { ComparePageData, Compared } from "./page-data.ts"
import {
  countryChange,
  indicatorChange,
  secondCountryChange,
  type Change,
  type Column,
} from "./resolve-choice.ts"

type Settings = {
  page: ComparePageData
  compared: Compared
  query: URLSearchParams
  view: ComparedView | null
  choose: (change: Change) => void
}

/** The form that the controls in the chart's head belong to as well. */
export const SETTINGS_FORM = "compare-settings"

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }))
const ALL_CATEGORIES = { value: "", label: "All categories" }
const COLUMNS: readonly { column: Column; name: string }[] = [
  { column: "", name: "Data 01" },
  { column: "2", name: "Data 02" },
]

/** Both columns of selectors; in a sheet one at a time, chosen by tabs. Without script a plain form. */
export function CompareSettings({
  isSheet = false,
  ...settings
}: Settings & { isSheet?: boolean }) {
  const [tab, setTab] = useState<Column>("")
  const shown = isSheet ? COLUMNS.filter(({ column }) => column === tab) : COLUMNS
  return (
    <form
      className={isSheet ? styles.sheet : styles.columns}
      method="get"
      action="/compare"
      onSubmit={(event) => {
        event.preventDefault()
      }}
      {...(!isSheet && { id: SETTINGS_FORM })}
    >
      {isSheet && <Tabs tab={tab} onChange={setTab} />}
      {shown.map(({ column, name }) => (
        <ColumnCard key={column} column={column} name={name} isPanel={isSheet} {...settings} />
      ))}
      {!isSheet && (
        <noscript>
          <Button type="submit" look="primary">
            Apply
          </Button>
        </noscript>
      )}
    </form>
  )
}

function Tabs({ tab, onChange }: { tab: Column; onChange: (column: Column) => void }) {
  return (
    <div className={styles.tabs} role="tablist" aria-label="Dataset">
      {COLUMNS.map(({ column, name }) => (
        <button
          key={column}
          type="button"
          role="tab"
          id={`tab-${name.replace(" ", "-")}`}
          aria-selected={tab === column}
          aria-controls="compare-panel"
          tabIndex={tab === column ? 0 : -1}
          onClick={() => {
            onChange(column)
          }}
          onKeyDown={(event) => {
            const keys: Record<string, Column> = {
              ArrowLeft: column === "" ? "2" : "",
              ArrowRight: column === "" ? "2" : "",
              Home: "",
              End: "2",
            }
            const next = keys[event.key]
            if (next === undefined) return
            event.preventDefault()
            onChange(next)
            const tabs = event.currentTarget.parentElement?.querySelectorAll("button")
            tabs?.[next === "" ? 0 : 1]?.focus()
          }}
        >
          <SeriesKey second={column === "2"} />
          {name}
        </button>
      ))}
    </div>
  )
}

const FIRST_COLOUR = { defaultColour: DEFAULT_COLOUR, property: "--series" }
const SECOND_COLOUR = { defaultColour: DEFAULT_COLOUR_2, property: "--series-2" }

function ColumnCard({
  column,
  name,
  isPanel,
  ...settings
}: Settings & { column: Column; name: string; isPanel: boolean }) {
  const { view, compared } = settings
  const isSecond = column === "2"
  const side = (isSecond ? view?.second : view?.first) ?? null
  const series = isSecond ? compared.second : compared.first
  const { defaultColour, property } = isSecond ? SECOND_COLOUR : FIRST_COLOUR
  const colour = side?.spec.colour ?? defaultColour
  const paint = { [property]: getPaint(colour) }
  const role = isPanel
    ? { role: "tabpanel", id: "compare-panel", "aria-labelledby": `tab-${name.replace(" ", "-")}` }
    : { "aria-label": name }
  return (
    <section className={styles.card} style={paint} data-second={isSecond || undefined} {...role}>
      {!isPanel && (
        <h2>
          <SeriesKey second={isSecond} />
          {name}
        </h2>
      )}
      <div className={styles.fields}>
        <SubjectFields column={column} series={series} {...settings} />
        <YearFields column={column} side={side} choose={settings.choose} />
        <ColourField column={column} colour={colour} choose={settings.choose} />
      </div>
    </section>
  )
}

type Fields = Settings & { column: Column; series: ComparedSeries | null }

function SubjectFields(fields: Fields) {
  const isHydrated = useHydrated()
  return isHydrated ? <SubjectSelects {...fields} /> : <PlainSubject {...fields} />
}

function readChosen({ column, series, query }: Fields) {
  const country = series?.place.slug ?? query.get(`country${column}`) ?? ""
  const indicator = series?.indicator.name ?? query.get(`indicator${column}`) ?? ""
  const requested = query.get(`category${column}`)
  const category = requested === null ? series?.indicator.category : parseCategory(requested)
  return { country, indicator, category: category ?? "" }
}

function SubjectSelects(fields: Fields) {
  const { column, page, query, choose } = fields
  const { country, indicator, category } = readChosen(fields)
  const [isWanted, setWanted] = useState(false)
  const [name, setName] = useState("")
  const found = useIndicatorOptions({ isWanted, name, category, country })
  const places = page.countries
  return (
    <>
      <Select
        label="Country"
        placeholder="Select a country"
        value={country}
        options={places.map(({ slug, ...place }) => ({
          value: slug,
          label: place.name,
          code2: place.code2,
        }))}
        onChange={(value) => {
          choose(column === "2" ? secondCountryChange(value, query) : countryChange(column, value))
        }}
      />
      <Select
        label="Category"
        placeholder="All categories"
        value={category}
        options={[ALL_CATEGORIES, ...CATEGORY_OPTIONS]}
        onChange={(value) => {
          choose({ [`category${column}`]: value })
        }}
      />
      <Select
        label="Indicator"
        placeholder="Select an indicator"
        value={indicator}
        valueLabel={indicator === "" ? undefined : indicator}
        options={found.options}
        isLoading={found.isLoading}
        hasFailed={found.hasFailed}
        onOpen={() => {
          setWanted(true)
        }}
        onFilter={setName}
        onChange={(value) => {
          choose(indicatorChange(column, value, category))
        }}
      />
    </>
  )
}

function PlainSubject(fields: Fields) {
  const { column, page } = fields
  const { country, indicator, category } = readChosen(fields)
  const names = page.indicators[column === "" ? 0 : 1]
  const list = `names${column}`
  return (
    <>
      <label className={selectStyles.field}>
        <span className={selectStyles.label}>Country</span>
        <OptionSelect
          className={selectStyles.control}
          name={`country${column}`}
          defaultValue={country}
          options={[
            { value: "", text: "Select a country" },
            ...page.countries.map(({ slug, name }) => ({ value: slug, text: name })),
          ]}
        />
      </label>
      <label className={selectStyles.field}>
        <span className={selectStyles.label}>Category</span>
        <select className={selectStyles.control} name={`category${column}`} defaultValue={category}>
          {[ALL_CATEGORIES, ...CATEGORY_OPTIONS].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={selectStyles.field}>
        <span className={selectStyles.label}>Indicator</span>
        <input
          className={selectStyles.control}
          name={`indicator${column}`}
          list={list}
          placeholder="Name of an indicator"
          defaultValue={indicator}
        />
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
    </>
  )
}

/** A start year lies below the end year, an end year above the start year. */
function YearFields({
  column,
  side,
  choose,
}: {
  column: Column
  side: ComparedSide | null
  choose: (change: Change) => void
}) {
  const { firstYear = 0, lastYear = 0, spec } = side ?? {}
  const start = spec?.startYear ?? firstYear
  const end = spec?.endYear ?? lastYear
  const fields = [
    {
      key: "startYear",
      label: "Start Year",
      value: start,
      years: yearsBetween(firstYear, end - 1),
      whole: firstYear,
    },
    {
      key: "endYear",
      label: "End Year",
      value: end,
      years: yearsBetween(start + 1, lastYear),
      whole: lastYear,
    },
  ]
  return fields.map(({ key, label, value, years, whole }) => (
    <NativeSelect
      key={key}
      label={label}
      name={`${key}${column}`}
      value={side ? String(value) : ""}
      disabled={!side}
      options={(years.includes(value) ? years : [value, ...years]).map((year) => ({
        value: String(year),
        label: side ? String(year) : "–",
      }))}
      onChange={(year) => {
        choose({ [`${key}${column}`]: Number(year) === whole ? null : year })
      }}
    />
  ))
}

function ColourField({
  column,
  colour,
  choose,
}: {
  column: Column
  colour: string
  choose: (change: Change) => void
}) {
  const plain = column === "" ? DEFAULT_COLOUR : DEFAULT_COLOUR_2
  const named = COLOURS.filter(({ value }) => value !== DEFAULT_COLOUR)
  const options = [
    { value: plain, label: "Default" },
    ...named.map(({ value, name }) => ({ value, label: name })),
  ]
  const isOwn = !options.some(({ value }) => value === colour)
  return (
    <NativeSelect
      label="Colour"
      name={`colour${column}`}
      value={colour}
      swatch={getPaint(colour)}
      options={isOwn ? [...options, { value: colour, label: colour }] : options}
      onChange={(value) => {
        choose({ [`colour${column}`]: value === plain ? null : value })
      }}
    />
  )
}

function NativeSelect({
  label,
  name,
  value,
  options,
  disabled = false,
  swatch,
  onChange,
}: {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  disabled?: boolean
  swatch?: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={selectStyles.field}>
      <label className={selectStyles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.native}>
        {swatch !== undefined && <i style={{ background: swatch }} aria-hidden="true" />}
        <select
          id={id}
          className={selectStyles.control}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
