import { CARD_FORM, drawImage } from "#charts/svg/draw-image.ts"
import type { ImagePlot } from "#charts/svg/image-theme.ts"
import { INK } from "#charts/model/chart-spec.ts"
import { wrapText } from "#charts/text/wrap-text.ts"
import { byNeed } from "#domain/format/by-need.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { verdictWord } from "#domain/format/verdict-word.ts"
import { quoteClaim } from "#domain/text/quote-claim.ts"
import { BRAND } from "#domain/brand.ts"
import { svg, type Markup } from "#domain/format/markup.ts"
import { verdictInk } from "#domain/verdict-colours.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import { markMissingGlyphs } from "./documents/missing-glyphs.ts"

const MAX_SHOWN = 2
const LEADING = 1.3

/** The image that stands for the verdicts on a text where they are shared: the statements that matter most and what was found. */
export function drawCheckCard(inOrder: readonly CheckedClaim[], address: string): string {
  const claims = byNeed(inOrder)
  const [first] = claims
  const many = claims.length === 1 ? "" : ` of ${String(claims.length)} statements`
  const providers = [...new Set(claims.flatMap(({ source }) => source?.provider ?? []))]
  return drawImage(
    {
      title: markMissingGlyphs(`“${first ? quoteClaim(first).replace(/\s+/g, " ") : ""}”`),
      subtitle: `Fact check${many}`,
      colour: INK.title,
      scene: { description: "Verdicts on the statements of a text", isEmpty: false },
      drawPlot: (plot) => drawVerdicts(claims, plot),
      terms: "",
      notes: "",
      source: providers.length === 0 ? `${BRAND} fact check` : `Source: ${providers.join(", ")}.`,
      licence: "",
      address,
      position: "bottom",
      metadata: null,
    },
    CARD_FORM,
  )
}

function drawVerdicts(claims: readonly CheckedClaim[], plot: ImagePlot): Markup {
  let y = plot.y
  const texts: Markup[] = []
  const size = plot.fontSize * 1.2
  const write = (text: string, colour: string, isBold: boolean) => {
    y += size * LEADING
    if (y > plot.y + plot.height) return
    const weight = isBold && svg` font-weight="bold"`
    texts.push(
      svg`<text x="${plot.x}" y="${y.toFixed(1)}" font-size="${size}" fill="${colour}"${weight}>${text}</text>`,
    )
  }
  for (const [k, claim] of claims.slice(0, MAX_SHOWN).entries()) {
    const { message } = claim
    y += k === 0 ? 0 : size * 0.6
    const word = capitalize(verdictWord(claim))
    const words = markMissingGlyphs(quoteClaim(claim).replace(/\s+/g, " "))
    // Bold letters are wider than those that are measured.
    const [quoted = word] = wrapText(`${word}: “${words}”`, {
      size,
      width: plot.width * 0.9,
      maxLines: 1,
    })
    write(k === 0 ? word : quoted, verdictInk(claim), true)
    const maxLines = claims.length === 1 ? 6 : 3
    const lines = wrapText(markMissingGlyphs(message), { size, width: plot.width, maxLines })
    for (const line of lines) write(line, INK.title, false)
  }
  return svg`<g>${texts}</g>`
}
