import { DEFAULT_WIDTH, heightFor } from "#charts/query/embed-code.ts"
import { LONGEST_QUESTION } from "#domain/longest-question.ts"

import { EmbedCode } from "../../components/embed-code/embed-code.tsx"
import { Button } from "../../components/button/button.tsx"
import field from "../../components/field/field.module.css"
import { Link } from "../../components/link/link.tsx"
import { SearchBox } from "../../components/search-box/search-box.tsx"
import { AnswerChoices } from "./answer-choices.tsx"
import { AnswerFigureCard } from "./answer-chart.tsx"
import styles from "./answer.module.css"
import type { AnswerPageData } from "./page-data.ts"

/** A question with its answer, or with what was not understood of it. */
export function AnswerPage({ page }: { page: AnswerPageData }) {
  const { query, sentence, state, chart, ignored } = page
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <div className={styles.box}>
        <SearchBox key={query} initialText={query} />
      </div>
      {ignored.length > 0 && <p className={styles.ignored}>{ignored.join(" ")}</p>}
      <article className={styles.answer}>
        <div className={styles.question}>
          <h1>{query}</h1>
          {page.before !== null && (
            <p>
              after <Link to={page.before.path}>{page.before.label}</Link>
            </p>
          )}
        </div>
        <p className={state === "answered" ? styles.sentence : styles.refusal}>{sentence}</p>
        <AnswerChoices choices={page.choices} />
        {state !== "answered" && <Refused page={page} />}
        {chart && <AnswerFigureCard chart={chart} />}
        {state === "answered" && <About page={page} />}
      </article>
    </div>
  )
}

const EXAMPLES = [
  "Which African countries grew faster than Nigeria since 2010?",
  "Top 10 countries in the world by GDP per capita",
  "What was inflation in Ghana in 2022?",
]

function Refused({ page }: { page: AnswerPageData }) {
  const { before, sentence, word, alternatives, resultsPath } = page
  return (
    <section className={styles.refused}>
      {word !== null && !sentence.includes(word) && (
        <p>
          Not understood: <b>{word}</b>
        </p>
      )}
      {alternatives.length > 0 && (
        <>
          <h2>Did you mean</h2>
          <LinkList links={alternatives} />
        </>
      )}
      <p>
        <Link to={resultsPath}>Search for these words instead</Link>
      </p>
      {before !== null && <FollowUp question={before.label} asOf={page.asOf} />}
      {alternatives.length === 0 && (
        <>
          <h2>Questions you can ask</h2>
          <LinkList
            links={EXAMPLES.map((label) => ({
              label,
              path: `/answer?q=${encodeURIComponent(label)}`,
            }))}
          />
        </>
      )}
    </section>
  )
}

function LinkList({ links }: { links: AnswerPageData["alternatives"] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

function About({ page }: { page: AnswerPageData }) {
  const { method, missing, sources, alternatives, dataPath, resultsPath } = page
  return (
    <>
      {page.question !== null && <FollowUp question={page.question} asOf={page.asOf} />}
      <section className={styles.about}>
        <h2>How this was computed</h2>
        <p>{method}</p>
        {missing.length > 0 && (
          <p>
            <b>Without figures ({missing.length}):</b> {missing.join(", ")}
          </p>
        )}
        <p>
          Source:{" "}
          {sources.map(({ publisher, title, url, licence }, k) => (
            <span key={title}>
              {k > 0 && "; "}
              <a href={url}>
                {publisher}, {title}
              </a>{" "}
              ({licence.replace(/\.$/, "")})
            </span>
          ))}
          . No language model was used.
        </p>
      </section>
      {alternatives.length > 0 && (
        <section className={`${styles.about ?? ""} no-print`}>
          <h2>Other ways to read the question</h2>
          <LinkList links={alternatives} />
        </section>
      )}
      <section className={`${styles.about ?? ""} no-print`}>
        <h2>Download</h2>
        <p className={styles.files}>
          {page.files.map(({ label, path }) => (
            <a key={label} href={path} download>
              {label}
            </a>
          ))}
          {dataPath !== null && <Link to={dataPath}>The figures behind it</Link>}
          <Link to={resultsPath}>Search results</Link>
        </p>
        {page.framePath !== null && <Embed page={page} framePath={page.framePath} />}
      </section>
    </>
  )
}

function Embed({ page, framePath }: { page: AnswerPageData; framePath: string }) {
  const size = { width: DEFAULT_WIDTH, height: heightFor(DEFAULT_WIDTH) }
  return (
    <EmbedCode
      summary="Embed this chart"
      address={page.origin + framePath}
      title={page.query}
      {...size}
    />
  )
}

/** The next question may name only what is different from this one. */
function FollowUp({ question, asOf }: { question: string; asOf: string | null }) {
  return (
    <form action="/answer" className={styles.follow}>
      <input type="hidden" name="context" value={question} />
      {asOf !== null && <input type="hidden" name="asOf" value={asOf} />}
      <label htmlFor="follow-up">Ask a follow-up question</label>
      <div>
        <input
          id="follow-up"
          name="q"
          className={field.input}
          required
          maxLength={LONGEST_QUESTION}
          placeholder="And in 2010?"
          autoComplete="off"
        />
        <Button type="submit">Ask</Button>
      </div>
    </form>
  )
}
