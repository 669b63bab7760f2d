/** Drawings that follow each other, as SVG, and how they become a moving image. */
export type FramesJob = {
  frames: readonly string[]
  /** So many pixels are drawn for one of the drawing. */
  density: number
  /** So long each frame stands. */
  delayMs: number
}

/** The last frame stands still for so many others. */
export const LAST_HOLD = 6
