import { IMAGE_FORM } from "#charts/svg/draw-image.ts"
import { AppError } from "#domain/errors.ts"
import type { ComposedFrames } from "#explore/composition.ts"

import type { FramesJob } from "../images/frames-job.ts"
import { drawExploreImage } from "./draw-explore-image.ts"
import type { ExploreView } from "./explore-view.ts"

/** Of a moving image, in pixels. */
const WIDTH = 800
const MAP_MS = 350
const RACE_MS = 500

/** The frames of a composition. Throws "bad-request" for one that does not move. */
export function requireFrames({ composition }: ExploreView): ComposedFrames {
  if (composition.frames) return composition.frames
  throw new AppError(
    "bad-request",
    "This view is not animated: only a map, a scatter or a race of several years has frames.",
  )
}

/** Each year as an image, for a moving one. */
export function drawExploreFrames(file: ExploreView): FramesJob {
  const frames = requireFrames(file)
  const { spec } = file.composition
  return {
    density: WIDTH / IMAGE_FORM.width,
    delayMs: spec.layout === "race" ? RACE_MS : MAP_MS,
    frames: frames.years.map((year, k) =>
      drawExploreImage(file, IMAGE_FORM, {
        figure: frames.drawFigure(k),
        subtitle: nameYear(file, year),
      }),
    ),
  }
}

/** The line below the title with the year of the frame in it. */
function nameYear({ composition: { subtitle, frames } }: ExploreView, year: number): string {
  const last = String(frames?.years.at(-1) ?? "")
  return subtitle.includes(last)
    ? subtitle.replace(last, String(year))
    : `${String(year)}. ${subtitle}`
}
