import { useEffect, useState } from "react"

import type { SelectOption } from "../../components/select/filter-options.ts"

const PAUSE_MS = 500

/** The indicators that fit what is typed and chosen. The first question is asked when `isWanted`, later ones after a pause in typing. */
export function useIndicatorOptions(filters: {
  isWanted: boolean
  name: string
  category: string
  topic?: string
  country: string
}): { options: readonly SelectOption[]; isLoading: boolean } {
  const { isWanted, name, category, topic = "", country } = filters
  const question = new URLSearchParams({ name, category, topic, country }).toString()
  const [answer, setAnswer] = useState<{ question: string; options: readonly SelectOption[] }>()

  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        void askFor(question, abort.signal).then((options) => {
          // An abort means that a newer question is on its way.
          if (!abort.signal.aborted) setAnswer({ question, options })
        })
      },
      name === "" ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [isWanted, question, name])

  return { options: answer?.options ?? [], isLoading: answer?.question !== question }
}

async function askFor(question: string, signal: AbortSignal): Promise<SelectOption[]> {
  try {
    const response = await fetch(`/search/indicators?${question}`, { signal })
    if (!response.ok) return []
    return readNames(await response.json()).map((name) => ({ value: name, label: name }))
  } catch {
    // The list stays empty and says so; typing asks again.
    return []
  }
}

function readNames(body: unknown): string[] {
  const { indicators } = (body ?? {}) as { indicators?: unknown }
  return Array.isArray(indicators) ? indicators.filter((name) => typeof name === "string") : []
}
