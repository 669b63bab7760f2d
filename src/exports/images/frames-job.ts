/** Drawings that follow each other, as SVG, and how they become a moving image. */
export type FramesJob = {
  frames: readonly string[]
  /** Pixels of the image for each pixel of the drawing. */
  density: number
  /** How long each frame is shown. */
  delayMs: number
}

/** The last frame is shown as long as this many others. */
export const LAST_HOLD = 6
