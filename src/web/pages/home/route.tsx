import type { ComponentType } from "react"
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { Link } from "../../components/link/link.tsx"
import { pageMeta } from "../../components/head/page-meta.ts"
import { SearchBox } from "../../components/search-box/search-box.tsx"
import { ButtonLink } from "../../components/button/button.tsx"
import { servicesContext } from "../../services.server.ts"
import { DotsCover, LinesCover, RingsCover } from "./audience-covers.tsx"
import { EntryCards } from "./entry-cards.tsx"
import styles from "./home.module.css"
import { loadHome, type HomeData } from "./load-home.server.ts"
import { Skyline } from "./skyline.tsx"

type Audience = { title: string; text: string; path: string; action: string; Cover: ComponentType }

const AUDIENCES: readonly Audience[] = [
  {
    title: "Institutions",
    text: "Data consulting for public bodies, newsrooms and companies: collection, cleaning, dashboards and analysis.",
    path: "/institutions",
    action: "Work with us",
    Cover: RingsCover,
  },
  {
    title: "Leaders",
    text: "Training modules that help leaders read a chart, question a figure and decide with evidence.",
    path: "/leaders",
    action: "See the modules",
    Cover: LinesCover,
  },
  {
    title: "Learners",
    text: "Data analyst training over 3 or 6 months.",
    path: "/learners",
    action: "See the courses",
    Cover: DotsCover,
  },
]

export function loader({ context }: LoaderFunctionArgs) {
  return loadHome(context.get(servicesContext))
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Public data on every country",
    description:
      "Search public figures of every country and see them as charts, with their source.",
    address: loaderData?.address,
  })
}

/** The home page: the search over bars of real figures, the ways in, and whom it is for. */
export default function HomePage() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <section className={styles.hero}>
        <div
          className={`container ${styles.heroText ?? ""} ${data.landscape ? "" : (styles.plain ?? "")}`}
        >
          <h1>Every country’s public data, found in seconds.</h1>
          <p className={styles.lede}>
            {data.coverage === undefined ? "" : `Search ${data.coverage}. `}
            See figures as charts, with their source beside them.
          </p>
          <div className={styles.search}>
            <SearchBox size="large" placeholder="A topic, a country or both" />
          </div>
          <Examples examples={data.examples} />
          <LoadMore data={data} />
        </div>
        {data.landscape && <Skyline landscape={data.landscape} />}
      </section>
      <section className={`container ${styles.section ?? ""}`} aria-labelledby="start">
        <div className={styles.sectionHead}>
          <h2 id="start">Find any country&apos;s data in less than 2 mins</h2>
          <p>Four ways in. Search and charts are open to everyone.</p>
        </div>
        <EntryCards
          samples={data.samples}
          account={data.account}
          hasCheckLinks={data.hasCheckLinks}
          sampleCheck={data.sampleCheck}
        />
      </section>
      <section
        className={`${styles.section ?? ""} ${styles.band ?? ""}`}
        aria-labelledby="audiences"
      >
        <div className="container">
          <div className={styles.sectionHead}>
            <h2 id="audiences">Built for the people who work with numbers</h2>
          </div>
          <div className={styles.thirds}>
            {AUDIENCES.map(({ title, text, path, action, Cover }) => (
              <article key={title} className={styles.audience}>
                <div className={styles.audienceArt}>
                  <Cover />
                </div>
                <div className={styles.audienceBody}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <ButtonLink to={path}>{action}</ButtonLink>
                </div>
              </article>
            ))}
          </div>
        </div>
      </section>
      <Partners partners={data.partners} />
    </>
  )
}

/** The logos of partners; nothing at all while there are none. */
function Partners({ partners }: { partners: HomeData["partners"] }) {
  if (partners.length === 0) return null
  return (
    <section className={`container ${styles.partners ?? ""}`} aria-labelledby="partners">
      <h2 id="partners">Our partners</h2>
      <ul className={styles.logos}>
        {partners.map(({ url, alt }) => (
          <li key={url}>
            <img src={url} alt={alt} height="40" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Examples({ examples }: { examples: HomeData["examples"] }) {
  if (examples.length === 0) return null
  return (
    <p className={styles.examples}>
      <span>Try</span>
      {examples.map(({ text, path }) => (
        <Link key={text} className={styles.chip} to={path}>
          {text}
        </Link>
      ))}
    </p>
  )
}

/** Says what is on its way, or how to load more while there is nothing or only the starter data. */
function LoadMore({ data }: { data: HomeData }) {
  if (data.firstImport) {
    const { done, total } = data.firstImport
    return (
      <p className={styles.notice}>
        {`The headline indicators of the World Bank are on their way: ${String(done)} of ${String(total)} are here.`}
      </p>
    )
  }
  if (data.coverage !== undefined && !data.starterOnly) return null
  return (
    <p className={styles.notice}>
      {data.starterOnly ? "Only the small starter data is loaded." : "No data is loaded yet."} Load
      the full collection of the World Bank with <code>npm run import -- world-bank</code>
    </p>
  )
}
