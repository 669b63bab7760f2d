import type { Importer } from "#importers/importer.ts"
import { IMPORTERS } from "#importers/registry.ts"
import type { ImportPlan } from "#web/services.server.ts"

/** Where the figures of a source are fetched from again, and how often; `null` where nothing is known or set. */
export function importPlans(
  everyMs: number | null,
  importers: readonly Importer[] = IMPORTERS,
): (sourceId: string) => ImportPlan {
  const addresses = new Map(
    importers.flatMap(({ address, sources }) =>
      address === null ? [] : sources.map(({ id }) => [id, address] as const),
    ),
  )
  return (sourceId) => {
    const address = addresses.get(sourceId) ?? null
    return { address, everyMs: address === null ? null : everyMs }
  }
}
