import verdicts from "../fact-checking/results/verdict.module.css"
import { isByChoice } from "#domain/format/verdict-word.ts"
import { VERDICT_FACTS } from "../fact-checking/results/verdict-facts.ts"
import type { MarkedPiece } from "./mark-text.ts"
import styles from "./open-check.module.css"
import type { CheckedText } from "./page-data.ts"

/** A text whose statements lead to their verdicts. */
export function MarkedText({ checked }: { checked: Pick<CheckedText, "paragraphs" | "claims"> }) {
  return (
    <div className={styles.text}>
      {checked.paragraphs.map((pieces, k) => (
        <p key={String(k)}>
          {pieces.map((piece, at) => (
            <Piece key={String(at)} piece={piece} claims={checked.claims} />
          ))}
        </p>
      ))}
    </div>
  )
}

function Piece({ piece, claims }: { piece: MarkedPiece; claims: CheckedText["claims"] }) {
  const { text, claim: at, isLast } = piece
  const claim = at === null ? undefined : claims[at]
  if (at === null || !claim) return <>{text}</>
  const word = isByChoice(claim) ? "Correct but not firm" : VERDICT_FACTS[claim.status].word
  const classes = [
    verdicts.claim,
    verdicts[claim.status],
    isByChoice(claim) && verdicts.infirm,
    isLast && verdicts.last,
    styles.mark,
  ]
  return (
    <a
      className={classes.filter(Boolean).join(" ")}
      href={`#claim-${String(at + 1)}`}
      title={`${word}. ${claim.message}`}
    >
      {text}
      {isLast && <span className="sr-only"> ({word})</span>}
    </a>
  )
}
