import { composeFigure } from "./draw/compose-figure.ts"
import type { ExploreAnswer } from "./composition.ts"
import { readAddress, type ReadServices } from "./read/read-address.ts"
import { readSeries } from "./read/read-series.ts"

export type ExploreServices = ReadServices

/** What an address composes, or why it cannot be followed and what comes nearest. */
export async function findComposition(
  services: ExploreServices,
  query: URLSearchParams,
): Promise<ExploreAnswer> {
  const address = await readAddress(services, query)
  if (address.state !== "read") return address
  const { request } = address
  const read = await readSeries(services.catalog, request)
  const composed = "status" in read ? read : composeFigure(request, read)
  return "status" in composed
    ? { state: "problem", problem: composed, spec: request.spec }
    : { state: "composed", composition: composed }
}
