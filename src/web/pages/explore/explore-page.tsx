import { DEFAULT_WIDTH, heightFor } from "#charts/query/embed-code.ts"

import { EmbedCode } from "../../components/embed-code/embed-code.tsx"
import { wholeDays } from "../../components/whole-days.tsx"
import card from "../../components/chart/chart-card.module.css"
import { Fold } from "../../components/fold/fold.tsx"
import { Link } from "../../components/link/link.tsx"
import { MapLegend } from "../../components/map/legend.tsx"
import { WorldMap } from "../../components/map/world-map.tsx"
import { ScrollBox } from "../../components/scroll-box/scroll-box.tsx"
import { SaveButton } from "../../session/kept/save-button.tsx"
import { ExploreFormView } from "./explore-form.tsx"
import { ExploreTableView } from "./explore-table.tsx"
import styles from "./explore.module.css"
import type {
  ExploreChart,
  ExploreLink,
  ExplorePageData,
  ExplorePlayer,
  RankingPart,
} from "./page-data.ts"
import { Player } from "./player.tsx"
import { Annotations, Legend, Plots } from "./plots.tsx"

/** Any countries and any indicators in any form, with all that can be done with them. */
export function ExplorePage({ page }: { page: ExplorePageData }) {
  const { chart, problem, ignored, examples } = page
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <header className={styles.head}>
        <h1>{chart?.title ?? "Explore"}</h1>
        {chart ? (
          <p>{chart.subtitle}</p>
        ) : (
          <p>Put any countries and indicators side by side, in the form that shows them best.</p>
        )}
      </header>
      {ignored.length > 0 && (
        <p className={styles.ignored} role="note">
          {ignored.join(" ")}
        </p>
      )}
      {problem && (
        <section className={styles.problem} aria-labelledby="problem">
          <h2 id="problem">This address cannot be shown</h2>
          <p>{problem.sentence}</p>
          {problem.links.length > 0 && (
            <LinkList heading="What works instead" links={problem.links} />
          )}
        </section>
      )}
      {page.matches && <Matches matches={page.matches} />}
      {chart && <Figure chart={chart} page={page} />}
      <Ready label="Calculate" links={page.ready} />
      <Ready label="Similar countries" links={page.peers} />
      <ExploreFormView form={page.form} key={page.path} />
      {chart && <About page={page} />}
      {examples.length > 0 && <LinkList heading="Examples" links={examples} />}
    </div>
  )
}

/** What the words of an indicator may mean. */
function Matches({
  matches: { words, links },
}: {
  matches: NonNullable<ExplorePageData["matches"]>
}) {
  return (
    <section className={styles.problem} aria-labelledby="matches">
      <h2 id="matches">
        {links.length === 0 ? `No indicator fits “${words}”` : `Which indicator is “${words}”?`}
      </h2>
      {links.length === 0 ? (
        <p>Try another word for it, or fewer letters.</p>
      ) : (
        <Links links={links} className={styles.matches} />
      )}
    </section>
  )
}

