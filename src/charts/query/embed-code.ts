import { html } from "#domain/format/markup.ts"

export const DEFAULT_WIDTH = 950
export const DEFAULT_HEIGHT = 450

const RATIO = 0.525
const SMALLEST = 120
const LARGEST = 4000

/** The height that belongs to a width when only the width was chosen. */
export function heightFor(width: number): number {
  return width === DEFAULT_WIDTH ? DEFAULT_HEIGHT : Math.round(width * RATIO)
}

/** A typed size in pixels; `undefined` unless it is a number between 120 and 4000. */
export function readSize(text: string): number | undefined {
  if (!/^\s*\d{1,5}\s*$/.test(text)) return undefined
  const size = Number(text)
  return size >= SMALLEST && size <= LARGEST ? size : undefined
}

/** The frame to paste into a page. Plain attributes only: some sites drop everything else. */
export function embedCode(frame: {
  address: string
  title: string
  width: number
  height: number
}): string {
  const { address, title, width, height } = frame
  return html`<iframe src="${address}" width="${width}" height="${height}" title="${title}" frameborder="0"></iframe>`.toString()
}
