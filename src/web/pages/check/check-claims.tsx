import { wholeDays } from "../../components/whole-days.tsx"
import { ChangedNote, Comparison, SourceLine } from "../fact-checking/results/evidence.tsx"
import { EvidenceFigure } from "../fact-checking/results/evidence-figure.tsx"
import { Firmness, SharedLink } from "../fact-checking/results/firmness.tsx"
import { figureText } from "../fact-checking/results/figure-text.ts"
import { VerdictChip } from "../fact-checking/results/verdict-chip.tsx"
import verdicts from "../fact-checking/results/verdict.module.css"
import { quoteClaim } from "#domain/text/quote-claim.ts"
import { isByChoice } from "#domain/format/verdict-word.ts"
import { countVerdicts } from "../fact-checking/results/claim.ts"
import { VERDICT_FACTS } from "../fact-checking/results/verdict-facts.ts"
import { Icon } from "../../components/icon/icon.tsx"
import { Tag } from "../../components/tag/tag.tsx"
import styles from "./check.module.css"
import type { PublishedClaim } from "./page-data.ts"

/** How many statements have which verdict. */
export function VerdictCounts({ claims }: { claims: readonly PublishedClaim[] }) {
  const counts = countVerdicts(claims.map(({ status }) => ({ status, isShown: true })))
  const byChoice = claims.filter(isByChoice).length
  return (
    <ul className={styles.counts}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ verdict, count }) => (
          <li key={verdict} className={verdicts[verdict]}>
            <Icon of={VERDICT_FACTS[verdict].icon} size={16} />
            <b>{count}</b> {VERDICT_FACTS[verdict].word}
            {verdict === "correct" && byChoice > 0 && `, ${String(byChoice)} of them not firm`}
          </li>
        ))}
    </ul>
  )
}

/** The statements of a published check in the order of the text. */
export function CheckClaims({ claims }: { claims: readonly PublishedClaim[] }) {
  return (
    <ol className={styles.claims}>
      {claims.map((claim, k) => (
        <li
          key={String(k)}
          id={`claim-${String(k + 1)}`}
          className={`${styles.claim ?? ""} ${verdicts[claim.status] ?? ""}`}
        >
          <div className={styles.verdict}>
            <VerdictChip
              verdict={claim.status}
              id={`verdict-${String(k + 1)}`}
              isByChoice={isByChoice(claim)}
            />
            {claim.foundBy && <Tag>Found by a language model</Tag>}
          </div>
          <blockquote className={styles.quote}>
            <p>{quoteClaim(claim)}</p>
          </blockquote>
          <p>{wholeDays(claim.message)}</p>
          <ChangedNote claim={claim} />
          <Comparison claim={claim} />
          {claim.points && claim.points.length > 1 && (
            <EvidenceFigure claim={claim} points={claim.points} />
          )}
          <Firmness claim={claim} />
          <SharedLink claim={claim} />
          <Alternatives claim={claim} />
          <SourceLine claim={claim} />
        </li>
      ))}
    </ol>
  )
}

/** What other publishers and other readings say. */
function Alternatives({ claim: { evidence } }: { claim: PublishedClaim }) {
  if (evidence.alternatives.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>Other sources and interpretations</summary>
      <ul>
        {evidence.alternatives.map(({ note, publisher, indicatorName, value, period }) => (
          <li key={`${note} ${publisher} ${indicatorName} ${period}`}>
            {publisher}, {indicatorName}, {period}: <b>{figureText(value, null)}</b> ({note})
          </li>
        ))}
      </ul>
    </details>
  )
}
