import { CATEGORIES } from "#domain/indicators/category.ts"
import { countText } from "#domain/format/count-text.ts"

import type { WebServices } from "../../services.server.ts"
import { readOutcome } from "../contact/load-contact.server.ts"

export type InstitutionsData = {
  address: string
  title: string
  lede: string
  steps: readonly { title: string; text: string }[]
  /** Counted in the database; empty while nothing is loaded. */
  facts: readonly { value: string; text: string }[]
  sent: "ok" | "failed" | null
}

/** The page for institutions; `undefined` when its file cannot be shown. */
export async function loadInstitutions(
  services: Pick<WebServices, "content" | "catalog" | "publicUrl">,
  query: URLSearchParams,
): Promise<InstitutionsData | undefined> {
  const page = services.content.texts().institutions
  if (!page) return undefined
  const { indicators, countries } = await services.catalog.counts()
  const facts = [
    { value: countText(indicators), text: "indicators ready to be searched" },
    { value: countText(countries), text: "countries and territories covered" },
    { value: String(CATEGORIES.length), text: "categories, from agriculture to trade" },
  ]
  return {
    address: `${services.publicUrl}/institutions`,
    ...page.head,
    facts: indicators === 0 ? [] : facts,
    sent: readOutcome(query),
  }
}
