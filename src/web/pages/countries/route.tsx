import Search from "lucide-react/icons/search"
import { useState } from "react"
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { capitalize } from "#domain/format/capitalize.ts"
import { countryIndicatorsPath } from "#domain/addresses/page-paths.ts"
import { countText } from "#domain/format/count-text.ts"
import { countNoun } from "#domain/text/count-noun.ts"
import { CONTINENTS, type Continent } from "#domain/places/country.ts"

import { Button } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { useHydrated } from "../../components/use-hydrated.ts"
import { pageMeta } from "../../components/head/page-meta.ts"
import { FOLDED_ITEM, ShowAll } from "../../components/show-all/show-all.tsx"
import { servicesContext } from "../../services.server.ts"
import styles from "./countries.module.css"
import { FlagFromSheet } from "./flag-from-sheet.tsx"
import { loadCountries, type PickedCountry } from "./load-countries.server.ts"
import { bestKnown } from "./best-known.ts"
import { countryMatcher } from "./match-country.ts"

export const handle = { keys: ["q"] }

/** Characters that fit into the filter of names. */
const LONGEST_FILTER = 100

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadCountries(context.get(servicesContext), url.searchParams)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Countries",
    description: "Every country with figures, by continent, and how many indicators each has.",
    address: loaderData && `${loaderData.origin}/countries`,
  })
}

/** Every country by continent, and a search that narrows all of them at once. */
export default function CountriesPage() {
  const data = useLoaderData<typeof loader>()
  const [text, setText] = useState(data.text)
  const found = data.countries.filter(countryMatcher(text))
  const byContinent = Map.groupBy(found, ({ continent }) => continent)
  const shown = CONTINENTS.filter((continent) => byContinent.has(continent))
  return (
    <>
      <div className={`container ${styles.head ?? ""}`}>
        <h1>Choose a country</h1>
        <p>Open the list of indicators for any country, or find one by name.</p>
        <CountrySearch text={text} onType={setText} />
        <nav className={`no-print ${styles.chips ?? ""}`} aria-label="Continents">
          {shown.map((continent) => (
            <a key={continent} className={styles.chip} href={`#${continent}`}>
              {writeLabel(continent)}{" "}
              <span className="muted">{byContinent.get(continent)?.length}</span>
            </a>
          ))}
        </nav>
        <p className="sr-only" role="status">
          {text === data.text ? "" : foundSentence(found.length)}
        </p>
      </div>
      <div className={`container ${styles.picker ?? ""}`}>
        {shown.map((continent) => (
          <ContinentList
            key={continent}
            continent={continent}
            countries={byContinent.get(continent) ?? []}
            // The first is shown whole, and so is whatever was searched for.
            isWhole={continent === shown[0] || text.trim() !== ""}
          />
        ))}
        {found.length === 0 && <NothingFound hasCountries={data.countries.length > 0} />}
      </div>
    </>
  )
}

/** With script the lists follow each letter; without, it is a plain form. */
function CountrySearch({ text, onType }: { text: string; onType: (text: string) => void }) {
  const isHydrated = useHydrated()
  return (
    <form
      className={`no-print ${styles.search ?? ""}`}
      role="search"
      action="/countries"
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <Icon of={Search} />
      <input
        name="q"
        type="search"
        aria-label="Search countries"
        placeholder="Search countries"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_FILTER}
        defaultValue={text}
        onInput={(event) => {
          onType(event.currentTarget.value)
        }}
      />
      {!isHydrated && <Button type="submit">Search</Button>}
    </form>
  )
}

function ContinentList({
  continent,
  countries,
  isWhole,
}: {
  continent: Continent
  countries: readonly PickedCountry[]
  isWhole: boolean
}) {
  const first = isWhole ? null : bestKnown(countries)
  return (
    <section id={continent} aria-labelledby={`${continent}-heading`}>
      <h2 id={`${continent}-heading`}>{writeLabel(continent)}</h2>
      <div>
        <CountryList countries={countries} first={first} />
        {first && <ShowAll count={countries.length} />}
      </div>
    </section>
  )
}

/** All are in the page, so that they are found without script; those beyond the first are folded away by the style sheet. */
function CountryList({
  countries,
  first,
}: {
  countries: readonly PickedCountry[]
  first: ReadonlySet<string> | null
}) {
  return (
    <ul className={styles.list}>
      {countries.map(({ name, slug, code2, continent, count }) => (
        <li key={slug} className={first && !first.has(slug) ? FOLDED_ITEM : undefined}>
          {/* A plain link each: hundreds of router links would double the page. */}
          <a href={countryIndicatorsPath(slug)}>
            <FlagFromSheet code2={code2} continent={continent} />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>
              {countText(count)}
              <span className="sr-only">{count === 1 ? " indicator" : " indicators"}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function NothingFound({ hasCountries }: { hasCountries: boolean }) {
  return (
    <p className={styles.none}>
      {hasCountries ? "No search result found" : "No data has been imported yet."}
    </p>
  )
}

function foundSentence(count: number): string {
  if (count === 0) return "No search result found"
  return countNoun(count, "country", "countries")
}

function writeLabel(continent: Continent): string {
  return capitalize(continent)
}
