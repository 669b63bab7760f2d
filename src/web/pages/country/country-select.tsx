import { OptionSelect } from "../../components/option-select/option-select.tsx"
import { Select } from "../../components/select/select.tsx"
import selectStyles from "../../components/select/select.module.css"
import { useHydrated } from "../../components/use-hydrated.ts"
import type { LinkedPlace } from "../indicator/page-data.ts"

/** A country to choose, with a search among them; without script a plain field named `country`. */
export function CountrySelect({
  countries,
  slug,
  onChoose,
}: {
  countries: readonly LinkedPlace[]
  slug: string
  onChoose: (slug: string) => void
}) {
  const isHydrated = useHydrated()
  if (isHydrated) {
    return (
      <Select
        label="Country"
        placeholder="Select a country"
        value={slug}
        options={countries.map(({ name, slug: value, code2 }) => ({ value, label: name, code2 }))}
        onChange={onChoose}
      />
    )
  }
  return (
    <label className={selectStyles.field}>
      <span className={selectStyles.label}>Country</span>
      <OptionSelect
        className={selectStyles.control}
        name="country"
        defaultValue={slug}
        required
        options={[
          { value: "", text: "Select a country" },
          ...countries.map(({ name, slug: value }) => ({ value, text: name })),
        ]}
      />
    </label>
  )
}
