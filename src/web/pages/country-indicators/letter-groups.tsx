import ChevronDown from "lucide-react/icons/chevron-down"

import { advancedPath, countryIndicatorsPath } from "#domain/addresses/page-paths.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import { Link } from "../../components/link/link.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { NO_NAME_WITH_WORDS } from "../../components/name-filter/has-words.ts"
import { StaleTag } from "../../components/tag/tag.tsx"
import styles from "./country-indicators.module.css"
import { CODES_ONLY, letterKey, OTHER_LETTER } from "./group-letters.ts"
import {
  subjectLabel,
  type CountryIndicatorsData,
  type IndicatorLine,
  type LetterGroup,
} from "./page-data.ts"

type Page = Extract<CountryIndicatorsData, { state: "category" }>

/**
 * A category's indicators by first letter, one letter open at a time. A short list is all there and letters open in
 * place; of a long one each letter is fetched by its link.
 */
export function LetterGroups({ page }: { page: Page }) {
  if (page.groups.length === 0) {
    return <p className={styles.none}>{describeNone(page)}</p>
  }
  // What is left of a filter is read at once.
  if (page.filter !== "" && page.isWhole)
    return <Lines lines={page.groups.flatMap(({ lines }) => lines ?? [])} page={page} />
  const Group = page.isWhole ? FoldedLetter : LinkedLetter
  return (
    <>
      <h2 className="sr-only">{subjectLabel(page)} indicators by first letter</h2>
      <div className={styles.letters}>
        {page.groups.map((group) => (
          <Group
            key={`${page.category ?? ""}${page.topic ?? ""}${group.letter}`}
            group={group}
            page={page}
          />
        ))}
      </div>
    </>
  )
}

function describeNone({ topic, filter }: Page): string {
  if (filter !== "") return NO_NAME_WITH_WORDS
  return topic === null
    ? "No Indicator Available for this Category"
    : "No Indicator Available for this Topic"
}

function FoldedLetter({ group, page }: { group: LetterGroup; page: Page }) {
  const isOpen = group.letter === (page.open ?? page.groups[0]?.letter)
  return (
    <details name="letter" open={isOpen}>
      <summary className={styles.letter}>
        <LetterText group={group} />
      </summary>
      <Lines lines={group.lines ?? []} page={page} />
    </details>
  )
}

function LinkedLetter({ group, page }: { group: LetterGroup; page: Page }) {
  const whole = countryIndicatorsPath(page.country.slug, page)
  const here = `${whole}&letter=${letterKey(group.letter)}`
  const isOpen = group.lines !== null
  return (
    <section className={isOpen ? styles.isOpen : undefined}>
      <h3>
        <Link
          className={styles.letter}
          to={isOpen ? whole : here}
          aria-expanded={isOpen}
          preventScrollReset
        >
          <LetterText group={group} />
        </Link>
      </h3>
      {group.lines && <Lines lines={group.lines} page={page} />}
      {group.pages && <Pages pages={group.pages} here={here} letter={group.letter} />}
    </section>
  )
}

const LABELS: Readonly<Record<string, string>> = {
  [OTHER_LETTER]: "0–9",
  [CODES_ONLY]: "Named by code only",
}

function LetterText({ group: { letter, count } }: { group: LetterGroup }) {
  return (
    <>
      <b>{LABELS[letter] ?? letter}</b>
      <span className="muted">{countNoun(count, "indicator")}</span>
      <Icon of={ChevronDown} />
    </>
  )
}

function Lines({ lines, page }: { lines: readonly IndicatorLine[]; page: Page }) {
  const query = page.asOf === null ? {} : { asOf: page.asOf }
  return (
    <ul className={styles.lines}>
      {lines.map(({ name, value, period, stale }) => (
        <li key={name}>
          <a href={advancedPath({ name, countrySlug: page.country.slug, query })}>
            <span>{name}</span>
            {value !== "" && (
              <span className={styles.value}>
                <b>{value}</b> {period !== "" && <small>{period}</small>}{" "}
                {stale !== null && <StaleTag>{stale}</StaleTag>}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Pages({
  pages: { at, of },
  here,
  letter,
}: {
  pages: { at: number; of: number }
  here: string
  letter: string
}) {
  return (
    <nav className={styles.pages} aria-label={`Pages of ${letter}`}>
      {at > 1 && (
        <Link to={`${here}&page=${String(at - 1)}`} preventScrollReset rel="prev">
          Previous page
        </Link>
      )}
      <span className="muted">
        Page {at} of {of}
      </span>
      {at < of && (
        <Link to={`${here}&page=${String(at + 1)}`} preventScrollReset rel="next">
          Next page
        </Link>
      )}
    </nav>
  )
}
