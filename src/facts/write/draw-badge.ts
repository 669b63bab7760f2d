import { nameWithoutUnit } from "#charts/text/series-text.ts"
import { textWidth, wrapText } from "#charts/text/wrap-text.ts"
import { BRAND_COLOUR } from "#domain/brand.ts"
import { svg } from "#domain/format/markup.ts"

import type { FactView } from "../fact-view.ts"

const FONTS = "'Source Sans 3','Source Sans Pro',Arial,Helvetica,sans-serif"
const SIZE = 13
const HEIGHT = 24
const PADDING = 8
/** Width of the name in pixels; a longer name ends in an ellipsis before the country. */
const MAX_NAME_WIDTH = 320
/** Factor for the fonts of other machines, which may be wider than ours. */
const ROOM = 1.08

/** A fact as a small image for other pages: what it is, the figure and its period. Nothing is loaded from elsewhere. */
export function drawBadge(fact: FactView): string {
  const { indicator, country, text, periodLabel, status, sentence, citation, address } = fact
  const [label = ""] = wrapText(`${nameWithoutUnit(indicator)}, ${country.name}`, {
    size: SIZE,
    width: MAX_NAME_WIDTH,
    maxLines: 1,
    keepsEnd: true,
  })
  const mark = status === "actual" ? "" : `, ${status}`
  const figure = `${text} (${periodLabel}${mark})`
  const left = measure(label, false)
  const right = measure(figure, true)
  const width = left + right
  const baseline = HEIGHT / 2 + SIZE * 0.34
  return `${svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${sentence}"><title>${sentence}</title><desc>${citation}</desc><metadata>${address}</metadata><rect width="${width}" height="${HEIGHT}" rx="4" fill="#FFFFFF"/><path d="M4 0h${left - 4}v${HEIGHT}H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" fill="#3A3340"/><path d="M${left} 0h${right - 4}a4 4 0 0 1 4 4v${HEIGHT - 8}a4 4 0 0 1-4 4H${left}z" fill="${BRAND_COLOUR}"/><g font-family="${FONTS}" font-size="${SIZE}" fill="#FFFFFF"><text x="${PADDING}" y="${baseline}">${label}</text><text x="${left + PADDING}" y="${baseline}" font-weight="600">${figure}</text></g></svg>`.toString()}\n`
}

function measure(text: string, isBold: boolean): number {
  return Math.ceil(textWidth(text, { size: SIZE, isBold }) * ROOM) + 2 * PADDING
}
