import { Link } from "../../components/link/link.tsx"
import styles from "./answer.module.css"
import type { AnswerChoiceData } from "./page-data.ts"

/** How a question was understood, part by part; a part that could be another one folds out with links to those. */
export function AnswerChoices({ choices }: { choices: readonly AnswerChoiceData[] }) {
  if (choices.length === 0) return null
  return (
    <div className={styles.choices} role="group" aria-label="Understood as">
      <span aria-hidden="true">Understood as</span>
      {choices.map(({ kind, label, options }) =>
        options.length === 0 ? (
          <span key={`${kind} ${label}`} className={styles.chip}>
            {label}
          </span>
        ) : (
          <details key={`${kind} ${label}`} className={styles.choice} name="choice">
            <summary className={styles.chip}>
              <span className="sr-only">Change: </span>
              {label}
            </summary>
            <ul>
              {options.map((option) => (
                <li key={option.path}>
                  <Link to={option.path}>{option.label}</Link>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </div>
  )
}
