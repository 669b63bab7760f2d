import type { ObservationsByPlace } from "#catalog/observations-by-place.ts"
import { drawMap, type MapScene } from "#charts/scene/draw-map.ts"
import { drawImage, type ImageForm } from "#charts/svg/draw-image.ts"
import { imageMapTheme } from "#charts/svg/image-map-theme.ts"
import type { ImagePlot } from "#charts/svg/image-theme.ts"
import { rankingImage } from "#charts/svg/ranking-image.ts"
import { renderMap } from "#charts/svg/render-map.ts"
import {
  asOfSentence,
  shortenCredit,
  creditSentence,
  derivedSentence,
  FORECASTS_UNRANKED,
  leftOutSentence,
  vintageSentence,
} from "#charts/text/series-text.ts"
import { worldQuery } from "#charts/query/world-query.ts"
import {
  readWorldView,
  type RankedPlace,
  type WorldChartType,
  type WorldView,
} from "#charts/views/world-view.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { AppError } from "#domain/errors.ts"
import { unitFormat, type UnitFormat } from "#domain/format/number-format.ts"
import { closedReason, redistributionSentence } from "#domain/indicators/redistribution.ts"
import type { Source } from "#domain/indicators/source.ts"
import type { Markup } from "#domain/format/markup.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import { csvText } from "./write-csv.ts"

/** Every kind of file a map or a ranking can be had as. */
export const WORLD_FORMATS = ["png", "svg", "csv"] as const
export type WorldFormat = (typeof WORLD_FORMATS)[number]

/** A map or a ranking with what every file of it prints. */
export type WorldFile = {
  world: ObservationsByPlace
  view: WorldView
  title: string
  source: Source
  /** Absolute address of the page with the same view. */
  address: string
}

/** What a file of an indicator in all countries shows for the options in an address. `undefined` where there is nothing to compare; throws "licence-forbids" for a closed source. */
export function worldFile(
  world: ObservationsByPlace,
  query: URLSearchParams,
  { publicUrl }: { publicUrl: string },
): WorldFile | undefined {
  const closed = world.sources.find(({ redistribute }) => redistribute === "no")
  if (closed) throw new AppError("licence-forbids", closedReason(closed))
  const view = world.isComparable ? readWorldView(world.places, query) : undefined
  const [source] = world.sources
  if (!view || !source) return undefined
  const { name } = world.indicator
  return {
    world,
    view,
    source,
    title: `${name}, ${String(view.spec.year)}`,
    address: `${publicUrl}${indicatorPath({ name, query: worldQuery(view) })}`,
  }
}

/** The figures of the year as CSV, from the highest, in the columns of every CSV of this site. */
export function writeWorldCsv({ world, view, source, address }: WorldFile): string {
  const { indicator, vintage, sources } = world
  const terms =
    source.redistribute === "non-commercial"
      ? `${source.licence}. ${redistributionSentence(source)}`
      : source.licence
  const credit = sources.map(({ attribution }) => shortenCredit(attribution)).join("; ")
  const after = [indicator.unit, credit, terms, vintage, address].map(csvText).join(",")
  const rows = view.countries.map(({ country, value, rank, isForecast }) =>
    [
      ...[country.name, country.code, indicator.name].map(csvText),
      ...[view.spec.year, value, rank ?? ""].map(String),
      isForecast ? "forecast" : "actual",
      after,
    ].join(","),
  )
  return [COLUMNS, ...rows, ""].join("\r\n")
}

const COLUMNS =
  "country,code,indicator,period,value,rank,status,unit,source,licence,date_of_data,address"

type Drawn = { scene: MapScene; places: readonly RankedPlace[]; format: UnitFormat }

type Drawing = {
  draw: (drawn: Drawn, plot: ImagePlot) => Markup
  /** How many countries the image shows, in words. */
  describeCount: (count: number) => string
  /** The sentence on whose work the drawing holds beside the figures; empty for none. */
  credit: string
}

/** How each type of chart of many places is drawn as an image. */
const DRAWINGS: Readonly<Record<WorldChartType, Drawing>> = {
  map: {
    draw: ({ scene }, plot) => renderMap(scene, imageMapTheme(plot)),
    describeCount: (count) => `${String(count)} countries`,
    credit: "Borders: Natural Earth.",
  },
  ranking: {
    draw: ({ places, format }, plot) => rankingImage(places, format, plot),
    describeCount: (count) => `highest of ${String(count)} countries`,
    credit: "",
  },
}

/** The map or the ranking as an image that stands alone. */
export function drawWorldImage(file: WorldFile, form: ImageForm): string {
  const { world, view, title, source, address } = file
  const { indicator, sources } = world
  const format = unitFormat(indicator.unit, indicator.currency)
  const scene = drawMap({ view, format, title })
  const { draw, describeCount, credit } = DRAWINGS[view.spec.chartType]
  const unit = unitScale(indicator.unit)?.unit ?? indicator.unit
  const subtitle = [unit, describeCount(view.countries.length)].filter((part) => part !== "")
  return drawImage(
    {
      title,
      subtitle: capitalize(subtitle.join(", ")),
      scene: { description: scene.description, isEmpty: view.countries.length === 0 },
      drawPlot: (plot) => draw({ scene, places: view.countries, format }, plot),
      colour: view.spec.colour,
      terms:
        source.redistribute === "non-commercial"
          ? `${source.licence}. ${redistributionSentence(source)}`
          : "",
      notes: writeNotes(file),
      source: [
        creditSentence(...sources.map(({ attribution }) => attribution)),
        vintageSentence(world),
        credit,
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
      licence: `Licence: ${source.licence.replace(/\.$/, "")}.`,
      address,
      position: "bottom",
      metadata: null,
    },
    form,
  )
}

function writeNotes({ world: { derivedFrom, indicator, leftOut }, view }: WorldFile): string {
  const notes = [
    view.spec.asOf === null ? "" : asOfSentence(view.spec.asOf),
    derivedFrom
      ? derivedSentence({ from: derivedFrom, aggregation: indicator.aggregation }, "yearly")
      : "",
    view.countries.some(({ isForecast }) => isForecast) ? FORECASTS_UNRANKED : "",
    leftOutSentence(leftOut, view.spec.year) ?? "",
  ]
  return notes.filter((note) => note !== "").join(" ")
}
