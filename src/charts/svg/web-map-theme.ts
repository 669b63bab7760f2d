import { svg } from "#domain/format/markup.ts"

import { classPaint } from "./map-colours.ts"
import type { MapLook, MapTheme } from "./render-map.ts"

/** How a map stands on its page: `id` keeps its pattern apart, `hrefOf` gives the address of a country's page. */
export type WebMap = {
  id: string
  colour: string
  hrefOf: (slug: string) => string
  target?: string
}

/**
 * Maps on pages: the countries are links with a title each, so that the map can be read and followed by pointer where
 * no script runs. The keyboard reads it through the figure around it, so countries are not tab stops.
 */
export function webMapTheme({ id, colour, hrefOf, target }: WebMap): MapTheme {
  return ({ view, isLandHatched }): MapLook => {
    const hatchId = `${id}-none`
    const size = view.width / 200
    const box = [view.x, view.y, view.width, view.height].join(" ")
    const linkTarget = target !== undefined && svg` target="${target}"`
    return {
      hatch: {
        id: hatchId,
        size,
        content: svg`<line class="hatch" x1="0" y1="0" x2="0" y2="${size}"/>`,
      },
      // Land that was not asked for has not failed to publish anything.
      land: svg` class="land" style="fill:${isLandHatched ? `url(#${hatchId})` : "var(--chart-grid)"}"`,
      places: (mapClass) =>
        svg` style="fill:${mapClass ? classPaint(mapClass, colour) : `url(#${hatchId})`}"`,
      dot: null,
      title: ({ text }) => svg`<title>${text}</title>`,
      place: ({ slug }, shape) =>
        svg`<a href="${hrefOf(slug)}" tabindex="-1"${linkTarget}>${shape}</a>`,
      mark: {
        ring: svg` style="fill:var(--chart-bg);stroke:var(--chart-title);stroke-width:1.5px"`,
        number: svg` style="fill:var(--chart-title)"`,
      },
      hasHiddenMarks: true,
      wrap: (content) =>
        svg`<svg class="map-svg" aria-hidden="true" focusable="false" viewBox="${box}">${content}</svg>`,
    }
  }
}
