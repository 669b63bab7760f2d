import { EditorContent } from "@tiptap/react"
import ArrowLeft from "lucide-react/icons/arrow-left"
import Check from "lucide-react/icons/check"
import CircleCheck from "lucide-react/icons/circle-check"
import RefreshCw from "lucide-react/icons/refresh-cw"
import { useState, type KeyboardEvent, type MouseEvent } from "react"

import { LONGEST_DOCUMENT_TITLE } from "#domain/accounts/document-limits.ts"
import { LONGEST_DOCUMENT } from "#domain/check-limits.ts"
import { countText } from "#domain/format/count-text.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import { Link } from "../../components/link/link.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { ErrorBanner } from "../../components/banner/banner.tsx"
import { Button } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import type { SignedInSession } from "../../session/session-store.ts"
import { findClaim } from "./editor/claim-marks.ts"
import styles from "./fact-checking.module.css"
import { FileBar } from "./files/file-bar.tsx"
import { PublishButton } from "./document/publish-button.tsx"
import { ReviewButton } from "./document/review-button.tsx"
import { ResultsPanel } from "./results/results-panel.tsx"
import shell from "./shell.module.css"
import { SignUpPrompt } from "./sign-up-prompt.tsx"
import { TextDay } from "./editor/text-day.tsx"
import { Toolbar } from "./editor/toolbar.tsx"
import { useCheckEditor } from "./editor/use-check-editor.ts"
import { useStoredDocument } from "./document/use-stored-document.ts"

type Stored = ReturnType<typeof useStoredDocument>
type Work = ReturnType<typeof useCheckEditor>

const SAVED_WORDS = {
  new: "",
  saving: "Saving …",
  saved: "Saved",
  retrying: "Not saved yet. Trying again …",
  refused: "Not saved",
} as const

const NOT_CONFIRMED =
  "With this figure the sentence could not be confirmed, so nothing was changed. Please rewrite it yourself."

/** The editor with its results beside it: text left, one card for each statement right. */
export function Workbench({
  session,
  isOpen,
}: {
  session: SignedInSession | null
  isOpen: boolean
}) {
  const stored = useStoredDocument(session)
  if (stored.loading === "missing") return <Missing>There is no such document</Missing>
  if (stored.loading === "failed") return <Missing>Something went wrong!</Missing>
  if (stored.loading === "done") return <Bench stored={stored} isOpen={isOpen} />
  return (
    <p className={`container ${shell.shell ?? ""}`} aria-busy="true">
      Loading …
    </p>
  )
}

function Missing({ children }: { children: string }) {
  return (
    <div className={`container ${shell.shell ?? ""}`}>
      <h1>{children}</h1>
      <p>
        <Link to="/dashboard/fact-checking">Back to documents</Link>
      </p>
    </div>
  )
}

function Bench({ stored, isOpen }: { stored: Stored; isOpen: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    setAsking(true)
  }
  const toast = useToast()
  const { document, save } = stored
  const work = useCheckEditor({
    isOpen,
    document,
    onChange: save,
    onRefused: ask,
    onNotConfirmed: () => {
      toast(NOT_CONFIRMED, "info")
    },
  })
  return (
    <>
      <Bar stored={stored} work={work} isOpen={isOpen} onRefused={ask} />
      <div className={`container container-wide ${styles.columns ?? ""}`}>
        <div>
          <Notices stored={stored} work={work} />
          <section className={styles.editor} aria-label="Editor">
            <Toolbar editor={work.editor} count={work.claims.length} />
            <TextDay
              day={work.day}
              today={work.today}
              offered={work.offeredDay}
              onChange={isOpen ? work.changeDay : ask}
            />
            <FileBar work={work} title={stored.title} isOpen={isOpen} onRefused={ask} />
            <Text work={work} />
          </section>
        </div>
        <ResultsPanel work={work} />
      </div>
      <SignUpPrompt
        open={isAsking}
        onClose={() => {
          setAsking(false)
        }}
      />
    </>
  )
}

