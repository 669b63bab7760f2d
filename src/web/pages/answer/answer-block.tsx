import { Link } from "../../components/link/link.tsx"
import { AnswerChoices } from "./answer-choices.tsx"
import styles from "./answer.module.css"
import type { AnswerSummary } from "./page-data.ts"

/** The answer to a question as it stands above the results of the same words. */
export function AnswerBlock({ answer }: { answer: AnswerSummary }) {
  const { sentence, choices, path, sources } = answer
  return (
    <section className={`card ${styles.summary ?? ""}`} aria-labelledby="answer">
      <h2 id="answer">Answer</h2>
      <p className={styles.short}>{sentence}</p>
      <AnswerChoices choices={choices} />
      <p className={styles.source}>
        <Link to={path}>Chart, table and method</Link>. Source:{" "}
        {sources.map(({ publisher, title }) => `${publisher}, ${title}`).join("; ")}
      </p>
    </section>
  )
}
