import ArrowUpRight from "lucide-react/icons/arrow-up-right"
import LinkIcon from "lucide-react/icons/link"
import List from "lucide-react/icons/list"
import { useNavigate } from "react-router"

import { countryIndicatorsPath, countryPath } from "#domain/addresses/page-paths.ts"

import { Button, ButtonLink } from "../../components/button/button.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { useHydrated } from "../../components/use-hydrated.ts"
import { useNoteView } from "../../session/kept/use-kept.ts"
import { CustomRequest } from "./custom-request.tsx"
import { CountrySelect } from "./country-select.tsx"
import styles from "./country.module.css"
import { DashboardChart } from "./dashboard-chart.tsx"
import { DashboardDownloads } from "./dashboard-downloads.tsx"
import { FigureTile } from "./figure-tile.tsx"
import type { DashboardData } from "./page-data.ts"

type Page = Extract<DashboardData, { state: "open" }>

/** The overview of a country: figures, charts, links. A section without content is left out. */
export function Dashboard({ page }: { page: Page }) {
  const { headlines, charts, resources, notices } = page
  useNoteView({ title: `${page.country.name}: Country Dashboard` })
  return (
    <>
      <Head page={page} />
      {notices.length > 0 && (
        <div className={`container ${styles.asOf ?? ""}`} role="note">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      {headlines.length > 0 && (
        <section className={`container ${styles.section ?? ""}`} aria-labelledby="indicators">
          <h2 id="indicators">Selected Indicators</h2>
          {headlines.some(({ rank }) => rank !== "") && (
            <p className={styles.note}>Ranks count from the highest figure of the same period.</p>
          )}
          <ul className={styles.tiles}>
            {headlines.map((figure) => (
              <li key={figure.path}>
                <FigureTile figure={figure} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {charts.length > 0 && (
        <section className={`container ${styles.section ?? ""}`} aria-labelledby="charts">
          <h2 id="charts">Selected Charts</h2>
          <div className={styles.charts}>
            {charts.map((chart) => (
              <DashboardChart key={chart.path} chart={chart} />
            ))}
          </div>
        </section>
      )}
      {resources.length > 0 && <Resources resources={resources} />}
    </>
  )
}

function Head({ page }: { page: Page }) {
  const { country, headlines, charts, resources } = page
  return (
    <header className={styles.head}>
      <div className={`container ${styles.headRow ?? ""}`}>
        <Flag code2={country.code2} size="large" />
        <div className={styles.headText}>
          <h1>{country.name}: Country Dashboard</h1>
          <p>Latest figures, with their place among countries.</p>
        </div>
        <div className={styles.headActions}>
          <Switcher page={page} />
          <DashboardDownloads
            slug={country.slug}
            access={page.downloads}
            formats={["pdf"]}
            asOf={page.asOf}
          />
          <CustomRequest country={country.name} />
        </div>
      </div>
      <div className={`container ${styles.navRow ?? ""}`}>
        <nav className={styles.nav} aria-label="On this page">
          <SectionLink to="#indicators" label="Selected Indicators" count={headlines.length} />
          <SectionLink to="#charts" label="Selected Charts" count={charts.length} />
          <SectionLink to="#resources" label="Resources" count={resources.length} />
        </nav>
        <div className={styles.more}>
          <ButtonLink look="quiet" size="small" to={countryIndicatorsPath(country.slug)}>
            <Icon of={List} />
            All indicators
          </ButtonLink>
          <DashboardDownloads
            slug={country.slug}
            access={page.downloads}
            formats={["csv", "xlsx"]}
            asOf={page.asOf}
          />
        </div>
      </div>
    </header>
  )
}

function SectionLink({ to, label, count }: { to: string; label: string; count: number }) {
  if (count === 0) return null
  return (
    <a href={to}>
      {label} <span className={styles.count}>{count}</span>
    </a>
  )
}

/** Another country's dashboard: at once with script, by a button without. */
function Switcher({ page: { country, countries } }: { page: Page }) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  return (
    <form className={styles.switcher} action="/country">
      <CountrySelect
        countries={countries}
        slug={country.slug}
        onChoose={(slug) => {
          void navigate(countryPath(slug))
        }}
      />
      {!isHydrated && <Button type="submit">Go</Button>}
    </form>
  )
}

function Resources({ resources }: { resources: Page["resources"] }) {
  return (
    <section className={`container ${styles.section ?? ""}`} aria-labelledby="resources">
      <h2 id="resources">Resources</h2>
      <ul className={styles.resources}>
        {resources.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              <Icon of={LinkIcon} size={18} />
              <span>
                <b>{label}</b>
                <small>{new URL(url).host.replace(/^www\./, "")}</small>
              </span>
              <Icon of={ArrowUpRight} size={18} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
