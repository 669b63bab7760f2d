/** The verdicts on a statement, and `pending` for one that nobody has asked about yet. */
export const VERDICTS = [
  "correct",
  "incorrect",
  "incomplete",
  "unverified",
  "unavailable",
  "pending",
] as const

export type VerdictStatus = (typeof VERDICTS)[number]

/** A claim as the check answers it; only what the pages use. */
export type AnsweredClaim = {
  statement: string
  originalText: string
  /** The figure of a table with what heads its row and column; absent in checks that were kept before. */
  cell?: string | null
  start: number
  end: number
  status: Exclude<VerdictStatus, "pending">
  message: string
  claim: {
    country: string | null
    indicatorName: string | null
    period: string | null
    statedValue: number | null
    unit: string | null
  }
  evidence: {
    actualValue: number | null
    unit: string | null
    period: string | null
    seriesId: string | null
    publisher: string | null
    vintage: string | null
    /** Absent in checks that were kept before. */
    vintageStated?: boolean | null
    /** The measure where several publishers have it; absent in checks that were kept before. */
    shared?: { name: string; path: string; differs: boolean } | null
  }
  /** How firm a correct statement is; absent in checks that were kept before. */
  robustness?: {
    holds: number
    of: number
    isFirm: boolean
    sentence: string
    cells: readonly { year: number; publisher: string; form: string; holds: boolean }[]
  } | null
  /** The unit and the place of the series that is drawn are absent in checks that were kept before. */
  chart: { unit?: string; place?: string; marks: readonly ChartMark[] } | null
  source: { provider: string; url: string; source_type: string } | null
  /** Set when a language model read what the sentence states. */
  foundBy?: "language-model"
  /** What to write instead, and where in the text that was sent. */
  correction?: { start: number; end: number; text: string } | null
}

/** A claim in the document: what the check said, whether it was opened, whether its figure was taken over. */
export type DocumentClaim = AnsweredClaim & {
  id: string
  isShown: boolean
  /** The figure that was put into the text. */
  accepted: string | null
  /** What the verdict was until the data changed, as long as the author has not taken note. */
  before?: ChangedVerdict | null
}

/** A verdict that the data has changed. */
export type ChangedVerdict = {
  status: Exclude<VerdictStatus, "pending">
  actualValue: number | null
  /** The day of the change, `YYYY-MM-DD`. */
  day: string
}

/** A point that decided: the country, the period and its figure; the country's name is absent in older checks. */
export type ChartMark = { country: string; place?: string; period: string; value: number }

/** What is seen of a claim: its verdict only once somebody asked for it. */
export function getVerdict(claim: Pick<DocumentClaim, "isShown" | "status">): VerdictStatus {
  return claim.isShown ? claim.status : "pending"
}

/** The card of a claim on the page. */
export const cardId = (claimId: string) => `${claimId}-card`

/** How many claims have which verdict, in the order of the table. */
export function countVerdicts(
  claims: readonly Pick<DocumentClaim, "isShown" | "status">[],
): { verdict: VerdictStatus; count: number }[] {
  return VERDICTS.map((verdict) => ({
    verdict,
    count: claims.filter((claim) => getVerdict(claim) === verdict).length,
  }))
}
