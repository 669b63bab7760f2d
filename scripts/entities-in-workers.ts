import { fileURLToPath } from "node:url"

import type { Plugin } from "vite"

const NAME = "decode-named-character-reference"

/** The reader of Markdown asks the page for the meaning of `&amp;`; in a worker there is no page, so it gets its own table. */
export function entitiesInWorkers(): Plugin {
  return {
    name: "entities-in-workers",
    enforce: "pre",
    resolveId: (id) => (id === NAME ? fileURLToPath(import.meta.resolve(NAME)) : null),
  }
}
