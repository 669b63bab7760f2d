import { useLoaderData } from "react-router"

import { BRAND } from "#domain/brand.ts"
import { postDay } from "#domain/time/day-text.ts"

import { EmbedCode } from "../../components/embed-code/embed-code.tsx"
import { Link } from "../../components/link/link.tsx"
import { wholeDays } from "../../components/whole-days.tsx"
import { CheckClaims, VerdictCounts } from "../check/check-claims.tsx"
import { writeBookmarklet } from "./bookmarklet.ts"
import { MarkedText } from "./marked-text.tsx"
import { OpenCheckForm } from "./open-check-form.tsx"
import styles from "./open-check.module.css"
import type { CheckedText, OpenCheckData } from "./page-data.ts"

const EMBED_SIZE = { width: 720, height: 600 }

/** Checks a text or an article for anybody: the form, or the text with its verdicts. */
export function OpenCheckPage({ page }: { page: OpenCheckData }) {
  const { checked, refusal, notices, form } = page
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <h1>{writeTitle(checked)}</h1>
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal.sentence}
        </p>
      )}
      {checked ? (
        <>
          <Facts checked={checked} />
          {checked.claims.length === 0 ? <Nothing /> : <Results checked={checked} />}
          <TakeAlong page={page} />
          <section className={styles.again}>
            <h2>Check another text</h2>
            <OpenCheckForm form={form} />
          </section>
        </>
      ) : (
        <>
          <p className={styles.lede}>
            Every economic statement of a text or an article is compared with the publishers&apos;
            own figures. No account is needed, and the text is not stored.
          </p>
          <OpenCheckForm form={form} />
          <Examples />
          <Bookmark origin={page.origin} />
        </>
      )}
      <p className={styles.note}>
        {BRAND} makes the verdicts automatically from published figures, without a language model.{" "}
        <Link to="/fact-checking">The editor</Link> saves documents, corrects figures in place and
        publishes checks.
      </p>
    </div>
  )
}

function writeTitle(checked: CheckedText | null): string {
  if (!checked) return "Check a text or an article"
  const title = checked.article?.title ?? ""
  return title === "" ? "Fact check" : `Fact check: ${title}`
}

/** Where the text comes from and from which day it is read. */
function Facts({ checked: { article, day, isCut } }: { checked: CheckedText }) {
  return (
    <p className={styles.facts}>
      {article && (
        <>
          Read from{" "}
          <a href={article.address} rel="nofollow noreferrer">
            {new URL(article.address).host}
          </a>
          .{" "}
        </>
      )}
      {day === null
        ? "The day of the text is not known, so words such as “last year” cannot be checked."
        : wholeDays(
            `Read as of ${postDay(day.text)}${day.givenBy === "article" ? ", the day that the page gives" : ""}.`,
          )}
      {isCut && " The text is long: only its beginning was read."}
    </p>
  )
}

function Results({ checked }: { checked: CheckedText }) {
  return (
    <>
      <VerdictCounts claims={checked.claims} />
      <div className={styles.columns}>
        <section className={styles.side} aria-label="Text">
          <MarkedText checked={checked} />
        </section>
        <section aria-label="Statements">
          <CheckClaims claims={checked.claims} />
        </section>
      </div>
    </>
  )
}

/** Says which files can be read, after another kind of file was sent. */
function Nothing() {
  return (
    <div className={styles.nothing}>
      <h2>There is no statement here that can be checked</h2>
      <p>
        Statements with a figure, a rank, a comparison or a trend of a country are checked: prices,
        growth, population, work, trade, public finance, health, education, energy and the like.
        Opinions, plans, forecasts, companies and cities are not.
      </p>
      <Examples />
    </div>
  )
}

function Examples() {
  const { examples } = useLoaderData<OpenCheckData>()
  if (examples.length === 0) return null
  return (
    <div className={styles.examples}>
      <h2>Examples</h2>
      <ul>
        {examples.map((text) => (
          <li key={text}>
            <Link to={`/check?text=${encodeURIComponent(text)}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A bookmark that sends the page being read. */
function Bookmark({ origin }: { origin: string }) {
  return (
    <section className={styles.take}>
      <h2>Check what you are reading</h2>
      <p className={styles.facts}>
        Make a bookmark with this address. On any page it checks what is selected or, without a
        selection, the article.
      </p>
      <label>
        Address of the bookmark
        <input className={styles.code} readOnly value={writeBookmarklet(origin)} />
      </label>
    </section>
  )
}

/** The address of the check and its embed. */
function TakeAlong({ page: { links, origin, checked } }: { page: OpenCheckData }) {
  if (!links) {
    return (
      <p className={styles.facts}>
        This text is too long for an address of its own: the result is lost when you leave this
        page.
      </p>
    )
  }
  return (
    <section className={styles.take} aria-label="Share">
      <label>
        Address of this check
        <input className={styles.code} readOnly value={origin + links.path} />
      </label>
      {links.frame !== null && checked !== null && checked.claims.length > 0 && (
        <EmbedCode
          summary="Embed this check"
          address={origin + links.frame}
          title="Fact check"
          {...EMBED_SIZE}
        />
      )}
    </section>
  )
}
