import type { Category } from "#domain/indicators/category.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { OUTLOOK_CATEGORIES, OUTLOOK_WORDS } from "./indicators.data.ts"

export const IMF = "imf"

/** A data set of the IMF's portal as a source. */
export function imfSource(id: string, title: string, url: string): Source {
  return {
    id,
    publisherId: IMF,
    publisher: "International Monetary Fund",
    title,
    licence: "IMF data terms",
    licenceUrl: "https://www.imf.org/en/About/copyright-and-terms",
    attribution: `Source: International Monetary Fund, ${title}`,
    redistribute: "yes",
    url,
  }
}

export const OUTLOOK_SOURCE = imfSource(
  "imf-weo",
  "World Economic Outlook",
  "https://data.imf.org/en/datasets/IMF.RES:WEO",
)

const NOTES =
  "The latest years are estimates or forecasts of the publisher; from which year on differs between countries. Of groups of countries the publisher does not say."

/** Maps an indicator of the outlook. Each series says by itself where its forecasts begin. */
export function mapOutlook(code: string, labels: ReadonlyMap<string, string>): ImportedIndicator {
  const words = OUTLOOK_WORDS[code]
  const label = labels.get("INDICATOR") ?? ""
  const name = words?.name ?? (label === "" ? code : label.replace(/^All Items, /, ""))
  const category = chooseCategory(code)
  return mapIndicator({
    publisherId: IMF,
    code,
    name,
    unit: words?.unit ?? mapUnit(labels.get("UNIT") ?? "", name),
    topics: ["World Economic Outlook"],
    notes: NOTES,
    ...(category === undefined ? {} : { category }),
  })
}

function chooseCategory(code: string): Category | undefined {
  for (let length = code.length; length > 0; length -= 1) {
    const category = OUTLOOK_CATEGORIES[code.slice(0, length)]
    if (category !== undefined) return category
  }
  return undefined
}

/** The unit in the words that the rest of the product uses. */
function mapUnit(published: string, name: string): string {
  if (published === "Percent") {
    const share = /\bpercent of (.+)$/i.exec(name)?.[1]
    if (share !== undefined) return `% of ${share}`
    return /percent change/i.test(name) ? "annual %" : "%"
  }
  const basis = /constant prices/i.test(name)
    ? "constant "
    : /current prices/i.test(name)
      ? "current "
      : ""
  if (published === "US dollar") return `${basis}US$`
  if (published === "Domestic currency") return `${basis}LCU`
  return published.toLowerCase() === "index" ? "index" : published.replace(/^US dollars?/, "US$")
}
