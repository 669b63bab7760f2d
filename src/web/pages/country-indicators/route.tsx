import LayoutDashboard from "lucide-react/icons/layout-dashboard"
import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { countryIndicatorsPath, countryPath } from "#domain/addresses/page-paths.ts"
import { BRAND } from "#domain/brand.ts"
import { countText } from "#domain/format/count-text.ts"

import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx"
import { ButtonLink } from "../../components/button/button.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { hiddenMeta, pageMeta } from "../../components/head/page-meta.ts"
import { NameFilter } from "../../components/name-filter/name-filter.tsx"
import { TopicFilter } from "../../components/topic-links/topic-links.tsx"
import { servicesContext } from "../../services.server.ts"
import { CategoryTabs } from "./category-tabs.tsx"
import styles from "./country-indicators.module.css"
import { LetterGroups } from "./letter-groups.tsx"
import { loadCountryIndicators } from "./load-country-indicators.server.ts"
import { MissingCountry } from "./missing-country.tsx"
import { OverviewList } from "./overview-list.tsx"
import { subjectLabel, type CountryIndicatorsData } from "./page-data.ts"

const NO_SUBJECT = { category: null, topic: null }

export const handle = { keys: ["category", "topic", "filter", "letter", "page", "asOf"] }

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext)
  const outcome = await loadCountryIndicators(services, params.country ?? "", url.searchParams)
  if ("redirect" in outcome) return redirect(outcome.redirect, 301)
  return data(outcome.page, outcome.status)
}

export function meta({ loaderData: page }: MetaArgs<typeof loader>) {
  if (!page) return [{ title: BRAND }]
  if (page.state === "missing") {
    return hiddenMeta("No such country")
  }
  const { country, origin } = page
  const subject = page.state === "overview" ? "indicators" : `${subjectLabel(page)} indicators`
  return pageMeta({
    title: `${country.name}: ${subject}`,
    description: `${countText(page.count)} ${subject} of ${country.name} with their latest figures.`,
    address: `${origin}${countryIndicatorsPath(country.slug, chooseSubject(page))}`,
  })
}

/** The address of the list as it is today also stands for its past. */
function chooseSubject(page: Exclude<CountryIndicatorsData, { state: "missing" }>) {
  return page.state === "category" ? { category: page.category, topic: page.topic } : {}
}

/** What there is about a country: an overview with values, and every indicator by category and letter. */
export default function CountryIndicatorsPage() {
  const page = useLoaderData<typeof loader>()
  if (page.state === "missing") return <MissingCountry page={page} />
  return (
    <>
      <Head page={page} />
      {page.notices.length > 0 && (
        <div className="container" role="note">
          {page.notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      <div className={`container ${styles.body ?? ""}`}>
        {page.state === "overview" ? (
          <OverviewList page={page} />
        ) : (
          <>
            <SubjectFilter page={page} />
            <LetterGroups page={page} />
          </>
        )}
      </div>
    </>
  )
}

function SubjectFilter({ page }: { page: Extract<CountryIndicatorsData, { state: "category" }> }) {
  const { country, category, topic, asOf, filter, count } = page
  const keys = { category, topic, asOf }
  return (
    <NameFilter
      action={countryIndicatorsPath(country.slug)}
      keys={keys}
      whole={countryIndicatorsPath(country.slug, keys)}
      filter={filter}
      count={count}
    />
  )
}

function Head({ page }: { page: Exclude<CountryIndicatorsData, { state: "missing" }> }) {
  const { country, asOf } = page
  const { category, topic } = page.state === "category" ? page : NO_SUBJECT
  return (
    <header className={`container ${styles.head ?? ""}`}>
      <Breadcrumb>
        <a href="/countries">Countries</a>
        <span>{country.name}</span>
      </Breadcrumb>
      <div className={styles.headRow}>
        <h1 className={styles.title}>
          <Flag code2={country.code2} size="large" />
          {country.name}
        </h1>
        {country.hasDashboard && (
          <ButtonLink to={countryPath(country.slug)}>
            <Icon of={LayoutDashboard} />
            See an overview
          </ButtonLink>
        )}
      </div>
      <CategoryTabs slug={country.slug} current={category} topic={topic} asOf={asOf} />
      <div className={styles.topics}>
        <TopicFilter
          current={topic}
          pathOf={(one) => countryIndicatorsPath(country.slug, { category, topic: one, asOf })}
        />
      </div>
    </header>
  )
}
