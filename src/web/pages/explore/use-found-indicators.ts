import type { SelectOption } from "../../components/select/filter-options.ts"
import { useAskedOptions } from "../../components/select/use-asked-options.ts"

const PAUSE_MS = 250

/** The indicators that the words typed may mean, asked for after a pause in typing; none before `isWanted`. */
export function useFoundIndicators(
  words: string,
  isWanted: boolean,
): { options: readonly SelectOption[]; isLoading: boolean; hasFailed: boolean } {
  const { options, isCurrent, hasFailed } = useAskedOptions({
    address: `/explore/indicators?${new URLSearchParams({ name: words }).toString()}`,
    isWanted,
    pauseMs: words === "" ? 0 : PAUSE_MS,
    read: readOptions,
  })
  // What was found for fewer letters is not what Enter should pick.
  return { options: isCurrent ? options : [], isLoading: !isCurrent, hasFailed }
}

function readOptions(body: unknown): SelectOption[] {
  const { indicators } = (body ?? {}) as { indicators?: unknown }
  if (!Array.isArray(indicators)) return []
  return indicators.flatMap((one: unknown) => {
    const { id, name } = (one ?? {}) as { id?: unknown; name?: unknown }
    return typeof id === "string" && typeof name === "string" ? [{ value: id, label: name }] : []
  })
}
