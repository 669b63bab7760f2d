import { findClaims, type FoundClaim } from "../claims/find-claims.ts"
import { nameStatedValues } from "../claims/name-stated-values.ts"
import { overlaps } from "../text/overlaps.ts"
import { measureById } from "../grammar/find-measures.ts"
import type { FactData } from "../evidence/fact-data.ts"
import type { ClaimSlots, Named } from "../claims/claim-types.ts"
import { restate } from "../messages/restate.ts"
import { differences, wordingsNamed } from "../messages/stand-alone.ts"
import { findPart } from "./find-part.ts"
import { isNarrowed } from "./is-narrowed.ts"
import { getLabel, matchName, type FindByName, type NameMatch } from "./match-name.ts"
import { comparedWords } from "./say-the-same.ts"

/** A claim and, where only words name its measure, the indicator they name. */
export type Resolved = {
  claim: FoundClaim
  match?: NameMatch | undefined
  /** The words by which it speaks of a part of a country only. */
  part?: string | undefined
}

export type Resolver = {
  /** Claims of known measures, and those whose words name an indicator; the others are left out. */
  resolve(text: string, found: readonly FoundClaim[]): Promise<Resolved[]>
  /** The claim as a sentence that stands alone and names the same indicator. */
  restateNamed(claim: FoundClaim, written: string, match: NameMatch): Promise<string>
}

/** The most claims of a text whose measure is looked up by its name, so that no text costs more than a long article. */
const MAX_NAMED_CLAIMS = 60

/** Looks up the measures that only words name; without a way to find indicators nothing is named. */
export function createResolver(data: FactData, find: FindByName | undefined): Resolver {
  const match = async (claim: ClaimSlots) =>
    claim.named === null || find === undefined ? undefined : matchName(claim, find, data)
  const resolve: Resolver["resolve"] = async (text, found) => {
    const own = found.filter(({ named }) => named === null)
    const named: Resolved[] = []
    for (const claim of found.filter((one) => one.named !== null).slice(0, MAX_NAMED_CLAIMS)) {
      const rival = own.find((one) => isOfSame(claim, one))
      if (claim.named === null || (rival && !saysMore(claim.named) && !isCount(rival))) continue
      const one = { claim, match: await match(claim) }
      if (one.match === undefined) continue
      if (!rival || stands(claim.named, one.match) || isConverted(one.match, rival)) named.push(one)
    }
    const others = own.filter(
      (claim) =>
        !named.some((one) => isOfSame(one.claim, claim)) &&
        // The headings of a table are read for it.
        (claim.written !== undefined || !isNarrowed(text, claim)),
    )
    return [...others.map((claim) => ({ claim, part: findPart(text, claim) })), ...named].sort(
      inOrder,
    )
  }
  return {
    resolve,
    async restateNamed(claim, written, { indicator, isSure }) {
      for (const wording of wordingsNamed(claim, written, getLabel(indicator))) {
        const [again, second] = await resolve(wording, findClaims(wording, null, nameStatedValues))
        const isSame = again?.match?.indicator.id === indicator.id && again.match.isSure === isSure
        if (isSame && !second && differences(claim, again.claim).length === 0) return wording
      }
      return restate(claim, written)
    },
  }
}

const SAYS_LITTLE =
  /^(?:rate|annual|real|total|value|level|share|gdp|gross|output|economy|end|year|period|[\d-]+)$/i

function isCount({ measure }: FoundClaim): boolean {
  const known = measure === null ? undefined : measureById(measure)
  return known?.kind === "count" && known.isNarrow === true
}

/** "2.4 tonnes per hectare" of a measure in kilograms: the name of the same indicator reads the unit. */
function isConverted({ indicator, factor }: NameMatch, rival: FoundClaim): boolean {
  const codes = rival.measure === null ? [] : (measureById(rival.measure)?.codes ?? [])
  return factor !== 1 && isCount(rival) && codes.includes(indicator.code)
}

/** Whether there are words beside those of a measure of our table; one that only a sentence before names has none. */
function saysMore({ beyond }: Named): boolean {
  return beyond.some((word) => !SAYS_LITTLE.test(word))
}

/** Over a measure of our table a name stands that says more: "employment in agriculture". */
function stands({ words, beyond }: Named, { indicator }: NameMatch): boolean {
  if (words.length === beyond.length) return true
  const name = comparedWords(getLabel(indicator))
  const more = beyond.filter((word) => !SAYS_LITTLE.test(word)).flatMap(comparedWords)
  return more.some((word) => name.includes(word))
}

function isOfSame({ figure }: FoundClaim, other: FoundClaim): boolean {
  return figure !== null && other.figure !== null && overlaps(figure, other.figure)
}

function inOrder({ claim: a }: Resolved, { claim: b }: Resolved): number {
  return a.sentence.start - b.sentence.start || at(a) - at(b)
}

function at({ figure, end }: FoundClaim): number {
  return figure?.start ?? end
}
