import MapPin from "lucide-react/icons/map-pin"
import Repeat from "lucide-react/icons/repeat"
import { useEffect, useRef, useState, type ReactNode } from "react"
import { useNavigate } from "react-router"

import { chartQuery } from "#charts/query/chart-query.ts"
import {
  advancedPath,
  countryIndicatorsPath,
  indicatorPath,
  type ChartQuery,
} from "#domain/addresses/page-paths.ts"

import { joinButtonClasses } from "../../../components/button/button.tsx"
import { LinkList } from "../../../components/link/link-list.tsx"
import { Link } from "../../../components/link/link.tsx"
import { Flag } from "../../../components/flag/flag.tsx"
import { Icon, type IconShape } from "../../../components/icon/icon.tsx"
import { orderMatches } from "../../../components/order-matches.ts"
import { typedCharacter } from "../../../components/typed-character.ts"
import { MAX_COMPARED } from "../../ranking/max-compared.ts"
import { hasWords } from "../../../components/name-filter/has-words.ts"
import { LIST_FAILED } from "../../../components/select/list-failed.ts"
import { findIndicators } from "./find-indicators.ts"
import type { LinkedPlace, SeriesData } from "../page-data.ts"
import styles from "./pickers.module.css"

/** How many options are shown while a filter is typed; the limit is specified. */
const MAX_FILTERED = 50
const DEBOUNCE_MS = 500

/** Leads to the indicator in another country. A plain list of links; with script it can be filtered. */
export function CountryPicker({
  series,
  countries,
}: {
  series: SeriesData
  countries: readonly LinkedPlace[]
}) {
  const [filter, setFilter] = useState("")
  const shown = orderMatches(
    countries.filter(({ name }) => hasWords(name, filter)),
    filter,
    ({ name }) => name,
  )
  const query = keptQuery(series)
  const links = shown.map(({ name, slug, code2 }) => ({
    to: indicatorPath({ name: series.indicator.name, countrySlug: slug, query }),
    text: name,
    code2,
    isCurrent: slug === series.place.slug,
  }))
  return (
    <Picker
      icon={MapPin}
      label="Change Country"
      filter={filter}
      onFilter={setFilter}
      findFirst={async () => links[0]?.to}
    >
      {filter === "" ? (
        <>
          <AllCountries indicator={series.indicator.name} slug={series.place.slug} />
          <LinkList className={styles.list} links={links} />
        </>
      ) : (
        <ul className={styles.list}>
          {links.map(({ to, text, code2, isCurrent }) => (
            <li key={to}>
              <Link to={to} aria-current={isCurrent ? "page" : undefined}>
                <Flag code2={code2} />
                {text}
              </Link>
            </li>
          ))}
          {shown.length === 0 && <li className={styles.none}>No search result found</li>}
        </ul>
      )}
    </Picker>
  )
}

/** The ways to several countries at once; where their figures cannot be held together both lead to the list of them. */
function AllCountries({ indicator, slug }: { indicator: string; slug: string }) {
  return (
    <ul className={styles.list}>
      <li className={styles.more}>
        <Link to={indicatorPath({ name: indicator, query: { countries: slug } })}>
          {`Compare up to ${MAX_COMPARED.word} countries`}
        </Link>
      </li>
      <li className={styles.more}>
        {/* A plain link: only a page that is loaded knows the row that its address names. */}
        <a href={`${indicatorPath({ name: indicator })}#${slug}`}>
          Map and ranking of all countries
        </a>
      </li>
    </ul>
  )
}

/** Another indicator of the same country: after this one those nearest to it, and with script any by its name. */
export function IndicatorPicker({
  series,
  siblings,
}: {
  series: SeriesData
  siblings: readonly string[]
}) {
  const [filter, setFilter] = useState("")
  const { slug } = series.place
  const search = useFoundIndicators(filter, slug)
  const found = search === "failed" ? undefined : search
  const names = found ?? siblings.filter((name) => hasWords(name, filter))
  const pathTo = (name: string) => advancedPath({ name, countrySlug: slug })
  /** Enter pressed at once does not wait until the typing counts as paused. */
  const findFirst = async () => {
    const [first] = found ?? (await findIndicators(filter, slug)) ?? names
    return first === undefined ? undefined : pathTo(first)
  }
  return (
    <Picker
      icon={Repeat}
      label="Change Indicator"
      filter={filter}
      onFilter={setFilter}
      findFirst={findFirst}
    >
      {names.length === 0 && (
        <p className={styles.none} role="status">
          {search === "failed" ? LIST_FAILED : "No search result found"}
        </p>
      )}
      <LinkList
        className={styles.list}
        links={[
          ...names.map((name) => ({
            to: pathTo(name),
            text: name,
            isCurrent: name === series.indicator.name,
          })),
          {
            to: countryIndicatorsPath(slug),
            text: `All indicators of ${series.place.name}`,
            className: styles.more,
          },
        ]}
      />
    </Picker>
  )
}

/** How the chart looks and the years chosen stay when the country changes. */
function keptQuery({ spec, ...bounds }: SeriesData): ChartQuery {
  const {
    chartType = null,
    colour = null,
    startYear = null,
    endYear = null,
  } = chartQuery(spec, bounds)
  return { chartType, colour, startYear, endYear }
}

/** Names that fit the filter, once the typing has paused, or that they could not be had; `undefined` before that. */
function useFoundIndicators(
  filter: string,
  country: string,
): readonly string[] | "failed" | undefined {
  const [found, setFound] = useState<{ filter: string; names: readonly string[] | "failed" }>()
  useEffect(() => {
    if (filter.trim() === "") return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void findIndicators(filter, country, abort.signal).then((names) => {
        if (!abort.signal.aborted)
          setFound({ filter, names: names?.slice(0, MAX_FILTERED) ?? "failed" })
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [filter, country])
  return found?.filter === filter ? found.names : undefined
}

function Picker({
  icon,
  label,
  filter,
  onFilter,
  findFirst,
  children,
}: {
  icon: IconShape
  label: string
  filter: string
  onFilter: (text: string) => void
  /** The address of what fits the filter best; `undefined` where nothing does. */
  findFirst: () => Promise<string | undefined>
  children: ReactNode
}) {
  const navigate = useNavigate()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute("open")
  const focusFilter = () => details.current?.querySelector("input")?.focus()
  return (
    <details
      className={styles.picker}
      ref={details}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) focusFilter()
        else onFilter("")
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest("a")) close()
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape") return
        currentTarget.querySelector("summary")?.focus()
        close()
      }}
    >
      <summary
        className={joinButtonClasses({ className: styles.button })}
        onKeyDown={(event) => {
          const typed = typedCharacter(event)
          if (typed === undefined) return
          event.preventDefault()
          details.current?.setAttribute("open", "")
          // The filter has the focus at once, so that no letter typed next is lost.
          focusFilter()
          onFilter(typed)
        }}
      >
        <Icon of={icon} size={18} />
        {label}
      </summary>
      {/* Where a browser gives no focus to what is pressed in it, it goes here; on the details, Tab would pass it by. */}
      <div className={styles.panel} tabIndex={-1}>
        <input
          className={`needs-script ${styles.filter ?? ""}`}
          type="search"
          aria-label="Filter"
          placeholder="Type to filter"
          autoComplete="off"
          value={filter}
          onChange={(event) => {
            onFilter(event.target.value)
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || filter.trim() === "") return
            event.preventDefault()
            void findFirst().then((path) => {
              if (path === undefined) return
              close()
              return navigate(path)
            })
          }}
        />
        {children}
      </div>
    </details>
  )
}
