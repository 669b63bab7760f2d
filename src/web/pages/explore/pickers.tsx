import { useState } from "react"

import { Field } from "../../components/field/field.tsx"
import { Select } from "../../components/select/select.tsx"
import select from "../../components/select/select.module.css"
import { useHydrated } from "../../components/use-hydrated.ts"
import type { ExploreForm } from "./page-data.ts"
import { useFoundIndicators } from "./use-found-indicators.ts"

const NOTHING = { value: "", label: "None" }

/** Another indicator, by its name. Without script some words of it, to which the page offers what fits. */
export function IndicatorPicker({ label, names }: { label: string; names: readonly string[] }) {
  return useHydrated() ? (
    <IndicatorSelect label={label} />
  ) : (
    <WordsField label={label} names={names} />
  )
}

function IndicatorSelect({ label }: { label: string }) {
  const [isWanted, setWanted] = useState(false)
  const [words, setWords] = useState("")
  const [chosen, setChosen] = useState(NOTHING)
  const found = useFoundIndicators(words.trim(), isWanted)
  const options =
    chosen.value === "" || words.trim() !== "" ? found.options : [NOTHING, ...found.options]
  return (
    <div>
      <input type="hidden" name="i" value={chosen.value} />
      <Select
        label={label}
        placeholder="Select an indicator"
        value={chosen.value}
        valueLabel={chosen.value === "" ? undefined : chosen.label}
        options={options}
        isLoading={found.isLoading}
        hasFailed={found.hasFailed}
        onOpen={() => {
          setWanted(true)
        }}
        onFilter={setWords}
        onChange={(value) => {
          setChosen(options.find((one) => one.value === value) ?? NOTHING)
        }}
      />
    </div>
  )
}

function WordsField({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <>
      <Field
        label={label}
        name="find"
        list="indicator-names"
        placeholder="Name or code"
        autoComplete="off"
      />
      <datalist id="indicator-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** Another country or group, by its name. */
export function PlacePicker({ form }: { form: ExploreForm }) {
  return useHydrated() ? <PlaceSelect form={form} /> : <PlainPlaces form={form} />
}

const LABEL = "Add a country or a group"
const EVERYWHERE = { value: "all", label: "All countries" }

function PlaceSelect({ form: { groups, countries } }: { form: ExploreForm }) {
  const [chosen, setChosen] = useState("")
  return (
    <div>
      <input type="hidden" name="c" value={chosen} />
      <Select
        label={LABEL}
        placeholder="Select"
        value={chosen}
        options={[
          ...(chosen === "" ? [] : [NOTHING]),
          EVERYWHERE,
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ...countries.map(({ code, name, code2 }) => ({ value: code, label: name, code2 })),
        ]}
        onChange={setChosen}
      />
    </div>
  )
}

function PlainPlaces({ form: { groups, countries } }: { form: ExploreForm }) {
  return (
    <label className={select.field}>
      <span className={select.label}>{LABEL}</span>
      <select className={select.control} name="c" defaultValue="">
        <option value="">Select</option>
        <option value={EVERYWHERE.value}>{EVERYWHERE.label}</option>
        <optgroup label="Groups">
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label="Countries">
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  )
}
