import { askCatalogue, lacksValues, notAsked } from "./by-name/ask-catalogue.ts"
import { convertToUnit, judgeNamed } from "./by-name/judge-named.ts"
import { judgePart } from "./by-name/judge-part.ts"
import type { FindByName } from "./by-name/match-name.ts"
import { createResolver, type Resolved } from "./by-name/resolve-names.ts"
import type { CheckedClaim } from "./checked-claim.ts"
import { findClaimsInSlices, type FoundClaim } from "./claims/find-claims.ts"
import { nameStatedValues } from "./claims/name-stated-values.ts"
import { measureById } from "./grammar/find-measures.ts"
import { addRanks } from "./proven/add-ranks.ts"
import { createOrderReader } from "./proven/find-wrong-orders.ts"
import { findContradictions } from "./contradictions/find-contradictions.ts"
import { findWrongSums } from "./contradictions/find-wrong-sums.ts"
import { createFactData, type FactCatalog } from "./evidence/fact-data.ts"
import { judgeClaim } from "./judge/judge-claim.ts"
import { withLag, withNewestYear } from "./evidence/newest-figure.ts"
import { readFigure } from "./compute/read-figure.ts"
import type { InterpretationTools } from "./interpret/interpretation-tools.ts"
import { lookAgain } from "./interpret/look-again.ts"
import {
  listNeighbours,
  NO_NEIGHBOURS,
  type Neighbours,
  type ReadClaim,
} from "./interpret/neighbours.ts"
import { resolveContested } from "./interpret/resolve-contested.ts"
import { withMisreadPlaces } from "./interpret/misread-places.ts"
import { isSliceOver, nextTurn } from "#domain/in-slices.ts"
import type { AskForProposals } from "./proposals/propose-claims.ts"
import type { Measure } from "./grammar/measure.ts"
import type { ClaimPlace, ClaimSlots, Span } from "./claims/claim-types.ts"
import { byPublisher, findNamedSource, type NamedSource } from "./robustness/find-attribution.ts"
import { lookCloser } from "./robustness/look-closer.ts"
import { createMessages } from "./messages/messages.ts"
import { createCellQuotes } from "./messages/quote-cells.ts"
import { presentClaim, type Parts } from "./messages/present-claim.ts"
import { standAlone } from "./messages/stand-alone.ts"
import { addContradictions } from "./messages/add-contradictions.ts"
import { joinWrongWays, type Checked } from "./messages/join-wrong-way.ts"
import { withoutUnread } from "./messages/without-unread.ts"
import { splitSpans } from "./messages/split-spans.ts"

export type CheckOptions = {
  /** `YYYY-MM-DD`: the day the text was published; relative periods count from it. */
  asOf?: string | undefined
  /** Asks no language model: the text stays on the machine. */
  isLocal?: boolean
}

/** Checks economic statements against the figures that are held. */
export type FactChecker = {
  /** Every claim of a text with its verdict, in order of appearance. */
  check(text: string, options?: CheckOptions): Promise<CheckedClaim[]>
  /** Checks a text and yields its claims one after the other, for long texts. */
  stream(text: string, options?: CheckOptions): AsyncIterable<CheckedClaim>
  /** The verdict on one statement: the first claim in it, `undefined` when there is none. */
  validate(statement: string, options?: CheckOptions): Promise<CheckedClaim | undefined>
  /**
   * The present verdict on what a language model once found in a text, by its restatement and without the model;
   * `undefined` when the text no longer holds it.
   */
  judgeAnew(found: FoundBefore, text: string): Promise<CheckedClaim | undefined>
}

/** A claim as it was answered once. */
export type FoundBefore = Pick<CheckedClaim, "statement" | "originalText" | "claim">

export type ProposalOptions = {
  /** A language model that may propose slots for sentences the grammar missed; its findings are marked. */
  ask?: AskForProposals
  /** Called when the model could not be reached or understood; the check goes on without it. */
  onModelFault?: (error: unknown) => void
}

type Options = ProposalOptions & {
  catalog: FactCatalog
  publicUrl: string
  /** Finds indicators by words; without it only measures of our own table are known. */
  findByName?: FindByName | undefined
}

/** A claim with the source that its sentence names, and the published figure that it speaks of as it was read. */
type ReadResolved = Resolved &
  ReadClaim & {
    /** As the text alone gives it, before its time is that of the newest figure. */
    asFound: FoundClaim
    source: NamedSource | undefined
    lag: number
  }

/** Where a claim stands, what stands around it, and how many figures of its text may still be looked up by their name. */
type Place = {
  text: string
  span: { start: number; end: number }
  budget: { left: number }
  quoteCell: (claim: FoundClaim) => string | null
  neighbours?: Neighbours | undefined
}

/** The most figures of a text that are looked up by name because no series of their measure has them. */
const MAX_ASKED = 60