type BarProps = { stored: Stored; work: Work; isOpen: boolean; onRefused: () => void }

/** Title, state of saving and what can be done with the whole document. */
function Bar({ stored, work, isOpen, onRefused }: BarProps) {
  const { state } = stored.saved
  return (
    <div className={styles.bar}>
      <div className={`container container-wide ${styles.barInner ?? ""}`}>
        <Link to="/dashboard/fact-checking" className={styles.back} aria-label="Back to documents">
          <Icon of={ArrowLeft} />
        </Link>
        <h1 className="sr-only">Fact Checking</h1>
        <input
          className={styles.title}
          aria-label="Document title"
          maxLength={LONGEST_DOCUMENT_TITLE}
          placeholder="Untitled document"
          value={stored.title}
          onChange={(event) => {
            if (isOpen) stored.rename(event.currentTarget.value)
            else onRefused()
          }}
        />
        <span className={styles.saved} role="status">
          {state === "saved" && <Icon of={Check} size={16} />}
          {SAVED_WORDS[state]}
        </span>
        {stored.id !== null && work.claims.length > 0 && (
          <ReviewButton documentId={stored.id} beforehand={stored.flush} />
        )}
        {stored.id !== null && work.claims.length > 0 && (
          <PublishButton
            documentId={stored.id}
            claims={work.claims}
            published={stored.document?.published ?? null}
            beforehand={stored.flush}
          />
        )}
        <Button
          look="primary"
          busy={work.isChecking}
          disabled={isOpen && !work.canCheck && !work.isChecking}
          onClick={() => {
            if (isOpen) void work.check()
            else onRefused()
          }}
        >
          <Icon of={CircleCheck} />
          {work.isChecking ? "Kindly wait for a moment..." : "Fact check"}
        </Button>
      </div>
    </div>
  )
}

/** What went wrong, and what the data has changed. */
function Notices({ stored: { saved }, work }: { stored: Stored; work: Work }) {
  const changed = work.claims.filter(({ before }) => before).length
  return (
    <>
      {work.hasFailed && <ErrorBanner>Something went wrong!</ErrorBanner>}
      {saved.state === "refused" && <ErrorBanner>{saved.reason}</ErrorBanner>}
      {work.isTooLong && (
        <ErrorBanner>At most {countText(LONGEST_DOCUMENT)} characters can be checked.</ErrorBanner>
      )}
      {changed > 0 && (
        <div className={styles.changed} role="status">
          <Icon of={RefreshCw} />
          <p>
            The data has changed since you checked:{" "}
            {countNoun(changed, "verdict is", "verdicts are")} different now.
          </p>
          <Button size="small" onClick={work.acknowledge}>
            Got it
          </Button>
        </div>
      )}
    </>
  )
}

/** The text itself: a click, Enter or Space on a statement opens it, and Escape closes it. */
function Text({ work }: { work: Work }) {
  const press = (event: KeyboardEvent) => {
    const id = findClaim(event.target)
    if (id === undefined) return
    if (event.key === "Escape" && id === work.selected) work.close(true)
    // A statement with the focus is a button, and what is pressed on it must not be written into the text.
    if (!isWriting(event)) return
    event.preventDefault()
    if (event.key !== "Enter" && event.key !== " ") return
    // Before the editor takes it for a new line.
    event.stopPropagation()
    work.open(id, "text")
  }
  const click = (event: MouseEvent) => {
    const id = findClaim(event.target)
    if (id !== undefined) work.open(id, "text")
  }
  return (
    <div role="presentation" onKeyDownCapture={press} onClick={click}>
      <EditorContent editor={work.editor} className={styles.text} />
    </div>
  )
}

const CHANGING: ReadonlySet<string> = new Set(["Enter", "Backspace", "Delete"])

/** Whether a text field would change with this key. */
function isWriting({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return CHANGING.has(key) || (key.length === 1 && !ctrlKey && !metaKey)
}
