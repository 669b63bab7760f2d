import { composeFigure } from "./draw/compose-figure.ts"
import type { Composition, ExploreAnswer, ExploreProblem } from "./composition.ts"
import { applyCalculations } from "./read/apply-calculations.ts"
import { readAddress, type ExploreRequest, type ReadServices } from "./read/read-address.ts"
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
  const composed = await compose(services, request)
  if ("status" in composed) return { state: "problem", problem: composed, spec: request.spec }
  const ready = await keepComputable(services, query, composed.ready)
  return { state: "composed", composition: { ...composed, ready } }
}

async function compose(
  { catalog }: ExploreServices,
  request: ExploreRequest,
): Promise<Composition | ExploreProblem> {
  const read = await readSeries(catalog, request)
  const computed = "status" in read ? read : applyCalculations(read, request)
  return "status" in computed
    ? computed
    : composeFigure({ ...request, places: computed.places ?? request.places }, computed)
}

/** Of some formulas those that can be computed with what is held here. */
async function keepComputable(
  services: ExploreServices,
  query: URLSearchParams,
  formulas: Composition["ready"],
): Promise<Composition["ready"]> {
  const computable = await Promise.all(
    formulas.map(async ({ formula }) => {
      const asked = new URLSearchParams(query)
      asked.set("calc", formula)
      const address = await readAddress(services, asked)
      if (address.state !== "read") return false
      // All countries are not read a second time: some of them will do.
      if (address.request.places.isMany) return true
      return !("status" in (await compose(services, address.request)))
    }),
  )
  return formulas.filter((_, k) => computable[k])
}
