import BookOpen from "lucide-react/icons/book-open"
import RefreshCw from "lucide-react/icons/refresh-cw"

import { BRAND } from "#domain/brand.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { dayText } from "#domain/time/day-text.ts"
import { vintageText } from "#domain/time/vintage-text.ts"

import { wholeDays } from "../../../components/whole-days.tsx"
import { Icon } from "../../../components/icon/icon.tsx"
import type { ChangedVerdict, AnsweredClaim } from "./claim.ts"
import styles from "./evidence.module.css"
import { figureText, headlineText } from "./figure-text.ts"
import { VERDICT_FACTS } from "./verdict-facts.ts"

/** How the check names figures of this site. */
const OWN_DATA = BRAND.toLowerCase()

type Claim = AnsweredClaim & { before?: ChangedVerdict | null; accepted?: string | null }

/** What the verdict was until the data changed. */
export function ChangedNote({ claim: { before } }: { claim: Claim }) {
  if (!before) return null
  return (
    <p className={styles.changed}>
      <Icon of={RefreshCw} size={16} />
      <span>
        The data changed on {wholeDays(dayText(before.day))}: the verdict was{" "}
        {VERDICT_FACTS[before.status].word}.
      </span>
    </p>
  )
}

/** The stated figure beside the published one, where they differ: a wrong direction may stand beside a right figure. */
export function Comparison({ claim, stated = "Stated" }: { claim: Claim; stated?: string }) {
  const { claim: slots, evidence, status } = claim
  if (status !== "incorrect" || slots.statedValue === null || evidence.actualValue === null)
    return null
  const [said, published] = [
    figureText(slots.statedValue, slots.unit),
    headlineText(evidence.actualValue, evidence.unit),
  ]
  if (said === published) return null
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{stated}</dt>
        <dd>{said}</dd>
      </div>
      <div>
        <dt>Data{evidence.period === null ? "" : `, ${evidence.period.replace("..", " to ")}`}</dt>
        <dd>{published}</dd>
      </div>
    </dl>
  )
}

/** Who published the figure, where it is shown, and the day of the data. */
export function SourceLine({ claim: { source, evidence } }: { claim: Claim }) {
  if (!source) return null
  const { vintage, vintageStated } = evidence
  const day =
    vintage === null ? undefined : vintageText({ vintage, vintageStated: vintageStated ?? true })
  return (
    <p className={styles.source}>
      <Icon of={BookOpen} size={16} />
      <span>
        Source: <a href={source.url}>{source.provider}</a>{" "}
        {source.source_type === OWN_DATA && <span className={styles.tag}>{BRAND} data</span>}
        {day !== undefined && wholeDays(` ${capitalize(day)}.`)}
      </span>
    </p>
  )
}
