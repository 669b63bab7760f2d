/** The box a small line is drawn in, in pixels. */
export const SPARKLINE_WIDTH = 72
export const SPARKLINE_HEIGHT = 24
