import { createRequire } from "node:module"

import { LAST_HOLD, type FramesJob } from "./frames-job.ts"
import { rasterizeSvg } from "./write-png.ts"

type FrameOptions = {
  palette?: number[][]
  repeat?: number
  transparent?: boolean
  transparentIndex?: number
  delay: number
  dispose: number
}
/** Of the encoder what is used here: it comes without types. */
type Encoder = {
  GIFEncoder: () => {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void
    finish(): void
    bytes(): Uint8Array
  }
  quantize: (rgba: Uint8Array, most: number) => number[][]
  applyPalette: (rgba: Uint8Array, palette: number[][]) => Uint8Array
}

// What "import" makes of its default export differs between Node and bundlers.
const gifenc = createRequire(import.meta.url)("gifenc") as Encoder
const { GIFEncoder, quantize, applyPalette } = gifenc

/** A GIF has 256 colours: one is white, and one stands for what is as it was in the frame before. */
const MAX_COLOURS = 254
/** The colours of all frames are chosen from this many of them. */
const SAMPLES = 4
/** Drawings as a GIF that runs for ever. Each frame holds only what differs from the one before. */
export function writeGif({ frames, density, delayMs }: FramesJob): Buffer {
  const colours = choosePalette(frames, density)
  const clear = colours.length
  const palette = [...colours, [0, 0, 0]]
  const gif = GIFEncoder()
  let before: Uint8Array | undefined
  for (const [k, frame] of frames.entries()) {
    const { width, height, pixels } = rasterizeSvg(frame, density)
    const indexed = applyPalette(pixels, colours)
    gif.writeFrame(before ? keepChange(before, indexed, clear) : indexed, width, height, {
      ...(before ? { transparent: true, transparentIndex: clear } : { palette, repeat: 0 }),
      delay: k === frames.length - 1 ? delayMs * LAST_HOLD : delayMs,
      // What is not drawn anew stays.
      dispose: 1,
    })
    before = indexed
  }
  gif.finish()
  return Buffer.from(gif.bytes())
}

function choosePalette(frames: readonly string[], density: number): number[][] {
  const step = Math.max(1, Math.floor(frames.length / SAMPLES))
  const samples = frames
    .filter((_, k) => (frames.length - 1 - k) % step === 0)
    .map((frame) => rasterizeSvg(frame, density).pixels)
  const all = new Uint8Array(samples.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const pixels of samples) {
    all.set(pixels, at)
    at += pixels.length
  }
  return [[255, 255, 255], ...quantize(all, MAX_COLOURS)]
}

/** Only what is another colour than before. */
function keepChange(before: Uint8Array, after: Uint8Array, clear: number): Uint8Array {
  return after.map((colour, k) => (before[k] === colour ? clear : colour))
}
