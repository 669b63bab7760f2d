import X from "lucide-react/icons/x"

import { composeCountries } from "#charts/explore/explore-from-views.ts"
import { explorePath } from "#charts/explore/explore-spec.ts"
import { CHART_TRAITS } from "#charts/model/chart-traits.ts"
import { CHART_TYPES, DEFAULT_COLOUR } from "#charts/model/chart-spec.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { renderDrawing } from "#charts/svg/drawing.ts"
import { forecastSentence, markForecast } from "#charts/text/series-text.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { categoryLabel } from "#domain/indicators/category.ts"
import {
  formatColumn,
  formatHeadline,
  NO_DATA,
  type UnitFormat,
} from "#domain/format/number-format.ts"
import { newestFigure, valueAt } from "#domain/series/series.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import { wholeDays } from "../../components/whole-days.tsx"
import card from "../../components/chart/chart-card.module.css"
import { OptionSelect } from "../../components/option-select/option-select.tsx"
import { Link } from "../../components/link/link.tsx"
import { Button, ButtonLink } from "../../components/button/button.tsx"
import { Plot } from "../../components/chart/plot.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { ScrollBox } from "../../components/scroll-box/scroll-box.tsx"
import { Tag } from "../../components/tag/tag.tsx"
import { IndicatorBreadcrumb } from "../indicator/indicator-header.tsx"
import { MAX_COMPARED } from "./max-compared.ts"
import type { ComparisonData } from "./page-data.ts"
import styles from "./ranking.module.css"
import { SourceLinks } from "./source-links.tsx"

type Compared = ComparisonData["places"][number]

