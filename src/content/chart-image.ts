/** The view of an indicator that an image of a text stands for. */
export type ChartReference = { indicator: string; country: string; query: URLSearchParams }

const CHART = /^\/indicators\/([^/?#]+)\/([^/?#]+)\.(?:svg|png)(?:\?([^#]*))?$/

/**
 * Reads the address of a chart's image, `/indicators/{name}/{country}.svg?…`: on our pages such an image is a live
 * chart, everywhere else it is the image at that address. `undefined` for every other image.
 */
export function chartOfImage(src: string): ChartReference | undefined {
  const [, indicator, country, query = ""] = CHART.exec(src) ?? []
  if (indicator === undefined || country === undefined) return undefined
  try {
    return {
      indicator: decodeURIComponent(indicator),
      country: decodeURIComponent(country),
      query: new URLSearchParams(query),
    }
  } catch {
    return undefined
  }
}