/** Binds the engine to a catalogue; `publicUrl` begins the addresses of sources. */
export function createFactChecker({
  catalog,
  publicUrl,
  ask,
  onModelFault,
  findByName,
}: Options): FactChecker {
  const data = createFactData(catalog)
  const { resolve, restateNamed } = createResolver(data, findByName)
  async function* stream(
    text: string,
    { asOf, isLocal = false }: CheckOptions = {},
  ): AsyncIterable<CheckedClaim> {
    const read = await findClaimsInSlices(text, asOf ?? null, findByName && nameStatedValues)
    if (read.length > 0) await data.renew()
    const found = await resolve(text, read)
    const claims = found.map(({ claim }) => claim)
    const proposing = isLocal ? undefined : ask && propose(text, claims, ask).catch(noProposals)
    const spans = splitSpans(text, claims)
    const budget = { left: MAX_ASKED }
    const quoteCell = createCellQuotes(text)
    async function* checkAll(): AsyncIterable<Checked> {
      const asRead = await readAll(text, found)
      const neighbours = listNeighbours(asRead)
      yield* addRanks(checkEach(asRead, neighbours), {
        text,
        levels: asRead.flatMap(({ claim }) => (claim.kind === "level" ? [claim] : [])),
        check: async (claim, span) =>
          checkOne({ text, span, budget, quoteCell }, await readOne(text, { claim })),
      })
    }
    async function* checkEach(
      asRead: readonly ReadResolved[],
      neighbours: readonly Neighbours[],
    ): AsyncIterable<Checked> {
      for (const [k, one] of asRead.entries()) {
        await takeTurn()
        const span = spans[k]
        if (span)
          yield await checkOne({ text, span, budget, quoteCell, neighbours: neighbours[k] }, one)
      }
    }
    yield* addContradictions(
      text,
      joinWrongWays(text, checkAll()),
      [...findContradictions(text), ...findWrongSums(text)],
      createOrderReader(text),
    )
    for (const claim of (await proposing) ?? []) {
      const one = await readOne(text, { claim })
      const { checked } = await checkOne({ text, span: claim.sentence, budget, quoteCell }, one)
      yield marked(checked)
    }
  }
  const noProposals = (error: unknown): FoundClaim[] => {
    onModelFault?.(error)
    return []
  }
  /** A claim at the time that it speaks of, with the figure published for it. */
  const readOne = async (text: string, one: Resolved): Promise<ReadResolved> => {
    const { claim } = one
    if (one.match !== undefined || one.part !== undefined)
      return { ...one, asFound: claim, source: undefined, lag: 0, figure: undefined }
    const sentence = text.slice(claim.sentence.start, claim.sentence.end)
    const source = findNamedSource(sentence, placeWithin(claim))
    const measure = findMeasure(claim, source)
    const { claim: current, lag } = await withNewestYear(claim, measure, data)
    const figure = await readFigure(current, measure, data)
    return { ...one, claim: current, asFound: claim, source, lag, figure }
  }
  const readAll = async (text: string, found: readonly Resolved[]): Promise<ReadResolved[]> => {
    const read: ReadResolved[] = []
    for (const one of found) {
      await takeTurn()
      read.push(await readOne(text, one))
    }
    return withMisreadPlaces(read, (one, place) =>
      readOne(text, { ...one, claim: withPlace(one.asFound, place) }),
    )
  }
  const checkOne = async (
    { text, span, budget, quoteCell, neighbours = NO_NEIGHBOURS }: Place,
    { claim, asFound, match, part, source, lag }: ReadResolved,
  ): Promise<Checked> => {
    const written = claim.figure ? text.slice(claim.figure.start, claim.figure.end) : ""
    const judging = { data, messages: createMessages(() => written) }
    const present = (parts: Omit<Parts, "text" | "cell" | "span" | "publicUrl">): Checked => ({
      claim: asFound,
      settled: parts.claim,
      checked: presentClaim({ ...parts, text, cell: quoteCell(claim), span, publicUrl }),
      marked: withoutUnread(text, span, parts.claim, parts.verdict),
      ruleId: parts.verdict.rule.id,
    })
    if (match !== undefined) {
      const settled = await resolveOpen(claim, neighbours, {
        judge: (one) => judgeNamed(one, match, judging),
        read: (one) => readFigure(convertToUnit(one, match), match.measure, data),
      })
      return present({
        named: match.indicator,
        claim: convertToUnit(settled.claim, match),
        verdict: settled.verdict,
        statement: await restateNamed(settled.claim, written, match),
      })
    }
    if (part !== undefined)
      return present({
        claim,
        verdict: judgePart(claim, part),
        statement: text.slice(claim.sentence.start, claim.sentence.end),
      })
    const sentence = text.slice(claim.sentence.start, claim.sentence.end)
    const measureFor = (slots: ClaimSlots) => findMeasure(slots, source)
    const measure = measureFor(claim)
    const settled = await resolveOpen(claim, neighbours, {
      judge: (one) =>
        judgeClaim(one, { ...judging, measureOf: (slots) => Promise.resolve(measureFor(slots)) }),
      read: (one) => readFigure(one, measureFor(one), data),
    })
    const askNames = async () => {
      if (!findByName || !measure || !lacksValues(settled.verdict, settled.claim)) return undefined
      // More figures than this are not looked up in one text, and nothing is said of what is held.
      if (budget.left === 0) return notAsked(settled.verdict)
      budget.left -= 1
      return askCatalogue(settled.claim, measure, { ...judging, text, find: findByName })
    }
    const { verdict, closer } = await lookCloser((await askNames()) ?? settled.verdict, {
      claim: settled.claim,
      measure,
      named: source,
      sentence,
      data,
    })
    const statement = standAlone(settled.claim, claim.written ?? written)
    return present({
      claim: settled.claim,
      verdict: withLag(verdict, settled.claim, { lag, measure }),
      closer,
      statement: source ? withSource(statement, source) : statement,
    })
  }
  const check = async (text: string, options?: CheckOptions): Promise<CheckedClaim[]> => {
    const claims: CheckedClaim[] = []
    for await (const claim of stream(text, options)) claims.push(claim)
    return claims.sort((a, b) => a.start - b.start)
  }
  const validate: FactChecker["validate"] = async (statement, options) =>
    (await check(statement, options))[0]
  return {
    check,
    stream,
    validate,
    async judgeAnew(found, text) {
      const start = text.indexOf(found.originalText)
      const judged = start === -1 ? undefined : await validate(found.statement, { isLocal: true })
      return judged && isSame(judged, found) ? marked(movedTo(start, found, judged)) : undefined
    },
  }
}

