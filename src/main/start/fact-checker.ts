import type { Logger } from "pino"

import type { Catalog } from "#catalog/create-catalog.ts"
import { createFactChecker, type FactChecker } from "#factcheck/create-fact-checker.ts"
import { createAskModel } from "#outbound/ask-model.ts"
import type { Search } from "#search/create-search.ts"

import type { Config } from "../config/config.ts"

type Options = {
  config: Pick<Config, "llmUrl" | "publicUrl">
  catalog: Catalog
  search: Pick<Search, "named">
  logger: Logger
}

/** The site's engine; what goes wrong with the operator's language model is logged, and the check goes on without. */
export function openFactChecker({ config, catalog, search, logger }: Options): FactChecker {
  return createFactChecker({
    catalog,
    publicUrl: config.publicUrl,
    findByName: search.named,
    ...(config.llmUrl !== undefined && { ask: createAskModel({ url: config.llmUrl }) }),
    onModelFault: (error) => {
      logger.warn({ err: error }, "the language model was not heard")
    },
  })
}
