import ChevronDown from "lucide-react/icons/chevron-down"

import { Link } from "../../components/link/link.tsx"
import { ButtonLink } from "../../components/button/button.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { Sparkline } from "../../components/sparkline/sparkline.tsx"
import { useSignedIn } from "../../session/use-session.ts"
import { VERDICT_FACTS } from "../fact-checking/results/verdict-facts.ts"
import marks from "../fact-checking/results/verdict.module.css"
import styles from "./entry-cards.module.css"
import type { SampleSeries } from "./load-home.server.ts"
import type { SampleCheck } from "./sample-check.server.ts"

/** The four ways in. Images hold only figures that are loaded, or none. */
export function EntryCards({
  samples,
  account,
  hasCheckLinks,
  sampleCheck,
}: {
  samples: readonly SampleSeries[]
  /** What needs an account here, in a sentence. */
  account: string
  /** Whether a text can be checked without an account. */
  hasCheckLinks: boolean
  sampleCheck: SampleCheck | null
}) {
  const isSignedIn = useSignedIn() !== null
  return (
    <div className={styles.cards}>
      <article className={`${styles.card ?? ""} ${styles.wide ?? ""}`}>
        <div className={styles.text}>
          <h3>Fact checking</h3>
          <p>
            Paste a paragraph. Every economic statement in it is checked against the data, with the
            source beside it.
          </p>
          <ButtonLink look="primary" to="/fact-checking">
            Get Started for Free
          </ButtonLink>
          {hasCheckLinks && (
            <p>
              <Link to="/check">Try it without an account</Link>
            </p>
          )}
        </div>
        {sampleCheck ? <CheckedText sample={sampleCheck} /> : <EmptyDocument />}
      </article>
      <article className={styles.card}>
        <div className={styles.text}>
          <h3>Data search</h3>
          <p>Type what you want to know. Suggestions appear as you write.</p>
          <ButtonLink to="/search">Get Started with Search</ButtonLink>
        </div>
        <Samples samples={samples} />
      </article>
      <article className={styles.card}>
        <div className={styles.text}>
          <h3>Advanced search</h3>
          <p>Know exactly what you need? Choose the country, the category and the indicator.</p>
          <ButtonLink to="/search#advanced">Go to Advanced Search</ButtonLink>
        </div>
        <FilledSelects sample={samples.at(-1)} />
      </article>
      <article className={`${styles.card ?? ""} ${styles.wide ?? ""} ${styles.ink ?? ""}`}>
        <div className={styles.text}>
          <h3>One free account</h3>
          <p>{account}</p>
          <ButtonLink look="onInk" to={isSignedIn ? "/dashboard" : "/signup"}>
            {isSignedIn ? "Go to your dashboard" : "Sign up"}
          </ButtonLink>
        </div>
        <Tower />
      </article>
    </div>
  )
}

/** A checked paragraph, marked as in the editor, with what the marks mean. */
function CheckedText({ sample: { pieces, verdicts } }: { sample: SampleCheck }) {
  return (
    <figure className={`${styles.art ?? ""} ${styles.document ?? ""}`}>
      <blockquote className={styles.paragraph}>
        {pieces.map(({ text, claim, isLast }, k) => {
          const verdict = claim === null ? undefined : verdicts[claim]
          if (verdict === undefined) return text
          const classes = [marks.claim, marks[verdict], isLast && marks.last]
          return (
            <span key={k} className={classes.filter(Boolean).join(" ")}>
              {text}
              {isLast && <span className="sr-only"> ({VERDICT_FACTS[verdict].word})</span>}
            </span>
          )
        })}
      </blockquote>
      <figcaption className={styles.line}>
        {[...new Set(verdicts)].map((verdict) => (
          <span key={verdict} className={`${marks.chip ?? ""} ${marks[verdict] ?? ""}`}>
            <Icon of={VERDICT_FACTS[verdict].icon} size={16} />
            {VERDICT_FACTS[verdict].word}
          </span>
        ))}
        <small>An example, checked with the figures of this site.</small>
      </figcaption>
    </figure>
  )
}

function EmptyDocument() {
  const words = (width: string) => <span className={styles.words} style={{ width }} />
  return (
    <div className={`${styles.art ?? ""} ${styles.document ?? ""}`} aria-hidden="true">
      <div className={styles.line}>{words("82%")}</div>
      <div className={styles.line}>{words("94%")}</div>
      <div className={styles.line}>{words("56%")}</div>
    </div>
  )
}

function Samples({ samples }: { samples: readonly SampleSeries[] }) {
  if (samples.length === 0) return null
  return (
    <ul className={`${styles.art ?? ""} ${styles.samples ?? ""}`}>
      {samples.map(({ path, name, country, summary }) => (
        <li key={path}>
          <Link to={path}>
            <Flag code2={country.code2} />
            <span className={styles.sample}>
              <span>{name}</span>
              <small>
                {country.name}, {summary.period}
              </small>
            </span>
            {summary.spark ? <Sparkline shape={summary.spark} /> : <i />}
            <b>{summary.value}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function FilledSelects({ sample }: { sample: SampleSeries | undefined }) {
  const rows = [
    { label: "Country", value: sample?.country.name, code2: sample?.country.code2 },
    { label: "Category", value: sample?.category },
    { label: "Indicator", value: sample?.name },
  ]
  return (
    <div className={`${styles.art ?? ""} ${styles.selects ?? ""}`} aria-hidden="true">
      {rows.map(({ label, value, code2 }) => (
        <p key={label}>
          <small>{label}</small>
          <Flag code2={code2 ?? null} />
          <span>{value ?? "Select"}</span>
          <Icon of={ChevronDown} size={16} />
        </p>
      ))}
    </div>
  )
}

const STEPS = [16, 28, 42, 60, 88, 60, 42, 28, 16]

function Tower() {
  return (
    <svg className={styles.tower} aria-hidden="true" focusable="false">
      {STEPS.map((height, k) => (
        <rect
          key={k}
          className={k === 4 ? styles.now : undefined}
          x={`${String(1 + k * 11)}%`}
          y={`${String(100 - height)}%`}
          width="8.5%"
          height={`${String(height)}%`}
        />
      ))}
    </svg>
  )
}
