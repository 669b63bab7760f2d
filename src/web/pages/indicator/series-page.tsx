import { lazy, Suspense } from "react"
import { useLocation } from "react-router"

import { periodLabel } from "#domain/time/period.ts"
import { lastIndex } from "#domain/series/series.ts"

import { wholeDays } from "../../components/whole-days.tsx"
import { Link } from "../../components/link/link.tsx"
import { ChartFigure } from "../../components/chart/chart-figure.tsx"
import { AboutData } from "./text/about-data.tsx"
import { ChartActions } from "./actions/chart-actions.tsx"
import { CompareButton } from "./actions/compare-button.tsx"
import { CustomizeCard, CustomizeSheet } from "./controls/customize-chart.tsx"
import { dayText } from "#domain/time/day-text.ts"
import { HeadlineCard } from "./text/headline-card.tsx"
import { useRowFacts } from "./use-row-facts.ts"
import { IndicatorHeader } from "./indicator-header.tsx"
import styles from "./indicator.module.css"
import type { IndicatorPageData, SeriesData } from "./page-data.ts"
import { AnalysisSection } from "./text/analysis-section.tsx"
import { useSaving, type Saving } from "./actions/use-saving.ts"
import { LeadsSection, NotesSection } from "./text/page-texts.tsx"
import {
  seriesNotes,
  plottedSubtitle,
  seriesTitle,
  vintageSentence,
} from "#charts/text/series-text.ts"

// Few save an image with words of their own.
const SaveSeries = lazy(async () => ({
  default: (await import("./actions/save-series.tsx")).SaveSeries,
}))

type Page = Extract<IndicatorPageData, { state: "series" }>

/** One indicator of one country: headline figure, chart with controls, and what is known about the data. */
export function SeriesPage({ page }: { page: Page }) {
  const { series } = page
  const saving = useSaving()
  if (saving.mode) {
    return (
      <Suspense>
        <SaveSeries
          chosenParts={saving.parts}
          mode={saving.mode}
          onMode={saving.change}
          onBack={saving.close}
          series={series}
          origin={page.origin}
        />
      </Suspense>
    )
  }
  return (
    <>
      <IndicatorHeader page={page} />
      <div className={`container with-aside ${styles.body ?? ""}`}>
        <aside className={styles.aside} aria-label="Figures and controls">
          <HeadlineCard series={series} />
          <CustomizeCard series={series} />
          <div className={styles.compare}>
            <CompareButton series={series} />
          </div>
        </aside>
        <div className={styles.main}>
          <PageNotes series={series} />
          <div className={styles.mobileBar}>
            <CustomizeSheet series={series} />
            <CompareButton series={series} short />
          </div>
          <SeriesFigure page={page} onEdit={saving.open} />
          <div className={styles.text}>
            <div className={styles.textMain}>
              <AnalysisSection page={page} />
              <LeadsSection leads={page.leads} />
              <NotesSection indicator={series.indicator} />
            </div>
            <AboutData series={series} others={page.others} />
          </div>
        </div>
      </div>
    </>
  )
}

function SeriesFigure({ page, onEdit }: { page: Page; onEdit: Saving["open"] }) {
  const { series } = page
  const { spec, source, plotted } = series
  const { pathname } = useLocation()
  const title = seriesTitle(series)
  const facts = useRowFacts(series, page.origin)
  return (
    <ChartFigure
      // Another view keeps the reader's choice of chart or table; another series starts with its own.
      key={pathname}
      drawing={page.drawing}
      frequency={spec.frequency}
      title={title}
      subtitle={plottedSubtitle(plotted)}
      valueHeading={["Value", plotted.unit].filter(Boolean).join(", ")}
      view={page.view}
      notes={seriesNotes(series, series.spec.frequency)}
      source={<SourceLine series={series} publisher={source.publisher} />}
      facts={facts}
      actions={<ChartActions page={page} title={title} onEdit={onEdit} />}
      whenEmpty={
        <>
          <h3>Nothing in this range</h3>
          <p>{emptySentence(series)} Widen the years.</p>
          <Link to={pathname} preventScrollReset replace>
            Show all years
          </Link>
        </>
      }
    />
  )
}

function SourceLine({ series, publisher }: { series: SeriesData; publisher: string }) {
  return (
    <>
      Source: <a href={series.source.url}>{publisher}</a>. {wholeDays(vintageSentence(series))}
      {series.source.isClosed && ` ${series.source.terms}`}
    </>
  )
}

function PageNotes({ series }: { series: SeriesData }) {
  const { pathname } = useLocation()
  if (series.ignored.length === 0 && series.asOf === null) return null
  return (
    <div className={styles.notes} role="note">
      {series.asOf !== null && (
        <p>
          Figures as they were known on {wholeDays(dayText(series.asOf))}.{" "}
          <Link to={pathname}>Show the newest figures</Link>
        </p>
      )}
      {series.ignored.map((sentence) => (
        <p key={sentence}>{wholeDays(sentence)}</p>
      ))}
    </div>
  )
}

function emptySentence({ observations }: SeriesData): string {
  if (observations.values.length === 0) return "There is no figure."
  const first = periodLabel(observations.frequency, observations.start)
  const last = periodLabel(observations.frequency, lastIndex(observations))
  return first === last ? `No value in ${first}.` : `No value between ${first} and ${last}.`
}
