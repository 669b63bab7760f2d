import type { FastifyRequest } from "fastify"

import type { Catalog } from "#catalog/types.ts"
import type { AccessTable } from "#domain/access.ts"
import type { CountryContent } from "#domain/country-content.ts"
import type { Search } from "#search/types.ts"

/** What the API answers from; `main` passes it in. */
export type ApiServices = {
  catalog: Catalog
  search: Search
  access: AccessTable
  countryContent: CountryContent
  now(): Date
  /** The data version, cheap enough to be asked for on every request. */
  version(): Promise<number>
  /** Keyed hash of the visitor's address that changes daily. */
  visitorOf(request: FastifyRequest): string
  /** Examples on the documentation page start with this: `http://127.0.0.1:3000`. */
  publicUrl: string
}
