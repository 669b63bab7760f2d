import type { ChangedVerdict, AnsweredClaim } from "../fact-checking/results/claim.ts"
import type { EvidencePoint } from "../fact-checking/results/evidence-bars.ts"

/** What another source or reading says. */
export type OtherFigure = {
  note: string
  publisher: string
  indicatorName: string
  value: number | null
  period: string
  fits: boolean
}

/** A statement of a published check with what its chart draws. */
export type PublishedClaim = AnsweredClaim & {
  before?: ChangedVerdict | null
  evidence: AnsweredClaim["evidence"] & { alternatives: readonly OtherFigure[] }
  /** The periods around the claim; null where there is nothing to draw. */
  points: readonly EvidencePoint[] | null
}

/** A published check as its page and its embed show it; addresses are absolute, days `YYYY-MM-DD`. */
export type CheckPageData = {
  id: string
  title: string
  address: string
  embed: string
  /** The image of a shared link; null where no figure may be drawn elsewhere. */
  card: { url: string; width: number; height: number } | null
  /** Where the oEmbed answers are, as attributes of links. */
  oembed: readonly Readonly<Record<string, string>>[]
  asOf: string
  publishedOn: string
  checkedOn: string
  /** Whether a second person agreed to the text. */
  isSeconded: boolean
  /** The feed of what new data change. */
  feed: string
  claims: readonly PublishedClaim[]
}
