import type {
  Ground,
  ClaimPeriod,
  PeriodGap,
  PeriodMention,
  PlaceMention,
  Span,
} from "./claim-types.ts"
import type { Context } from "../discourse/context.ts"
import type { Sentence } from "./sentence.ts"

/** A sentence being read, with what is known from before it. */
export type SentenceContext = { sentence: Sentence; carry: Context; asOf: string | null }

/** What a finder knows of a claim: its words, and the mentions that fill its slots. */
export type DraftRequest = {
  span: Span
  place: PlaceMention | undefined
  measure: string | null
  period: PeriodMention | undefined
  /** A period that is already settled stands over a mention. */
  settled?: { period: ClaimPeriod | null; gap: PeriodGap; stated: boolean } | undefined
  isChange?: boolean
  /** The place is the one spoken of before, though the sentence names others. */
  carryPlace?: boolean
  /** How sure the finder is of its slots; where it says nothing, the words of the sentence decide. */
  doubts?: {
    place?: SlotDoubt<PlaceMention>
    measure?: SlotDoubt<string>
    /** `isBehind`: the time stands right behind the figure, so that no other year of the text can be meant. */
    period?: SlotDoubt<PeriodMention> & { isBehind?: boolean }
  }
}

/** How sure a slot is, and what else may be meant. */
export type SlotDoubt<T> = { ground: Ground; rivals: readonly T[] }
