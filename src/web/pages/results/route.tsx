import ArrowLeftRight from "lucide-react/icons/arrow-left-right"
import ChevronRight from "lucide-react/icons/chevron-right"
import SearchIcon from "lucide-react/icons/search"
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal"
import X from "lucide-react/icons/x"
import {
  data,
  Link,
  redirect,
  useLoaderData,
  useRouteLoaderData,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router"

import { resultsPath } from "#domain/addresses/page-paths.ts"
import { BRAND } from "#domain/brand.ts"
import { parseTopic, topicLabel } from "#domain/indicators/topic.ts"

import { ButtonLink } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { SearchBox } from "../../components/search-box/search-box.tsx"
import { TopicFilter } from "../../components/topic-links/topic-links.tsx"
import { servicesContext } from "../../services.server.ts"
import { useNoteSearch } from "../../session/kept/use-kept.ts"
import { AnswerBlock } from "../answer/answer-block.tsx"
import {
  droppedSentence,
  explainNoResults,
  IMPORT_COMMAND,
  IMPORT_OFFER,
  type NoResultsReason,
} from "./describe-query.ts"
import { loadResults, type ResultsPageData } from "./load-results.server.ts"
import { RelatedList, RelevantList } from "./result-lists.tsx"
import { AlsoSearched, CountryCard, WaysOn } from "./results-aside.tsx"
import styles from "./results.module.css"

const ADVANCED = "/search#advanced"
const LONGEST_TEXT = 300

/** Each answer carries the number under which this one search was noted: no cache may keep it. */
const NO_STORE = { "Cache-Control": "no-store" }

export const handle = { keys: ["q", "topic"] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const text = (query.get("q") ?? "").trim().slice(0, LONGEST_TEXT)
  const topic = parseTopic(query.get("topic") ?? "") ?? null
  if (text === "" && topic === null) return redirect("/search")
  return data(await loadResults(context.get(servicesContext), text, topic), { headers: NO_STORE })
}

export function headers() {
  return NO_STORE
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [
    { title: loaderData ? `${writeTitle(loaderData)} | ${BRAND}` : BRAND },
    { name: "robots", content: "noindex" },
  ]
}

/** The results of a search. */
export default function ResultsPage() {
  const results = useLoaderData<typeof loader>()
  const { searchId, relevant, related } = results
  useNoteSearch(results.text)
  return (
    <>
      <div className={`container ${styles.head ?? ""}`}>
        <h1 className={`sr-only ${styles.title ?? ""}`}>
          Search results for {writeTitle(results)}
        </h1>
        <div className={styles.box}>
          <SearchBox key={results.text} initialText={results.text} />
        </div>
        <ButtonLink look="quiet" to={ADVANCED}>
          <Icon of={SlidersHorizontal} />
          Advanced Search
        </ButtonLink>
      </div>
      <div className="container">
        <TopicFilter
          current={results.topic}
          pathOf={(topic) =>
            results.text === "" && topic === null ? "/search" : resultsPath(results.text, topic)
          }
        />
        <Understood results={results} />
        {results.missing === null && <StarterNotice />}
      </div>
      <div className={`container with-aside ${styles.body ?? ""}`}>
        <div className={styles.main}>
          {results.answer && <AnswerBlock answer={results.answer} />}
          {results.comparison && <ComparisonOffer comparison={results.comparison} />}
          {relevant.length > 0 ? (
            <RelevantList rows={relevant} searchId={searchId} />
          ) : (
            <NoResults reasons={explainNoResults(results)} />
          )}
          <RelatedList
            title={results.isNearest ? "Nearest to your search" : "Related Results"}
            rows={related}
            searchId={searchId}
          />
        </div>
        <aside className={`${styles.aside ?? ""} no-print`} aria-label="More to look at">
          {results.country && <CountryCard country={results.country} />}
          <AlsoSearched terms={results.alsoSearched} />
          {results.alsoSearched.length === 0 && <WaysOn />}
        </aside>
      </div>
    </>
  )
}

function writeTitle({ text, topic }: Pick<ResultsPageData, "text" | "topic">): string {
  if (topic === null) return text
  return text === "" ? topicLabel(topic) : `${text}, ${topicLabel(topic)}`
}

function Understood({ results }: { results: ResultsPageData }) {
  // Where nothing at all is found, nothing was left out to find it.
  const dropped = results.relevant.length === 0 ? undefined : droppedSentence(results.dropped)
  if (results.understood.length === 0 && dropped === undefined) return null
  return (
    <p className={styles.understood}>
      {results.understood.length > 0 && <span>Understood as</span>}
      {results.understood.map(({ label, without }) =>
        without === null ? (
          <span key={label} className={styles.chip}>
            {label}
          </span>
        ) : (
          <Link
            key={label}
            className={styles.chip}
            to={without}
            aria-label={`${label}, search without it`}
          >
            {label}
            <Icon of={X} size={16} />
          </Link>
        ),
      )}
      {dropped !== undefined && <span>{dropped}</span>}
    </p>
  )
}

/** Two countries were named, so the first thing to look at is both of them. */
function ComparisonOffer({
  comparison,
}: {
  comparison: NonNullable<ResultsPageData["comparison"]>
}) {
  return (
    <Link className={`card ${styles.comparison ?? ""}`} to={comparison.path}>
      <Icon of={ArrowLeftRight} />
      <b>{comparison.title}</b>
      <Icon of={ChevronRight} />
    </Link>
  )
}

/** On the starter data the closest there is may be far from what was asked for. */
function StarterNotice() {
  const isStarter = useRouteLoaderData<{ starterOnly: boolean }>("root")?.starterOnly === true
  if (!isStarter) return null
  return (
    <p className={styles.starter} role="note">
      Only the small starter data is loaded here; these are its closest matches. {IMPORT_OFFER}{" "}
      <Command text={IMPORT_COMMAND} />
    </p>
  )
}

/** A command on one line: browsers break a line behind any of its hyphens. */
function Command({ text }: { text: string }) {
  return <code className={styles.command}>{text}</code>
}

function NoResults({ reasons }: { reasons: readonly NoResultsReason[] }) {
  return (
    <section className={`card ${styles.empty ?? ""}`}>
      <Icon of={SearchIcon} size={24} />
      <h2>No results for your query</h2>
      {reasons.map(({ text, command }) => (
        <p key={text}>
          {text}
          {command !== undefined && (
            <>
              {" "}
              <Command text={command} />
            </>
          )}
        </p>
      ))}
      <ButtonLink size="small" to={ADVANCED}>
        Advanced Search
      </ButtonLink>
    </section>
  )
}
