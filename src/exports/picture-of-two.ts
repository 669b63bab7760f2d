import { DEFAULT_COLOUR_2 } from "#charts/chart-spec.ts"
import { drawComparison } from "#charts/draw-comparison.ts"
import { drawPicture, type PictureForm } from "#charts/draw-picture.ts"
import { sceneImage } from "#charts/scene-image.ts"
import type { Scene } from "#charts/scene.ts"

import { notesOf, type FileView } from "./file-view.ts"
import { svgMetadata } from "./image-metadata.ts"

/** Two datasets, and the words that stand in place of ours. */
export type TwoViews = { one: FileView; two: FileView; title: string }

/** The picture of a comparison: one scale where the units are the same, else each its own. */
export function pictureOfTwo({ one, two, title }: TwoViews, form: PictureForm): string {
  const secondColour = two.spec.colour === one.spec.colour ? DEFAULT_COLOUR_2 : two.spec.colour
  const heading = title === "" ? `${one.title} and ${two.title}` : title
  const scene = sceneOfTwo(one, two, secondColour)
  const mark = scene.chartType === "bar" ? "hatched" : "dashed"
  const views = [one, two]
  const each = (of: (view: FileView) => string) => [...new Set(views.map(of))].join(" ")
  return drawPicture(
    {
      title: heading,
      subtitle: `${nameOf(one)} (solid) and ${nameOf(two)} (${mark})`,
      scene,
      drawPlot: (plot) => sceneImage(scene, plot),
      colour: one.spec.colour,
      secondColour,
      terms: each(({ licence }) =>
        licence.isRestricted ? `${licence.name}. ${licence.terms}` : "",
      ).trim(),
      notes: `Graph is not up to scale. ${each((view) => notesOf(view, scene))}`,
      source: each(({ credit, dateOfData }) => `${credit} ${dateOfData.sentence}`),
      licence: `Licence: ${each(({ licence }) => `${licence.name.replace(/\.$/, "")}.`)}`,
      address: each(({ shortAddress }) => shortAddress),
      position: "bottom",
      metadata: svgMetadata({ ...one, title: heading }),
    },
    form,
  )
}

function nameOf({ title, plotted }: FileView): string {
  return plotted.unit === "" ? title : `${title}, ${plotted.unit}`
}

function sceneOfTwo(one: FileView, two: FileView, secondColour: string): Scene {
  const side = (view: FileView, colour: string) => ({
    ...{ name: view.country.name, colour },
    ...{ figures: view.plotted.figures, format: view.plotted.format },
    all: view.plotted.figures,
    forecastFrom: view.forecastFrom,
  })
  return drawComparison({
    chartType: one.spec.chartType,
    first: side(one, one.spec.colour),
    second: side(two, secondColour),
    scale: one.plotted.unit === two.plotted.unit ? "one" : "two",
    isLog: one.spec.transform === "log",
    withChange: true,
    description: `${one.plottedTitle} and ${two.plottedTitle}.`,
  })
}
