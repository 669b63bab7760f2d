import { composeFigure } from "./draw/compose-figure.ts"
import type { ExploreAnswer } from "./composition.ts"
import { applyCalculations } from "./read/apply-calculations.ts"
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
  const computed = "status" in read ? read : applyCalculations(read, request)
  const composed =
    "status" in computed
      ? computed
      : composeFigure({ ...request, places: computed.places ?? request.places }, computed)
  return "status" in composed
    ? { state: "problem", problem: composed, spec: request.spec }
    : { state: "composed", composition: composed }
}
