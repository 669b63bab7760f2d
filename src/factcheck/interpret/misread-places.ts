import { getOtherPlace, type ClaimPlace } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { listNearest } from "../discourse/text-mentions.ts"
import { fitsAsStated, saysEnough } from "./close-values.ts"
import type { ReadClaim } from "./neighbours.ts"

/** The most other countries of a text that are tried, the nearest first. */
const MAX_PLACES = 12
/** The fewest claims whose figures must fit a country before the text is read as having gone on with it. */
const MIN_FITTING_CLAIMS = 2

type ReadFound = ReadClaim & { claim: FoundClaim }

/**
 * Corrects the country of claims in a row that name none and were read as of the country before. Where none of their
 * figures is that country's, and at least half are those of one other country that the text names, the text has gone on
 * with that one. All claims come back in the same order; `readAs` looks up a claim for another country.
 */
export async function withMisreadPlaces<R extends ReadFound>(
  read: readonly R[],
  readAs: ReadAs<R>,
): Promise<R[]> {
  const settled = [...read]
  for (const run of listRuns(read)) {
    const others = await readAsOther(run, read, readAs)
    for (const [k, other] of others) settled[k] = other
  }
  return settled
}

/** The positions of claims that took the same country from before, run by run; claims that name their own do not end a run. */
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

type ReadAs<R> = (one: R, place: ClaimPlace) => Promise<R>

/** The claims of a run read for the other country whose figures they state, by their positions; empty where there is none. */
async function readAsOther<R extends ReadFound>(
  run: readonly number[],
  read: readonly R[],
  readAs: ReadAs<R>,
): Promise<ReadonlyMap<number, R>> {
  const own = run.flatMap((k) => read[k] ?? [])
  const [first] = own
  const measured = own.filter(({ claim }) => saysEnough(claim)).length
  if (!first || measured < MIN_FITTING_CLAIMS || own.some(fits)) return new Map()
  const tried: { others: ReadonlyMap<number, R>; fitting: number }[] = []
  for (const place of listOthers(first.claim)) {
    const others = await readRunAs(run, { read, place, readAs })
    tried.push({ others, fitting: [...others.values()].filter(fits).length })
  }
  const [best, second] = tried.toSorted((a, b) => b.fitting - a.fitting)
  const least = Math.max(MIN_FITTING_CLAIMS, measured / 2, (second?.fitting ?? 0) + 1)
  return best && best.fitting >= least ? best.others : new Map()
}

/** The claims of a run read for a country; one that is compared with this country is left out and keeps its own. */
async function readRunAs<R extends ReadFound>(
  run: readonly number[],
  { read, place, readAs }: { read: readonly R[]; place: ClaimPlace; readAs: ReadAs<R> },
): Promise<Map<number, R>> {
  const others = new Map<number, R>()
  for (const k of run) {
    const one = read[k]
    if (one && getOtherPlace(one.claim)?.code !== place.code)
      others.set(k, await readAs(one, place))
  }
  return others
}

/** The other countries that the text names, the nearest first. */
function listOthers({ mentions, start, place: own }: FoundClaim): ClaimPlace[] {
  return listNearest(mentions.places, start, ({ code }) => code)
    .filter(({ code }) => code !== own?.code)
    .slice(0, MAX_PLACES)
}

function fits({ claim, figure }: ReadFound): boolean {
  return fitsAsStated(figure) && saysEnough(claim)
}
