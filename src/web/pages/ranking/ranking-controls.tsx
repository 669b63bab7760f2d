import { useId, useState } from "react"
import { useLocation, useNavigate } from "react-router"

import { capitalize } from "#domain/format/capitalize.ts"
import { CONTINENTS } from "#domain/places/country.ts"

import { Button } from "../../components/button/button.tsx"
import { OtherParameters } from "../../components/field/other-parameters.tsx"
import { useHydrated } from "../../components/use-hydrated.ts"
import type { RankingData } from "./page-data.ts"
import styles from "./ranking.module.css"

/** Year, year to compare with and region: a plain form that asks for the page anew; with script every choice takes effect at once. */
export function RankingControls({ chart }: { chart: RankingData }) {
  const { spec, firstYear, lastYear } = chart
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const choose = (key: string, value: string) => {
    const query = new URLSearchParams(search)
    if (value === "") query.delete(key)
    else query.set(key, value)
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true })
  }
  return (
    <form id="customize-map" className={`card ${styles.controls ?? ""}`} action={pathname}>
      <h2>Customize Map</h2>
      <OtherParameters search={search} fields={FORM_FIELDS} />
      <YearField
        name="endYear"
        label="Year"
        value={spec.year}
        first={firstYear}
        last={lastYear}
        hasSlider={isHydrated}
        onChoose={choose}
      />
      {firstYear < lastYear && (
        <YearField
          name="startYear"
          label="Change since"
          value={spec.since}
          first={firstYear}
          last={lastYear - 1}
          hasSlider={false}
          onChoose={choose}
        />
      )}
      <ContinentField
        continent={spec.continent}
        onChoose={(continent) => {
          choose("continent", continent)
        }}
      />
      {!isHydrated && (
        <Button type="submit" look="soft">
          Show
        </Button>
      )}
    </form>
  )
}

function YearField({
  name,
  label,
  value,
  first,
  last,
  hasSlider,
  onChoose,
}: {
  name: string
  label: string
  value: number | null
  first: number
  last: number
  hasSlider: boolean
  onChoose: (key: string, value: string) => void
}) {
  const id = useId()
  const [typed, setTyped] = useAnswered(value === null ? "" : String(value))
  const commit = () => {
    const isYear = /^\d{4}$/.test(typed) && Number(typed) >= first && Number(typed) <= last
    if (isYear && typed !== String(value)) onChoose(name, typed)
  }
  const bounds = { min: first, max: last, step: 1 }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.yearRow}>
        {hasSlider && first < last && (
          <input
            type="range"
            aria-label={`${label}, slider`}
            {...bounds}
            value={typed === "" ? last : typed}
            onChange={(event) => {
              setTyped(event.target.value)
            }}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
          />
        )}
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          {...bounds}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
          }}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return
            event.preventDefault()
            commit()
          }}
        />
      </div>
    </div>
  )
}

function ContinentField({
  continent,
  onChoose,
}: {
  continent: string | null
  onChoose: (continent: string) => void
}) {
  const id = useId()
  const [chosen, setChosen] = useAnswered(continent ?? "")
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Region</label>
      <select
        id={id}
        name="continent"
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value)
          onChoose(event.target.value)
        }}
      >
        <option value="">World</option>
        {CONTINENTS.map((name) => (
          <option key={name} value={name}>
            {capitalize(name)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What a field holds: what was entered, until the page answers with another value. The field itself stays, and with it the focus. */
function useAnswered(answer: string): [text: string, enter: (text: string) => void] {
  const [entered, setEntered] = useState({ text: answer, onto: answer })
  const text = entered.onto === answer ? entered.text : answer
  const enter = (next: string) => {
    setEntered({ text: next, onto: answer })
  }
  return [text, enter]
}

const FORM_FIELDS = ["startYear", "endYear", "continent"]
