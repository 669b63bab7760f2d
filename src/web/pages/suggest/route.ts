import type { LoaderFunctionArgs } from "react-router"

import type { Suggestion } from "#search/types.ts"

import {
  SHORTEST_SUGGEST_TEXT,
  SUGGESTIONS_SHOWN,
  type SuggestionLine,
} from "../../components/search-box/suggestion.ts"
import { servicesContext } from "../../services.server.ts"
import { yearsText } from "../../components/years-text.ts"

/** Answers `/suggest?q=` with the lines for the search box; none below three letters. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const text = (new URL(request.url).searchParams.get("q") ?? "").trim()
  if (text.length < SHORTEST_SUGGEST_TEXT) return Response.json({ suggestions: [] })
  const found = context.get(servicesContext).search.suggest(text)
  const suggestions = found.slice(0, SUGGESTIONS_SHOWN).map(mapLine)
  return Response.json({ suggestions })
}

function mapLine(suggestion: Suggestion): SuggestionLine {
  const { country, path, because } = suggestion
  const place = country && { name: country.name, code2: country.code2 }
  if (suggestion.kind === "country") {
    return {
      kind: "country",
      name: suggestion.country.name,
      country: place,
      years: "",
      path,
      because,
    }
  }
  const { indicator, startYear, endYear } = suggestion
  const years = yearsText(startYear, endYear)
  return { kind: "indicator", name: indicator.name, country: place, years, path, because }
}
