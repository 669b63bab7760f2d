/** One line under the search box, as `/suggest` answers it. */
export type SuggestionLine = {
  /** An indicator to open, a country to search, or a question that is answered. */
  kind: "indicator" | "country" | "answer"
  name: string
  country: { name: string; code2: string | null } | null
  /** `1960–2024`, empty when unknown. */
  years: string
  /** The latest figure of the country, where the line is about an indicator and no years were asked for: `24.7%`, `2023`. */
  latest: { value: string; period: string } | null
  path: string
  because: string | null
}

/** Letters that must be typed before lines are asked for. */
export const SHORTEST_SUGGEST_TEXT = 3

/** Lines shown at most. */
export const SUGGESTIONS_SHOWN = 5
