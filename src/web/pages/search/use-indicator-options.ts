import type { SelectOption } from "../../components/select/filter-options.ts"
import { useAskedOptions } from "../../components/select/use-asked-options.ts"

const PAUSE_MS = 500

/** The indicators that fit what is typed and chosen. The first question is asked when `isWanted`, later ones after a pause in typing. */
export function useIndicatorOptions(filters: {
  isWanted: boolean
  name: string
  category: string
  topic?: string
  country: string
}): { options: readonly SelectOption[]; isLoading: boolean; hasFailed: boolean } {
  const { isWanted, name, category, topic = "", country } = filters
  const question = new URLSearchParams({ name, category, topic, country }).toString()
  const { options, isCurrent, hasFailed } = useAskedOptions({
    address: `/search/indicators?${question}`,
    isWanted,
    pauseMs: name === "" ? 0 : PAUSE_MS,
    read: readNames,
  })
  return { options, isLoading: !isCurrent, hasFailed }
}

function readNames(body: unknown): SelectOption[] {
  const { indicators } = (body ?? {}) as { indicators?: unknown }
  const names = Array.isArray(indicators)
    ? indicators.filter((name) => typeof name === "string")
    : []
  return names.map((name) => ({ value: name, label: name }))
}
