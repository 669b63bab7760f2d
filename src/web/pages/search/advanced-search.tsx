import { useState } from "react"
import { useNavigate } from "react-router"

import { advancedPath } from "#domain/addresses/page-paths.ts"

import { OptionSelect } from "../../components/option-select/option-select.tsx"
import { Button, ButtonLink } from "../../components/button/button.tsx"
import type { SelectOption } from "../../components/select/filter-options.ts"
import { Select } from "../../components/select/select.tsx"
import selectStyles from "../../components/select/select.module.css"
import { useHydrated } from "../../components/use-hydrated.ts"
import type { SearchChoice, SearchPageData } from "./load-search.server.ts"
import styles from "./search.module.css"
import { useIndicatorOptions } from "./use-indicator-options.ts"

const ALL_CATEGORIES = { value: "", label: "All categories" }

const ALL_TOPICS = { value: "", label: "All topics" }

/** Country, category, topic and indicator to choose from; without a script plain fields of a form. */
export function AdvancedSearch({
  data,
  choice,
  onChange,
}: {
  data: SearchPageData
  choice: SearchChoice
  onChange: (choice: SearchChoice) => void
}) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const isReady = choice.country !== "" && choice.indicator !== ""
  return (
    <form
      className={`card ${styles.card ?? ""}`}
      action="/search/go"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        void navigate(advancedPath({ name: choice.indicator, countrySlug: choice.country }))
      }}
    >
      {isHydrated ? (
        <Selects data={data} choice={choice} onChange={onChange} />
      ) : (
        <PlainFields data={data} />
      )}
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={isHydrated && !isReady}>
          Submit
        </Button>
        <ButtonLink look="quiet" to="/search" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </form>
  )
}

function Selects({
  data,
  choice,
  onChange,
}: {
  data: SearchPageData
  choice: SearchChoice
  onChange: (choice: SearchChoice) => void
}) {
  const [isWanted, setWanted] = useState(false)
  const [name, setName] = useState("")
  const { category, topic, country } = choice
  const found = useIndicatorOptions({ isWanted, name, category, topic, country })
  const choose = (key: keyof SearchChoice) => ({
    value: choice[key],
    onChange: (value: string) => {
      onChange({ ...choice, [key]: value })
    },
  })
  return (
    <div className={styles.fields}>
      <Select
        label="Country"
        placeholder="Select a country"
        options={data.countries}
        {...choose("country")}
      />
      <Select
        label="Category"
        placeholder="All categories"
        options={[ALL_CATEGORIES, ...data.categories]}
        {...choose("category")}
      />
      <Select
        label="Topic"
        placeholder="All topics"
        options={[ALL_TOPICS, ...data.topics]}
        {...choose("topic")}
      />
      <Select
        label="Indicator"
        placeholder="Select an indicator"
        valueLabel={choice.indicator === "" ? undefined : choice.indicator}
        options={found.options}
        isLoading={found.isLoading}
        hasFailed={found.hasFailed}
        onOpen={() => {
          setWanted(true)
        }}
        onFilter={setName}
        {...choose("indicator")}
      />
    </div>
  )
}

function PlainFields({ data }: { data: SearchPageData }) {
  const { countries, categories, topics, choice, indicators } = data
  return (
    <div className={styles.fields}>
      <label className={selectStyles.field}>
        <span className={selectStyles.label}>Country</span>
        <OptionSelect
          className={selectStyles.control}
          name="country"
          defaultValue={choice.country}
          required
          options={[
            { value: "", text: "Select a country" },
            ...countries.map(({ value, label }) => ({ value, text: label })),
          ]}
        />
      </label>
      <PlainSelect
        name="category"
        chosen={choice.category}
        options={[ALL_CATEGORIES, ...categories]}
      >
        Category
      </PlainSelect>
      <PlainSelect name="topic" chosen={choice.topic} options={[ALL_TOPICS, ...topics]}>
        Topic
      </PlainSelect>
      <label className={selectStyles.field}>
        <span className={selectStyles.label}>Indicator</span>
        <input
          className={selectStyles.control}
          name="indicator"
          list="indicator-names"
          placeholder="Name of an indicator"
          defaultValue={choice.indicator}
          required
        />
        <datalist id="indicator-names">
          {indicators.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
    </div>
  )
}

function PlainSelect({
  name,
  chosen,
  options,
  children,
}: {
  name: string
  chosen: string
  options: readonly SelectOption[]
  children: string
}) {
  return (
    <label className={selectStyles.field}>
      <span className={selectStyles.label}>{children}</span>
      <select className={selectStyles.control} name={name} defaultValue={chosen}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
