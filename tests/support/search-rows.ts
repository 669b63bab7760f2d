import { chooseResults } from "#search/results/choose-results.ts"
import type { SearchIndex } from "#search/index/search-index.ts"

import type { ShownRow } from "./judged-searches.ts"

/** The relevant rows of a text, as the results page has them. */
export function shownRows(text: string, index: SearchIndex): ShownRow[] {
  const { parsed, finding } = index.answer(text)
  return chooseResults(parsed, finding, index).relevant.map(({ doc, country }) => ({
    code: index.indicators.getCode(doc),
    place: country?.code ?? null,
  }))
}