function Figure({ chart, page }: { chart: ExploreChart; page: ExplorePageData }) {
  const { figure, table, title, notes, player } = chart
  return (
    <figure className={`${card.card ?? ""} ${styles.figure ?? ""}`}>
      <nav aria-label="Layout">
        <ul className={styles.layouts}>
          {page.form.layouts.map(({ label, path, isCurrent }) => (
            <li key={label}>
              <Link to={path} aria-current={isCurrent ? "true" : undefined} preventScrollReset>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.jump}>
        <a href="#choose">Change countries, indicators and years</a>
      </p>
      {figure.kind === "plots" && (
        <>
          <Legend legend={figure.legend} isDots={figure.isDots} />
          <Plots figure={figure} description={chart.description} />
        </>
      )}
      {figure.kind === "map" && (
        <>
          <WorldMap svg={figure.svg} description={figure.description} />
          <MapLegend classes={figure.legend} />
        </>
      )}
      {figure.kind === "bars" && (
        <div className={styles.lists}>
          {figure.lists.map((list) => (
            <Ranking key={list.title} list={list} />
          ))}
        </div>
      )}
      {player && <Player key={player.framesPath} player={player} />}
      <Annotations list={chart.annotations} />
      {figure.kind === "table" ? (
        <TableBox chart={chart} />
      ) : (
        <Fold summary="View as table">
          <ScrollBox className={styles.tableBox} label={title}>
            <ExploreTableView table={table} caption={title} />
          </ScrollBox>
        </Fold>
      )}
      {player && <FrameTable player={player} title={title} />}
      <div className={card.foot}>
        <p className={card.source}>
          {wholeDays(notes.join(" "))} {page.missing && `${page.missing} `}
          {wholeDays(chart.source)}
        </p>
        <SaveButton title={title} />
      </div>
    </figure>
  )
}

function FrameTable({ player: { table }, title }: { player: ExplorePlayer; title: string }) {
  const caption = `${title}, year by year`
  return (
    <Fold summary="All years as a table">
      <ScrollBox className={styles.tableBox} label={caption}>
        <ExploreTableView table={table} caption={caption} />
      </ScrollBox>
    </Fold>
  )
}

function TableBox({ chart: { table, title } }: { chart: ExploreChart }) {
  return (
    <ScrollBox className={styles.tableBox} label={title}>
      <ExploreTableView table={table} caption={title} />
    </ScrollBox>
  )
}

function Ranking({ list: { title, rows } }: { list: RankingPart }) {
  return (
    <section className={styles.ranking}>
      <h2 className={styles.panelTitle}>{title}</h2>
      <ol>
        {rows.map(({ rank, name, path, value, share }) => (
          <li key={path} style={{ "--w": `${String(share ?? 0)}%` } as React.CSSProperties}>
            <span>{rank}</span>
            <Link to={path}>{name}</Link>
            <b>{value}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What is one click away. */
function Ready({ label: name, links }: { label: string; links: readonly ExploreLink[] }) {
  if (links.length === 0) return null
  return (
    <nav className={styles.ready} aria-label={name}>
      <span>{name}</span>
      {links.map(({ label, path }) => (
        <Link key={label} to={path} preventScrollReset>
          {label}
        </Link>
      ))}
    </nav>
  )
}

function LinkList({ heading, links }: { heading: string; links: readonly ExploreLink[] }) {
  return (
    <section className={styles.about}>
      <h2>{heading}</h2>
      <Links links={links} />
    </section>
  )
}

function Links({
  links,
  className,
}: {
  links: readonly ExploreLink[]
  className?: string | undefined
}) {
  return (
    <ul className={className}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

function About({ page }: { page: ExplorePageData }) {
  const { sources, files, citations, framePath, closed, origin, chart } = page
  const size = { width: DEFAULT_WIDTH, height: heightFor(DEFAULT_WIDTH) }
  return (
    <>
      <section className={`${styles.about ?? ""} no-print`}>
        <h2>Download</h2>
        {closed !== null && <p>{closed}</p>}
        {files.length > 0 && (
          <p className={styles.files}>
            {files.map(({ label, path }) => (
              <a key={label} href={path} download>
                {label}
              </a>
            ))}
            <span>
              Cite:{" "}
              {citations.map(({ label, path }) => (
                <a key={label} href={path}>
                  {label}
                </a>
              ))}
            </span>
          </p>
        )}
        {framePath !== null && (
          <EmbedCode
            summary="Embed this chart"
            address={origin + framePath}
            title={chart?.title ?? ""}
            {...size}
          />
        )}
      </section>
      <section className={styles.about}>
        <h2>Sources</h2>
        <ul>
          {sources.map(({ publisher, title, url, licence, day }) => (
            <li key={`${publisher} ${title} ${day}`}>
              <a href={url}>
                {publisher}, {title}
              </a>{" "}
              ({licence}; {wholeDays(day)})
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
