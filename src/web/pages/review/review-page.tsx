import { useId, useState } from "react"

import { wholeDays } from "../../components/whole-days.tsx"
import { Button } from "../../components/button/button.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { callApi } from "../../session/call-api.ts"
import { useFetched } from "../../session/use-fetched.ts"
import { LONGEST_REVIEW_NOTE } from "#domain/accounts/document-limits.ts"
import { quoteClaim } from "#domain/text/quote-claim.ts"
import { isByChoice } from "#domain/format/verdict-word.ts"
import type { DocumentClaim } from "../fact-checking/results/claim.ts"
import { Comparison, SourceLine } from "../fact-checking/results/evidence.tsx"
import { Firmness, SharedLink } from "../fact-checking/results/firmness.tsx"
import { VerdictChip } from "../fact-checking/results/verdict-chip.tsx"
import verdicts from "../fact-checking/results/verdict.module.css"
import styles from "./review.module.css"

type Decision = "agreed" | "returned"

type Sent = {
  title: string
  author: string
  text: string
  claims: readonly DocumentClaim[]
  /** Names the text as it is shown: an answer is of no other. */
  textHash: string
  decision: Decision | null
}

/** The text with its verdicts, and the two answers. */
export function ReviewPage({ id }: { id: string }) {
  const path = `/review/${encodeURIComponent(id)}`
  const { data, error, reload } = useFetched<Sent>(path)
  if (error !== undefined) return <p role="alert">{error}</p>
  if (data === null) return <p aria-busy="true">Loading …</p>
  const { title, author, text, textHash, claims, decision } = data
  return (
    <>
      <p>
        {author} asks whether you agree to “{title}”.
      </p>
      <section aria-label="Text" className={styles.text}>
        {text.split("\n").map((line, k) => (
          <p key={String(k)}>{line}</p>
        ))}
      </section>
      <h2>Statements</h2>
      <ol className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim.id} className={verdicts[claim.status]}>
            <VerdictChip verdict={claim.status} id={claim.id} isByChoice={isByChoice(claim)} />
            <p className={styles.words}>{quoteClaim(claim)}</p>
            <p>{wholeDays(claim.message)}</p>
            <Comparison claim={claim} stated="The text" />
            <Firmness claim={claim} />
            <SharedLink claim={claim} />
            <SourceLine claim={claim} />
          </li>
        ))}
      </ol>
      <Answer path={path} textHash={textHash} decision={decision} onDone={reload} />
    </>
  )
}

function Answer({
  path,
  textHash,
  decision,
  onDone,
}: {
  path: string
  textHash: string
  decision: Decision | null
  onDone: () => void
}) {
  const toast = useToast()
  const field = useId()
  const [note, setNote] = useState("")
  const [busy, setBusy] = useState<Decision | null>(null)
  const send = async (said: Decision) => {
    setBusy(said)
    const body = { decision: said, note, textHash }
    const answer = await callApi(path, { method: "POST", body })
    setBusy(null)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      if (answer.code === "conflict") onDone()
      return
    }
    toast("Your answer was sent", "success")
    onDone()
  }
  return (
    <section className={styles.answer} aria-label="Your answer">
      {decision !== null && (
        <p role="status">
          {decision === "agreed" ? "You agreed to this text." : "You sent this text back."} You may
          answer again.
        </p>
      )}
      <label htmlFor={field}>Note for the author</label>
      <textarea
        id={field}
        maxLength={LONGEST_REVIEW_NOTE}
        rows={3}
        value={note}
        onChange={(event) => {
          setNote(event.currentTarget.value)
        }}
      />
      <div className={styles.buttons}>
        <Button look="primary" busy={busy === "agreed"} onClick={() => void send("agreed")}>
          I agree
        </Button>
        <Button busy={busy === "returned"} onClick={() => void send("returned")}>
          Send back
        </Button>
      </div>
    </section>
  )
}
