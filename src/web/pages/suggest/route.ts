import type { LoaderFunctionArgs } from "react-router"

import { answerPath } from "#domain/accounts/addresses.ts"
import type { Suggestion } from "#search/types.ts"

import {
  SHORTEST_SUGGEST_TEXT,
  SUGGESTIONS_SHOWN,
  type SuggestionLine,
} from "../../components/search-box/suggestion.ts"
import { servicesContext } from "../../services.server.ts"
import { yearsText } from "../../components/years-text.ts"

/** Who types so many words asks a question more often than for an indicator. */
const SHORTEST_SENTENCE = 4

/** Answers `/suggest?q=` with the lines for the search box; none below three letters. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const text = (new URL(request.url).searchParams.get("q") ?? "").trim()
  if (text.length < SHORTEST_SUGGEST_TEXT) return Response.json({ suggestions: [] })
  const { search, answerer, now } = context.get(servicesContext)
  const found = search.suggest(text).slice(0, SUGGESTIONS_SHOWN).map(mapLine)
  const question = answerer.restate(text, now().toISOString().slice(0, 10))
  const answer = question === undefined ? [] : [offerAnswer(question)]
  const isSentence = text.split(/\s+/).length >= SHORTEST_SENTENCE
  return Response.json({ suggestions: isSentence ? [...answer, ...found] : [...found, ...answer] })
}

/** A question in full, whose answer is a page of its own. */
function offerAnswer(question: string): SuggestionLine {
  return {
    kind: "answer",
    name: `Answer: ${question}`,
    country: null,
    years: "",
    path: answerPath(question),
    because: null,
  }
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
