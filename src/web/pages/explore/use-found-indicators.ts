import { useEffect, useState } from "react"

import type { SelectOption } from "../../components/select/filter-options.ts"

const PAUSE_MS = 250

/** The indicators that the words typed may mean, asked for after a pause in typing; none before `isWanted`. */
export function useFoundIndicators(
  words: string,
  isWanted: boolean,
): { options: readonly SelectOption[]; isLoading: boolean } {
  const [answer, setAnswer] = useState<{ words: string; options: readonly SelectOption[] }>()
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        void askFor(words, abort.signal).then((options) => {
          // An abort means that newer words are on their way.
          if (!abort.signal.aborted) setAnswer({ words, options })
        })
      },
      words === "" ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [words, isWanted])
  // What was found for fewer letters is not what Enter should pick.
  const isCurrent = answer?.words === words
  return { options: isCurrent ? answer.options : [], isLoading: !isCurrent }
}

async function askFor(words: string, signal: AbortSignal): Promise<SelectOption[]> {
  const query = new URLSearchParams({ name: words })
  try {
    const response = await fetch(`/explore/indicators?${query.toString()}`, { signal })
    return response.ok ? readOptions(await response.json()) : []
  } catch {
    // The list stays empty and says so; typing asks again.
    return []
  }
}

function readOptions(body: unknown): SelectOption[] {
  const { indicators } = (body ?? {}) as { indicators?: unknown }
  if (!Array.isArray(indicators)) return []
  return indicators.flatMap((one: unknown) => {
    const { id, name } = (one ?? {}) as { id?: unknown; name?: unknown }
    return typeof id === "string" && typeof name === "string" ? [{ value: id, label: name }] : []
  })
}
