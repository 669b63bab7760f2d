import type { AnswerFigure } from "#answers/shown-answer.ts"
import { DEFAULT_COLOUR, type ChartSpec } from "#charts/model/chart-spec.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { drawMap } from "#charts/scene/draw-map.ts"
import { drawImage, type ChartImage, type ImageForm } from "#charts/svg/draw-image.ts"
import { imageMapTheme } from "#charts/svg/image-map-theme.ts"
import { imageTheme } from "#charts/svg/image-theme.ts"
import { rankingImage } from "#charts/svg/ranking-image.ts"
import { renderMap } from "#charts/svg/render-map.ts"
import { renderScene } from "#charts/svg/render-scene.ts"
import { makeWorldView } from "#charts/views/make-world-view.ts"
import { countryByCode } from "#domain/places/find-country.ts"

import { markMissingGlyphs } from "../documents/missing-glyphs.ts"
import type { AnswerView } from "./answer-view.ts"

/** The chart of an answer as an image that stands alone. */
export function drawAnswerImage({ answer, figure, address }: AnswerView, form: ImageForm): string {
  return drawImage(
    {
      title: markMissingGlyphs(figure.title),
      subtitle: markMissingGlyphs(form.isFull ? figure.subtitle : answer.sentence),
      colour: DEFAULT_COLOUR,
      terms: figure.terms,
      notes: markMissingGlyphs(answer.sentence),
      source: markMissingGlyphs(figure.source),
      licence: `Licence: ${figure.licence.replace(/\.$/, "")}.`,
      address,
      position: "bottom",
      metadata: null,
      ...drawFigure(figure),
    },
    form,
  )
}

function drawFigure(figure: AnswerFigure): Pick<ChartImage, "scene" | "drawPlot"> {
  const { format, title } = figure
  if (figure.kind === "line") {
    const { observations, startYear, endYear } = figure
    const { frequency } = observations
    const spec: ChartSpec = {
      chartType: "bar",
      colour: DEFAULT_COLOUR,
      frequency,
      startYear,
      endYear,
    }
    const scene = drawChart({ spec, observations, format, title })
    return { scene, drawPlot: (plot) => renderScene(scene, imageTheme(plot)) }
  }
  const view = makeWorldView(...splitPlaces(figure))
  const map = drawMap({ view, format, title })
  const ranks = new Map(figure.rows.map(({ country, rank }) => [country, rank]))
  const places = figure.rows.flatMap(
    ({ country: code }) => view.countries.find(({ country }) => country.code === code) ?? [],
  )
  return {
    scene: { description: map.description, isEmpty: places.length === 0 },
    drawPlot: (plot) =>
      figure.isMap
        ? renderMap(map, imageMapTheme(plot))
        : rankingImage(
            places.map((place) => ({ ...place, rank: ranks.get(place.country.code) ?? null })),
            format,
            plot,
          ),
  }
}

function splitPlaces({
  rows,
  missing,
  year,
}: Extract<AnswerFigure, { kind: "places" }>): Parameters<typeof makeWorldView> {
  const placeValues = rows.flatMap(({ country: code, value }) => {
    const country = countryByCode(code)
    return country ? [{ country, value }] : []
  })
  return [placeValues, { missing: missing.flatMap((code) => countryByCode(code) ?? []), year }]
}
