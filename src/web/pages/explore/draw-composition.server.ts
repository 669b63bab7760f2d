import { exploreFilePath, explorePath } from "#charts/explore/explore-spec.ts"
import { drawPlot } from "#charts/explore/draw-plots.ts"
import { seriesPaint } from "#charts/explore/palette.ts"
import { drawMap } from "#charts/scene/draw-map.ts"
import { renderMap } from "#charts/svg/render-map.ts"
import { webMapTheme } from "#charts/svg/web-map-theme.ts"
import {
  asOfSentence,
  creditSentence,
  markForecast,
  BORDERS,
  vintageSentence,
} from "#charts/text/series-text.ts"
import type { WorldView } from "#charts/views/world-view.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { formatHeadline } from "#domain/format/number-format.ts"
import type { ComposedFigure, ComposedMeasure, Composition } from "#explore/composition.ts"

import { makeLegendClass } from "../ranking/make-legend-class.server.ts"
import type {
  ExploreChart,
  ExploreFigure,
  ExplorePlayer,
  ExploreTable,
  RankingPart,
} from "./page-data.ts"

/** Where links of a chart lead: absolute and into a tab of their own in embeds. */
export type LinkTarget = { origin: string; target?: string }

/** A composition as a page or an embed shows it. */
export function drawComposition(composition: Composition, link: LinkTarget): ExploreChart {
  const { title, subtitle, description, notes, origins } = composition
  const credits = new Set(origins.map(({ source }) => source.attribution))
  const days = new Set(origins.map(vintageSentence))
  const { asOf } = composition.spec
  return {
    title,
    subtitle,
    description,
    player: describePlayer(composition),
    annotations: composition.annotations,
    figure: drawFigure(composition, link),
    table: linkTable(composition, link),
    notes,
    source: [
      creditSentence(...credits),
      ...days,
      ...(asOf === null ? [] : [asOfSentence(asOf)]),
      ...(composition.spec.layout === "map" ? [BORDERS] : []),
    ].join(" "),
  }
}

/** Frames follow each other so fast; the bars of a race have a way to go. */
const MS_PER_FRAME = { map: 350, race: 500 } as const

function describePlayer({ frames, spec, origins }: Composition): ExplorePlayer | null {
  const isClosed = origins.some(({ source }) => source.redistribute === "no")
  if (!frames || isClosed) return null
  const ms = spec.layout === "race" ? MS_PER_FRAME.race : MS_PER_FRAME.map
  return {
    framesPath: exploreFilePath(spec, "frames"),
    years: frames.years,
    path: explorePath({ ...spec, endYear: null }),
    msPerFrame: ms,
    table: {
      ...frames.table,
      rows: frames.table.rows.map(({ label, cells }) => ({
        label,
        cells,
        path: explorePath({ ...spec, endYear: Number(label) }),
      })),
    },
  }
}

function drawFigure({ figure }: Composition, link: LinkTarget): ExploreFigure {
  switch (figure.kind) {
    case "plots":
      return {
        kind: "plots",
        plots: figure.scenes.map(drawPlot),
        legend: figure.legend.map(({ at, name }) => {
          const { paint, dash } = seriesPaint(at)
          return { name, paint, dash }
        }),
        isDots: figure.scenes.some(({ kind }) => kind !== "multi"),
      }
    case "map":
      return drawWorld(figure, link)
    case "bars":
      return {
        kind: "bars",
        lists: figure.lists.map((list) => listRanking(list, link)),
      }
    case "table":
      return { kind: "table" }
  }
}

function drawWorld(
  { view, measure, notes = [] }: Extract<ComposedFigure, { kind: "map" }>,
  link: LinkTarget,
) {
  const title = `${measure.name}, ${String(view.spec.year)}`
  const scene = drawMap({ view, format: measure.format, title, notes })
  const theme = webMapTheme({
    id: "explore",
    colour: view.spec.colour,
    hrefOf: (slug) => placePath(measure, slug, link),
    ...(link.target !== undefined && { target: link.target }),
  })
  return {
    kind: "map" as const,
    svg: renderMap(scene, theme).toString(),
    legend: scene.classes.map((group) => makeLegendClass(group, view.spec.colour)),
    description: scene.description,
    ranking: listRanking({ view, measure }, link),
  }
}

function listRanking(
  { view, measure }: { view: WorldView; measure: ComposedMeasure },
  link: LinkTarget,
): RankingPart {
  const values = view.countries.map(({ value }) => value)
  const largest = values.some((value) => value < 0) ? 0 : Math.max(0, ...values)
  return {
    title: `${measure.name}, ${String(view.spec.year)}`,
    rows: view.countries.map(({ country, value, rank, isForecast, note = "" }) => {
      const figure = formatHeadline(value, measure.format)
      const written = note === "" ? figure : `${figure} · note ${note}`
      return {
        rank: rank === null ? "" : String(rank),
        name: country.name,
        path: placePath(measure, country.slug, link),
        value: isForecast ? markForecast(written) : written,
        share: largest === 0 ? null : Math.round((value / largest) * 100),
      }
    }),
  }
}

function linkTable({ table, measures }: Composition, link: LinkTarget): ExploreTable {
  const [first] = measures
  return {
    ...table,
    rows: table.rows.map(({ label, slug, cells }) => ({
      label,
      cells,
      path: slug === null || !first ? null : placePath(first, slug, link),
    })),
  }
}

function placePath({ id }: ComposedMeasure, slug: string, { origin }: LinkTarget): string {
  return origin + indicatorPath({ name: id, countrySlug: slug })
}
