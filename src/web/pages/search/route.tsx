import Newspaper from "lucide-react/icons/newspaper"
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal"
import { useEffect, useRef } from "react"
import {
  Link,
  useLoaderData,
  useLocation,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router"

import { ButtonLink } from "../../components/button/button.tsx"
import { pageMeta } from "../../components/head/page-meta.ts"
import { Icon } from "../../components/icon/icon.tsx"
import { PostCard } from "../../components/post-card/post-card.tsx"
import { SearchBox } from "../../components/search-box/search-box.tsx"
import type { SelectOption } from "../../components/select/filter-options.ts"
import { useHydrated } from "../../components/use-hydrated.ts"
import { servicesContext } from "../../services.server.ts"
import { AdvancedSearch } from "./advanced-search.tsx"
import { loadSearchPage, type SearchChoice, type SearchPageData } from "./load-search.server.ts"
import styles from "./search.module.css"

const ADVANCED = "advanced"

export const handle = { keys: ["country", "category", "topic", "indicator"] }

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSearchPage(context.get(servicesContext), new URL(request.url).searchParams)
}

/** What is chosen is kept in the address, but changes nothing of what was loaded. */
export function shouldRevalidate(): boolean {
  return false
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Data Search",
    description: "Search public figures of every country by topic, country or both.",
    address: loaderData?.address,
  })
}

/** The search page: one box, or four selects when the address ends in `#advanced`. */
export default function SearchPage() {
  const data = useLoaderData<typeof loader>()
  const { hash } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const choice: SearchChoice = {
    country: query.get("country") ?? "",
    category: query.get("category") ?? "",
    topic: query.get("topic") ?? "",
    indicator: query.get("indicator") ?? "",
  }
  const keep = (next: SearchChoice) => {
    const pairs = Object.entries(next).filter(([, value]) => value !== "")
    const search = new URLSearchParams(pairs).toString()
    void navigate({ search, hash: ADVANCED }, { replace: true, preventScrollReset: true })
  }
  // The server does not see the hash: until the script runs, the style sheet decides by :target.
  const mode = isHydrated ? (hash === `#${ADVANCED}` ? "advanced" : "simple") : undefined

  const page = useRef<HTMLDivElement>(null)
  const shownMode = useRef(mode)
  useEffect(() => {
    // What had the focus is hidden by the change; on the first view nothing has it yet.
    const isChanged = shownMode.current !== undefined && shownMode.current !== mode
    shownMode.current = mode
    const fields = mode === "advanced" ? `#${ADVANCED} [role=combobox]` : "[role=combobox]"
    if (isChanged) page.current?.querySelector<HTMLElement>(fields)?.focus()
  }, [mode])

  return (
    <div className={styles.page} data-mode={mode} ref={page}>
      <section className={styles.hero}>
        <div className="container container-narrow">
          <h1>Data Search</h1>
          <div className={styles.simple}>
            <p className={styles.lede}>
              {data.coverage === null ? "" : `${data.coverage}. `}Type a topic, a country or both.
            </p>
            <div className={styles.box}>
              <SearchBox placeholder="A topic, a country or both" focusOnLoad />
            </div>
            <p className={styles.switch}>
              <ButtonLink
                look="quiet"
                to={`/search?${query.toString()}#${ADVANCED}`}
                preventScrollReset
              >
                <Icon of={SlidersHorizontal} />
                Advanced Search
              </ButtonLink>
            </p>
          </div>
          <div className={styles.advanced} id={ADVANCED}>
            <p className={styles.lede}>
              Choose a country and an indicator. Category and topic narrow the list of indicators.
            </p>
            <AdvancedSearch data={data} choice={resolveChoice(choice, data)} onChange={keep} />
          </div>
        </div>
      </section>
      <section className={`container ${styles.suggested ?? ""}`} aria-labelledby="articles">
        <div className={styles.suggestedHead}>
          <h2 id="articles">Suggested Articles</h2>
          {data.articles.length > 0 && <Link to="/blog">Read More</Link>}
        </div>
        {data.articles.length === 0 ? (
          <div className={styles.empty}>
            <Icon of={Newspaper} size={24} />
            <p>No posts yet</p>
          </div>
        ) : (
          <ul className={styles.articles}>
            {data.articles.map((post) => (
              <li key={post.path}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

/** The address may name a country by its code, a category or a topic in capitals; the loader knows which one is meant. */
function resolveChoice(choice: SearchChoice, data: SearchPageData): SearchChoice {
  const known = (options: readonly SelectOption[], value: string, loaded: string) =>
    value === "" || options.some((option) => option.value === value) ? value : loaded
  return {
    ...choice,
    country: known(data.countries, choice.country, data.choice.country),
    category: known(data.categories, choice.category, data.choice.category),
    topic: known(data.topics, choice.topic, data.choice.topic),
  }
}
