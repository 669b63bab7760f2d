import { getOtherPlace, type ClaimPlace } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { listNearest } from "../discourse/text-mentions.ts"
import { isClose, saysEnough } from "./close-values.ts"
import type { ReadClaim } from "./neighbours.ts"

/** So many countries that a text names are tried, the nearest first. */
const MAX_PLACES = 12
/** So many figures must speak for a country before it is taken for one that the text went on with. */
const FEWEST_FITTING = 2

type ReadFound = ReadClaim & { claim: FoundClaim }

/**
 * Statements in a row that name no country are of the one before. Where none of their figures is that country's, and most
 * are those of one other country that the text names, the text has gone on with that one. The claims come back with it,
 * in the same order; `readAs` reads one with another country.
 */
export async function settlePlaces<R extends ReadFound>(
  read: readonly R[],
  readAs: (one: R, place: ClaimPlace) => Promise<R>,
): Promise<R[]> {
  const settled = [...read]
  for (const run of listRuns(read)) {
    const others = await readAsOther(run, read, readAs)
    for (const [k, other] of others) settled[k] = other
  }
  return settled
}

/** The positions of statements that took the same country from before, with only such between them as name their own. */
function listRuns(read: readonly ReadFound[]): number[][] {
  const runs: { code: string; members: number[] }[] = []
  for (const [k, { claim }] of read.entries()) {
    if (claim.said.place || claim.place === null) continue
    const { code } = claim.place
    const run = runs.at(-1)
    if (run?.code === code) run.members.push(k)
    else runs.push({ code, members: [k] })
  }
  return runs.map(({ members }) => members)
}

async function readAsOther<R extends ReadFound>(
  run: readonly number[],
  read: readonly R[],
  readAs: (one: R, place: ClaimPlace) => Promise<R>,
): Promise<Map<number, R>> {
  const claims = run.map((k) => read[k]?.claim).filter((claim) => claim !== undefined)
  const [first] = claims
  const measured = claims.filter(saysEnough).length
  if (!first || measured < FEWEST_FITTING || run.some((k) => fits(read[k]))) return new Map()
  const named = listNearest(first.mentions.places, first.start, ({ code }) => code)
  const tried: { others: Map<number, R>; fitting: number }[] = []
  for (const place of named.filter(({ code }) => code !== first.place?.code).slice(0, MAX_PLACES)) {
    const others = new Map<number, R>()
    for (const k of run) {
      const one = read[k]
      if (one && getOtherPlace(one.claim)?.code !== place.code)
        others.set(k, await readAs(one, place))
    }
    tried.push({ others, fitting: [...others.values()].filter(fits).length })
  }
  const [best, second] = tried.toSorted((a, b) => b.fitting - a.fitting)
  const isClear =
    best !== undefined &&
    best.fitting >= FEWEST_FITTING &&
    best.fitting * 2 >= measured &&
    best.fitting > (second?.fitting ?? 0)
  return isClear ? best.others : new Map()
}

function fits(read: ReadFound | undefined): boolean {
  return read?.figure?.holds === true && isClose(read.figure) && saysEnough(read.claim)
}
