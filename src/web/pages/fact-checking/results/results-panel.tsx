import { useState } from "react"
import { useLoaderData } from "react-router"

import { pageAt } from "#domain/format/page-at.ts"

import { Button } from "../../../components/button/button.tsx"
import { Icon } from "../../../components/icon/icon.tsx"
import { findClaim } from "../editor/claim-marks.ts"
import { countVerdicts, getVerdict, type DocumentClaim, type VerdictStatus } from "./claim.ts"
import { findNext, useStepKeys } from "./step-keys.ts"
import styles from "../fact-checking.module.css"
import { ResultCard } from "./result-card.tsx"
import type { useCheckEditor } from "../editor/use-check-editor.ts"
import { VERDICT_FACTS } from "./verdict-facts.ts"
import verdicts from "./verdict.module.css"

type Work = ReturnType<typeof useCheckEditor>

/** The counts of the verdicts, and a card for each statement in the order of the text. */
export function ResultsPanel({ work }: { work: Work }) {
  const { claims, selected, isFromText, open, close, accept, accepting, isChecking } = work
  const [chosen, setChosen] = useState<VerdictStatus | null>(null)
  // The last statement of a verdict may get another one.
  const filter = claims.some((claim) => getVerdict(claim) === chosen) ? chosen : null
  const visible = claims.filter(
    (claim) => filter === null || getVerdict(claim) === filter || claim.id === selected,
  )
  return (
    <aside className={styles.panel} aria-labelledby="results" aria-busy={isChecking || undefined}>
      <div className={styles.summary}>
        {/* A ring of nothing would take the room of the examples. */}
        {claims.length > 0 && <Doughnut claims={claims} />}
        <div className={claims.length > 0 ? undefined : styles.alone}>
          <h2 id="results" tabIndex={-1}>
            Results
          </h2>
          {claims.length === 0 ? (
            <NoStatements work={work} />
          ) : (
            <VerdictCounts claims={claims} filter={filter} onFilter={setChosen} />
          )}
        </div>
        <Steps work={work} />
      </div>
      {isChecking ? (
        <ul className={styles.results} aria-label="Loading statements">
          {["a", "b", "c"].map((row) => (
            <li key={row} className={styles.skeleton} aria-hidden="true" />
          ))}
        </ul>
      ) : (
        <ul className={styles.results} aria-label="Statements">
          {visible.map((claim) => (
            <ResultCard
              key={claim.id}
              claim={claim}
              page={pageAt(work.pages, claim.start)}
              isOpen={claim.id === selected}
              isLifted={claim.id === selected && isFromText}
              isAccepting={claim.id === accepting}
              onOpen={(id) => {
                open(id, "card")
              }}
              onClose={close}
              onAccept={accept}
            />
          ))}
        </ul>
      )}
    </aside>
  )
}

/** How many statements have which verdict; a press on one leaves only its cards. */
function VerdictCounts({
  claims,
  filter,
  onFilter,
}: {
  claims: readonly DocumentClaim[]
  filter: VerdictStatus | null
  onFilter: (verdict: VerdictStatus | null) => void
}) {
  return (
    <ul className={styles.counts} aria-label="Verdicts">
      {countVerdicts(claims)
        .filter(({ count }) => count > 0)
        .map(({ verdict, count }) => (
          <li key={verdict} className={verdicts[verdict]}>
            <button
              type="button"
              aria-pressed={filter === verdict}
              onClick={() => {
                onFilter(filter === verdict ? null : verdict)
              }}
            >
              <Icon of={VERDICT_FACTS[verdict].icon} size={16} />
              <b>{count}</b> {VERDICT_FACTS[verdict].word}
            </button>
          </li>
        ))}
    </ul>
  )
}

/** All verdicts at once, and the way from one incorrect statement to the next. */
function Steps({ work }: { work: Work }) {
  const { claims, selected, open, showAll } = work
  const incorrect = claims.filter((claim) => getVerdict(claim) === "incorrect")
  const step = (by: 1 | -1) => {
    const next = findNext(claims, { selected, by })
    if (next === undefined || next === selected) return
    const { activeElement } = document
    open(next, "card")
    // A reader who goes through the statements in the text stays in it.
    if (activeElement && findClaim(activeElement) !== undefined) work.focusStatement(next)
  }
  useStepKeys(step)
  const isPending = claims.some(({ isShown }) => !isShown)
  if (!isPending && incorrect.length === 0) return null
  return (
    <div className={styles.steps}>
      {isPending && (
        <Button
          size="small"
          onClick={() => {
            showAll()
            // The button goes, and the focus would go with it.
            document.getElementById("results")?.focus({ preventScroll: true })
          }}
        >
          Show all
        </Button>
      )}
      {incorrect.length > 0 && (
        <>
          <Button
            size="small"
            aria-keyshortcuts="P"
            onClick={() => {
              step(-1)
            }}
          >
            Previous incorrect
          </Button>
          <Button
            size="small"
            aria-keyshortcuts="N"
            onClick={() => {
              step(1)
            }}
          >
            Next incorrect
          </Button>
        </>
      )}
    </div>
  )
}

/** How a statement looks that can be read, whatever is held. */
const FORM = "Nigeria's population was 140 million in 2005."

/** What to do before anything was checked, and what could be read where nothing was found. */
function NoStatements({ work }: { work: Work }) {
  const { examples } = useLoaderData<{ examples: readonly string[] }>()
  if (work.isChecked)
    return (
      <p className={styles.none} role="status">
        No statement was found that can be checked. One names a country, what is measured and a
        figure or a change, such as “{FORM}”
      </p>
    )
  if (!work.isEmpty) return <p className={styles.none}>No statements yet</p>
  return (
    <div className={styles.none}>
      <p>
        No statements yet. Type or paste a text and press Fact check
        {examples.length > 0 ? ", or try one of these:" : "."}
      </p>
      <ul className={styles.examples}>
        {examples.map((text) => (
          <li key={text}>
            <Button
              size="small"
              onClick={() => {
                work.tryText(text)
              }}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const RADIUS = 41.25
const AROUND = 2 * Math.PI * RADIUS
const GAP = 1.6

function Doughnut({ claims }: { claims: readonly DocumentClaim[] }) {
  const counts = countVerdicts(claims).filter(({ count }) => count > 0)
  const total = claims.length
  const parts = counts.map(({ verdict, count }, k) => ({
    verdict,
    length: (count / total) * AROUND,
    before: counts.slice(0, k).reduce((sum, each) => sum + (each.count / total) * AROUND, 0),
  }))
  const words = counts.map(({ verdict, count }) => `${String(count)} ${verdict}`).join(", ")
  return (
    <svg
      className={styles.doughnut}
      viewBox="0 0 100 100"
      width="92"
      height="92"
      role="img"
      aria-label={total === 0 ? "No statements" : `${String(total)} statements: ${words}`}
    >
      <circle className={styles.ring} cx="50" cy="50" r={RADIUS} strokeWidth="17.5" />
      <g transform="rotate(-90 50 50)">
        {parts.map(({ verdict, length, before }) => (
          <circle
            key={verdict}
            className={verdicts[verdict]}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeWidth="17.5"
            strokeDasharray={`${String(parts.length > 1 ? Math.max(length - GAP, 0) : length)} ${String(AROUND)}`}
            strokeDashoffset={-before}
          />
        ))}
      </g>
      <text x="50" y="58">
        {total}
      </text>
    </svg>
  )
}