/** Countries side by side: a chart each, all on one scale and over the same years, and one table. */
export function ComparisonPage({ page }: { page: ComparisonData }) {
  const { indicator, places, sources, dateOfData, notes, ignored, startYear, endYear } = page
  const values = places.flatMap(({ observations }) => observations.values.filter((v) => v !== null))
  return (
    <>
      <header className={`container ${styles.head ?? ""}`}>
        <IndicatorBreadcrumb indicator={indicator} />
        <h1>{indicator.name}</h1>
        <p className={styles.meta}>
          <Tag>{categoryLabel(indicator.category)}</Tag>
          <span className="muted">
            {countNoun(places.length, "country", "countries")} on one scale, {startYear}–{endYear}
          </span>
        </p>
      </header>
      <div className={`container ${styles.compareBody ?? ""}`}>
        {ignored.length > 0 && (
          <div className={styles.ignored} role="note">
            {ignored.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        <Controls page={page} />
        <div className={styles.multiples}>
          {places.map((compared) => (
            <Multiple
              key={compared.place.slug}
              page={page}
              compared={compared}
              scaledWith={values}
            />
          ))}
        </div>
        <p className={`${card.source ?? ""} ${styles.source ?? ""}`}>
          <SourceLinks sources={sources} /> {wholeDays(dateOfData)}{" "}
          {wholeDays([...notes, "All charts have the same scale and years."].join(" "))}
        </p>
        <ComparisonTable page={page} />
        <p className={styles.further}>
          <Link to={indicatorPath({ name: indicator.name, query: { asOf: page.asOf } })}>
            Map and ranking of all countries
          </Link>
          <Link
            to={explorePath(
              composeCountries({
                indicator: indicator.id,
                countries: places.map(({ place }) => place.slug),
                startYear: startYear === page.firstYear ? null : startYear,
                endYear: endYear === page.lastYear ? null : endYear,
                asOf: page.asOf,
              }),
            )}
          >
            Explore this with more countries and indicators, or in one chart
          </Link>
        </p>
      </div>
    </>
  )
}

function Multiple({
  page: { indicator, format, chartType },
  compared: { place, observations, forecastFrom },
  scaledWith,
}: {
  page: ComparisonData
  compared: Compared
  scaledWith: readonly number[]
}) {
  const spec = {
    chartType,
    colour: DEFAULT_COLOUR,
    frequency: "yearly" as const,
    startYear: null,
    endYear: null,
  }
  const title = `${indicator.name}, ${place.name}`
  const scene = drawChart({ spec, observations, format, title, forecastFrom, scaledWith })
  const newest = newestFigure(observations, forecastFrom)
  const latest = newest && `${formatHeadline(newest.value, format)} in ${String(newest.index)}`
  return (
    <figure className={`${card.card ?? ""} ${styles.figure ?? ""}`}>
      <figcaption>
        <h2 className={styles.title}>
          <Flag code2={place.code2} />{" "}
          <Link to={indicatorPath({ name: indicator.name, countrySlug: place.slug })}>
            {place.name}
          </Link>
        </h2>
        <p className={styles.sub}>
          {newest?.isForecast && latest !== undefined ? markForecast(latest) : (latest ?? NO_DATA)}
        </p>
      </figcaption>
      {scene.isEmpty ? (
        <p className={styles.empty}>No figure in these years.</p>
      ) : (
        <Plot drawing={renderDrawing(scene, `c-${place.slug}`)} frequency="yearly" size="card" />
      )}
      {forecastFrom !== null && (
        <p className={styles.note}>{forecastSentence("yearly", forecastFrom)}</p>
      )}
    </figure>
  )
}

/** Who is compared, over which years: plain links and a plain form. */
function Controls({ page }: { page: ComparisonData }) {
  const { indicator, places, choices, chartType, firstYear, lastYear } = page
  const { name } = indicator
  const years = { first: firstYear, last: lastYear }
  const slugs = places.map(({ place }) => place.slug)
  const query = {
    chartType: chartType === "line" ? null : chartType,
    startYear: page.startYear === firstYear ? null : page.startYear,
    endYear: page.endYear === lastYear ? null : page.endYear,
    asOf: page.asOf,
  }
  const without = (slug: string) => slugs.filter((other) => other !== slug).join(",")
  return (
    <form className={styles.compareControls} action={indicatorPath({ name })}>
      {page.asOf !== null && <input type="hidden" name="asOf" value={page.asOf} />}
      <ul className={styles.chosen}>
        {places.map(({ place }) => (
          <li key={place.slug}>
            <input type="hidden" name="countries" value={place.slug} />
            {place.name}
            <Link
              to={indicatorPath({ name, query: { ...query, countries: without(place.slug) } })}
              aria-label={`Remove ${place.name}`}
            >
              <Icon of={X} size={16} />
            </Link>
          </li>
        ))}
      </ul>
      {places.length < MAX_COMPARED.count && (
        <label className={styles.field}>
          <span>Add a country</span>
          <OptionSelect
            name="countries"
            defaultValue=""
            options={[
              { value: "", text: "Choose" },
              ...choices.map(({ slug, name }) => ({ value: slug, text: name })),
            ]}
          />
        </label>
      )}
      <YearField label="Start Year" name="startYear" year={page.startYear} years={years} />
      <YearField label="End Year" name="endYear" year={page.endYear} years={years} />
      <label className={styles.field}>
        <span>Chart Type</span>
        <select name="chartType" defaultValue={chartType}>
          {CHART_TYPES.toReversed().map((type) => (
            <option key={type} value={type}>
              {CHART_TRAITS[type].label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="primary">
        Show
      </Button>
      <ButtonLink to={indicatorPath({ name })}>Reset</ButtonLink>
    </form>
  )
}

/** A field of the form for one of the two years between which the countries are compared. */
function YearField({
  label,
  name,
  year,
  years,
}: {
  label: string
  name: "startYear" | "endYear"
  year: number
  years: { first: number; last: number }
}) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {/* The key puts the year of a new page into the field, which its default value alone would not. */}
      <input
        type="number"
        name={name}
        min={years.first}
        max={years.last}
        defaultValue={year}
        key={year}
      />
    </label>
  )
}

function cellText(
  { observations, forecastFrom }: Compared,
  year: number,
  format: UnitFormat,
): string {
  const value = valueAt(observations, year)
  if (value === null) return NO_DATA
  const text = formatColumn(value, format)
  return forecastFrom !== null && year >= forecastFrom ? markForecast(text) : text
}

/** The figures of all charts as a table, the newest first. */
function ComparisonTable({ page }: { page: ComparisonData }) {
  const { places, indicator, format, startYear, endYear } = page
  const years = Array.from({ length: endYear - startYear + 1 }, (_, k) => endYear - k)
  return (
    <ScrollBox className={styles.tableBox} label="Table of all figures">
      <table className={styles.table}>
        <caption className="sr-only">{indicator.name} by year and country</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {places.map(({ place }) => (
              <th key={place.slug} scope="col" className={styles.num}>
                {place.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {places.map((compared) => (
                <td key={compared.place.slug}>{cellText(compared, year, format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
