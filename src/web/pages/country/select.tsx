import {
  redirect,
  useLoaderData,
  useNavigate,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router"
import { useState } from "react"

import { countryPath } from "#domain/addresses/page-paths.ts"

import { Button } from "../../components/button/button.tsx"
import { useHydrated } from "../../components/use-hydrated.ts"
import { pageMeta } from "../../components/head/page-meta.ts"
import { servicesContext } from "../../services.server.ts"
import { GatedPage } from "../../session/gated-page.tsx"
import type { LinkedPlace } from "../indicator/page-data.ts"
import { CountrySelect } from "./country-select.tsx"
import styles from "./country.module.css"
import { loadSelect } from "./load-dashboard.server.ts"
import type { SelectData } from "./page-data.ts"

export const handle = { keys: ["country"] }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const outcome = await loadSelect(context.get(servicesContext), url.searchParams)
  return "redirect" in outcome ? redirect(outcome.redirect) : outcome.page
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Country Dashboard",
    description: "Choose the country whose latest figures, ranks and charts you want to see.",
    address: loaderData && `${loaderData.origin}/country`,
  })
}

/** Where the country of a dashboard is chosen; without script a plain form. */
export default function SelectCountryPage() {
  const page = useLoaderData<typeof loader>()
  if (page.isOpen) return <SelectCountry page={page} />
  return (
    <GatedPage
      heading="Country Dashboard"
      what="country dashboards"
      open={{ path: "/countries", text: "the figures of each country" }}
    >
      {() => <SelectCountry page={page} />}
    </GatedPage>
  )
}

function SelectCountry({ page }: { page: SelectData }) {
  return (
    <div className={`container ${styles.select ?? ""}`}>
      <div className={`card ${styles.selectCard ?? ""}`}>
        <h1>Country Dashboard</h1>
        <p className={styles.lede}>
          Key indicators, charts and official links of one country on a page.
        </p>
        {page.unknown !== "" && <Unknown text={page.unknown} closest={page.closest} />}
        <SelectForm countries={page.countries} />
        <p className={styles.lede}>
          Or see <a href="/countries">the indicators of all countries</a>.
        </p>
      </div>
    </div>
  )
}

function SelectForm({ countries }: { countries: readonly LinkedPlace[] }) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const [slug, setSlug] = useState("")
  return (
    <form
      className={styles.selectForm}
      action="/country"
      onSubmit={(event) => {
        event.preventDefault()
        if (slug !== "") void navigate(countryPath(slug))
      }}
    >
      <CountrySelect countries={countries} slug={slug} onChoose={setSlug} />
      <Button type="submit" look="primary" disabled={isHydrated && slug === ""}>
        Submit
      </Button>
    </form>
  )
}

function Unknown({
  text,
  closest,
}: {
  text: string
  closest: readonly { name: string; slug: string }[]
}) {
  return (
    <div className={styles.unknown} role="alert">
      <p>There is no country called “{text}”.</p>
      {closest.map(({ name, slug }) => (
        <a key={slug} href={countryPath(slug)}>
          {name}
        </a>
      ))}
    </div>
  )
}
