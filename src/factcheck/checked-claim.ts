import type { Alternative, Verdict } from "./judge/verdict.ts"
import type { SharedMeasure } from "./robustness/find-disagreement.ts"
import type { Robustness } from "./robustness/grid.ts"
import type { Attribution } from "./robustness/look-closer.ts"
import type { ClaimKind, Direction, Hedge, Status } from "./claims/claim-types.ts"

/** A claim of a text with its verdict, as the API and the pages show it. */
export type CheckedClaim = {
  /** The claim as a sentence that stands alone; checked by itself it gets the same verdict. */
  statement: string
  /** The author's own words. */
  originalText: string
  /** The figure of a table with what heads its row and column: "Ghana, 2022: 31.3"; `null` for other claims. */
  cell: string | null
  /** UTF-16 offsets of the author's words in the text. */
  start: number
  end: number
  status: Status
  message: string
  claim: {
    kind: ClaimKind
    /** ISO 3166 alpha-3, or the World Bank's code of a group. */
    country: string | null
    country2: string | null
    /** The publisher's own code, in the World Bank's form where it has one. */
    indicatorCode: string | null
    indicatorName: string | null
    /** `2022`, `2022-Q3`, `2022-10` or `2010..2019`. */
    period: string | null
    /** In people, currency units, per cent as 5.6. */
    statedValue: number | null
    /** The upper end where a range is stated. */
    statedUpper: number | null
    unit: string | null
    hedge: Hedge | null
    direction: Direction | null
  }
  evidence: {
    actualValue: number | null
    unit: string | null
    period: string | null
    seriesId: string | null
    publisher: string | null
    /** Day of the data. */
    vintage: string | null
    vintageStated: boolean | null
    /** The rule or reason that decided. */
    rule: string
    alternatives: readonly Alternative[]
    /** The measure where several publishers have it, with the page of all of them; `differs` beyond the tolerance. */
    shared: SharedMeasure | null
  }
  /** How firm a correct claim is; `null` for others, and where there was nothing to choose. */
  robustness: Robustness | null
  /** Whom the text names as its source. */
  attribution: Attribution | null
  source: { provider: string; url: string; source_type: string } | null
  chart: Verdict["chart"]
  /** Set when a language model proposed what the sentence states; the grammar found all others. */
  foundBy?: "language-model"
  /** What to write instead: the author's figure and the words to put in its place. */
  correction: { start: number; end: number; text: string } | null
}