/** Figures that are at hand are read without any wait, so a long text would keep everybody else waiting for its last claim. */
async function takeTurn(): Promise<void> {
  if (isSliceOver()) await nextTurn()
}

/** The verdict on a claim once every interpretation that the text leaves open was tried. */
async function resolveOpen(
  claim: FoundClaim,
  neighbours: Neighbours,
  tools: InterpretationTools<FoundClaim>,
) {
  return lookAgain(await resolveContested(claim, neighbours, tools), neighbours, tools)
}

/** The claim read for another country, with no rivals left, since the whole text agrees on that country. */
function withPlace(claim: FoundClaim, place: ClaimPlace): FoundClaim {
  return {
    ...claim,
    place,
    grounds: { ...claim.grounds, place: "carried" },
    rivals: { ...claim.rivals, places: [] },
  }
}

/** Where the figure of a claim, or the claim itself, stands in its sentence. */
function placeWithin({ figure, start, end, sentence }: FoundClaim): Span {
  const own = figure ?? { start, end }
  return { start: own.start - sentence.start, end: own.end - sentence.start }
}

/** The measure that a claim names; where the text names its source, that publisher's figures come first. */
function findMeasure(
  { measure: id }: ClaimSlots,
  named: NamedSource | undefined,
): Measure | undefined {
  const measure = id === null ? undefined : measureById(id)
  return (measure && named && byPublisher(measure, named)) ?? measure
}

/** A statement that stands alone still says whose figure it gives. */
function withSource(statement: string, { name }: NamedSource): string {
  return `${statement.replace(/\.$/, "")}, according to ${name}.`
}

/** Its parser of answers is loaded only where an operator has set up a model. */
async function propose(
  text: string,
  found: readonly FoundClaim[],
  ask: AskForProposals,
): Promise<FoundClaim[]> {
  const { proposeClaims } = await import("./proposals/propose-claims.ts")
  return proposeClaims(text, found, ask)
}

/** Whether a restatement was read as what it restates. */
function isSame({ claim: a }: CheckedClaim, { claim: b }: FoundBefore): boolean {
  return a.country === b.country && a.period === b.period && a.statedValue === b.statedValue
}

/** The verdict on a restatement, given to the words that it restates and to their place. */
function movedTo(
  start: number,
  { statement, originalText }: FoundBefore,
  judged: CheckedClaim,
): CheckedClaim {
  const { correction } = judged
  const figure = correction && statement.slice(correction.start, correction.end)
  const k = figure === null ? -1 : originalText.indexOf(figure)
  return {
    ...judged,
    statement,
    originalText,
    start,
    end: start + originalText.length,
    correction:
      correction === null || figure === null || k === -1
        ? null
        : { start: start + k, end: start + k + figure.length, text: correction.text },
  }
}

/** Says in plain words that a machine that guesses read this sentence; the verdict is the engine's own. */
function marked(claim: CheckedClaim): CheckedClaim {
  return {
    ...claim,
    foundBy: "language-model",
    message: `${claim.message} A language model read what this sentence states; check that it did so rightly.`,
  }
}
