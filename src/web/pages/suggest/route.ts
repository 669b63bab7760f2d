import type { LoaderFunctionArgs } from "react-router"

import { answerPath } from "#domain/addresses/page-paths.ts"
import { COUNTRY_GROUPS } from "#domain/places/groups.ts"
import { isoDay } from "#domain/time/iso-day.ts"
import type { Suggestion } from "#search/suggestion.ts"

import {
  SHORTEST_SUGGEST_TEXT,
  SUGGESTIONS_SHOWN,
  type SuggestionLine,
} from "../../components/search-box/suggestion.ts"
import { refuseKeys } from "../../document/refuse-keys.server.ts"
import { servicesContext, type WebServices } from "../../services.server.ts"
import { yearsText } from "../../components/years-text.ts"
import { findLatestValues } from "./latest-values.server.ts"

/** From this many words on, a text is more often a question than the name of an indicator. */
const SHORTEST_SENTENCE = 4

/** Answers `/suggest?q=` with the lines for the search box; none below three letters. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  refuseKeys(request, ["q"])
  const text = (new URL(request.url).searchParams.get("q") ?? "").trim()
  if (text.length < SHORTEST_SUGGEST_TEXT) return Response.json({ suggestions: [] })
  const { search, answerer, catalog, now } = context.get(servicesContext)
  const lines = search.suggest(text).slice(0, SUGGESTIONS_SHOWN)
  const values = await findLatestValues(lines, catalog)
  const found = lines.map((line) => mapLine(line, values.get(line) ?? null))
  const isSentence = text.split(/\s+/).length >= SHORTEST_SENTENCE
  const asked = isSentence ? [text, ...completePlace(text, search)] : [text]
  const asOf = isoDay(now())
  const question = findFirst(asked, (one) => answerer.restate(one, asOf))
  const answer = question === undefined ? [] : [offerAnswer(question)]
  return Response.json({ suggestions: isSentence ? [...answer, ...found] : [...found, ...answer] })
}

const SHORTEST_BEGINNING = 3
const MAX_PLACES = 3

/** "Richest country in afr": the question with each place that its last word may become. */
function completePlace(text: string, search: WebServices["search"]): string[] {
  const [begun = ""] = /\p{L}+$/u.exec(text) ?? []
  if (begun.length < SHORTEST_BEGINNING) return []
  const countries = search
    .suggest(begun)
    .flatMap((line) => (line.kind === "country" ? [line.country.name] : []))
  const groups = COUNTRY_GROUPS.flatMap(({ says }) =>
    says.filter((name) => name.startsWith(begun.toLowerCase())),
  ).toSorted((a, b) => a.length - b.length)
  // The country that is meant most often, then the group, then another country.
  return [...countries.slice(0, 1), ...groups.slice(0, 1), ...countries.slice(1)]
    .slice(0, MAX_PLACES)
    .map((name) => text.slice(0, -begun.length) + name)
}

function findFirst<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** A question in full, whose answer is a page of its own. */
function offerAnswer(question: string): SuggestionLine {
  return {
    kind: "answer",
    name: `Answer: ${question}`,
    country: null,
    years: "",
    latest: null,
    path: answerPath(question),
    because: null,
  }
}

function mapLine(suggestion: Suggestion, latest: SuggestionLine["latest"]): SuggestionLine {
  const { country, path, because } = suggestion
  const place = country && { name: country.name, code2: country.code2 }
  if (suggestion.kind === "country") {
    return {
      kind: "country",
      name: suggestion.country.name,
      country: place,
      years: "",
      latest,
      path,
      because,
    }
  }
  const { indicator, startYear, endYear } = suggestion
  const years = yearsText(startYear, endYear)
  return { kind: "indicator", name: indicator.name, country: place, years, latest, path, because }
}
