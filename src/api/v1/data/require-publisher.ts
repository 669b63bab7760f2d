import type { Catalog } from "#catalog/create-catalog.ts"
import { AppError } from "#domain/errors.ts"

/**
 * Lists say "none" only of publishers that are known.
 * @throws AppError "bad-request" with those that are
 */
export async function requirePublisher(
  catalog: Pick<Catalog, "listCoverage">,
  publisher: string | undefined,
): Promise<void> {
  if (publisher === undefined) return
  const wanted = publisher.trim().toLowerCase()
  const names = new Map<string, string>()
  for (const { id, name } of (await catalog.listCoverage()).listPublishers()) {
    if (name.toLowerCase() === wanted || id.toLowerCase() === wanted) return
    names.set(id, name)
  }
  const known = [...names].map(([id, name]) => `${id} (${name})`).sort()
  throw new AppError(
    "bad-request",
    `publisher: “${publisher.slice(0, 80)}” is not known. Known are ${known.join(", ")}.`,
  )
}
