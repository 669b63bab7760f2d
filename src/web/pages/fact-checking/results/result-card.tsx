import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import Copy from "lucide-react/icons/copy"
import X from "lucide-react/icons/x"
import { useEffect, useRef } from "react"

import { wholeDays } from "../../../components/whole-days.tsx"
import { Button, IconButton } from "../../../components/button/button.tsx"
import { Icon } from "../../../components/icon/icon.tsx"
import { useCopy } from "../../../components/use-copy.ts"
import { quoteClaim } from "#domain/text/quote-claim.ts"
import { isByChoice } from "#domain/format/verdict-word.ts"
import { cardId, getVerdict, type DocumentClaim } from "./claim.ts"
import { EvidenceChart } from "./evidence-chart.tsx"
import { ChangedNote, Comparison, SourceLine } from "./evidence.tsx"
import { Firmness, SharedLink } from "./firmness.tsx"
import styles from "../fact-checking.module.css"
import { useLifted } from "./use-lifted.ts"
import { VerdictChip } from "./verdict-chip.tsx"
import verdicts from "./verdict.module.css"

/** A statement: its verdict, and when open what the data says, where that comes from, and what to write instead. */
export function ResultCard({
  claim,
  page,
  isOpen,
  isLifted,
  isAccepting,
  onOpen,
  onClose,
  onAccept,
}: {
  claim: DocumentClaim
  /** Where in the file that was opened; `null` where it had no pages. */
  page: number | null
  isOpen: boolean
  /** Whether it was opened from the text: on a phone it comes up from the lower edge then. */
  isLifted: boolean
  /** Whether its sentence is being judged with the figure of the data. */
  isAccepting: boolean
  onOpen: (id: string) => void
  /** Closes it; its argument says whether the focus goes back to the statement in the text. */
  onClose: (isFocusBack: boolean) => void
  onAccept: (id: string) => void
}) {
  const card = useRef<HTMLLIElement>(null)
  const verdict = getVerdict(claim)
  useLifted(card, isLifted, onClose)
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: "nearest" })
  }, [isOpen])
  const classes = [
    styles.result,
    verdicts[verdict],
    isOpen && styles.open,
    isLifted && styles.lifted,
  ]
  return (
    <li ref={card} id={cardId(claim.id)} className={classes.filter(Boolean).join(" ")}>
      {isLifted && (
        <span className={styles.close}>
          <IconButton
            icon={X}
            label="Close"
            onClick={() => {
              onClose(true)
            }}
          />
        </span>
      )}
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-describedby={`${claim.id}meaning`}
        onClick={() => {
          onOpen(claim.id)
        }}
      >
        <VerdictChip verdict={verdict} id={claim.id} isByChoice={isByChoice(claim)} />
        <Icon of={ChevronDown} size={16} />
        <span className={styles.statement}>{quoteClaim(claim)}</span>
        {page !== null && <span className={styles.page}>Page {page}</span>}
      </button>
      {isOpen && <Body claim={claim} isAccepting={isAccepting} onAccept={onAccept} />}
    </li>
  )
}

function Body({
  claim,
  isAccepting,
  onAccept,
}: {
  claim: DocumentClaim
  isAccepting: boolean
  onAccept: (id: string) => void
}) {
  const { message, source } = claim
  return (
    <div className={styles.body}>
      <ChangedNote claim={claim} />
      <p>{wholeDays(message)}</p>
      <Comparison claim={claim} stated="Your text" />
      {claim.evidence.seriesId !== null && (
        <EvidenceChart key={claim.evidence.seriesId} claim={claim} />
      )}
      <Firmness claim={claim} />
      <SharedLink claim={claim} />
      <SourceLine claim={claim} />
      {claim.accepted !== null && <Accepted claim={claim} />}
      {(claim.correction ?? source) && (
        <div className={styles.actions}>
          {claim.correction && (
            <Button
              look="soft"
              size="small"
              busy={isAccepting}
              onClick={() => {
                onAccept(claim.id)
              }}
            >
              <Icon of={Check} />
              Accept metric
            </Button>
          )}
          {source && (
            <a className={styles.indicator} href={source.url}>
              Open indicator
            </a>
          )}
        </div>
      )}
    </div>
  )
}

function Accepted({ claim }: { claim: DocumentClaim }) {
  const copy = useCopy()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // "Accept metric" has gone and has taken the focus with it.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <p className={styles.accepted} role="status">
      <Icon of={Check} size={16} />
      Metric value accepted!
      <Button
        ref={button}
        look="quiet"
        size="small"
        onClick={() => {
          copy(claim.originalText, "")
        }}
      >
        <Icon of={Copy} />
        Copy
      </Button>
    </p>
  )
}
