import { drawImage, type ImageForm } from "#charts/svg/draw-image.ts"
import { imageTheme } from "#charts/svg/image-theme.ts"
import { renderScene } from "#charts/svg/render-scene.ts"

import { writeNotes, drawView, type FileView } from "../file-view.ts"
import { svgMetadata } from "./image-metadata.ts"

/** The image of a view: its chart with everything that an image prints. */
export function drawSeriesImage(view: FileView, form: ImageForm): string {
  const { licence, dateOfData, edits } = view
  const scene = drawView(view)
  return drawImage(
    {
      title: view.title,
      subtitle: view.plottedSubtitle,
      scene,
      drawPlot: (plot) => renderScene(scene, imageTheme(plot)),
      colour: view.spec.colour,
      terms: licence.isRestricted ? `${licence.name}. ${licence.terms}` : "",
      notes: writeNotes(view, scene),
      source: `${view.credit} ${dateOfData.sentence}`,
      licence: `Licence: ${licence.name.replace(/\.$/, "")}.`,
      address: view.shortAddress,
      position: edits.position ?? "bottom",
      metadata: svgMetadata(view),
    },
    form,
  )
}
