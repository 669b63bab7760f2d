import { useEffect, useRef, useState } from "react"

import { SHORTEST_SUGGEST_TEXT, type SuggestionLine } from "./suggestion.ts"

const PAUSE_MS = 80

/** The lines for what is typed. An answer that arrives after a newer question is thrown away; failures show nothing. */
export function useSuggestions(typed: string): readonly SuggestionLine[] {
  const [lines, setLines] = useState<readonly SuggestionLine[]>([])
  const sequence = useRef(0)
  const text = typed.trim()
  const isLongEnough = text.length >= SHORTEST_SUGGEST_TEXT

  useEffect(() => {
    sequence.current += 1
    if (!isLongEnough) return
    const mine = sequence.current
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void askFor(text, abort.signal).then((answer) => {
        if (mine === sequence.current) setLines(answer)
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, isLongEnough])

  return isLongEnough ? lines : NONE
}

const NONE: readonly SuggestionLine[] = []

async function askFor(text: string, signal: AbortSignal): Promise<readonly SuggestionLine[]> {
  try {
    const response = await fetch(`/suggest?${new URLSearchParams({ q: text }).toString()}`, {
      signal,
    })
    if (!response.ok) return NONE
    return ((await response.json()) as { suggestions: SuggestionLine[] }).suggestions
  } catch {
    // Suggestions are a convenience: without them the search itself still works.
    return NONE
  }
}
