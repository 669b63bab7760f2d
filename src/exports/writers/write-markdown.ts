import {
  creditSentence,
  forecastSentence,
  markDoubtful,
  markForecast,
} from "#charts/text/series-text.ts"
import { doubtfulSentence, isDoubtful } from "#domain/series/doubtful-values.ts"
import { formatColumn, NO_DATA } from "#domain/format/number-format.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"
import { periodLabel } from "#domain/time/period.ts"

import type { FileView } from "../file-view.ts"
import { markdownText } from "./markdown-text.ts"

/** The view as Markdown: title, table and where the figures come from. */
export function writeMarkdown(view: FileView): string {
  const { observations, format, licence, source, shownUnit } = view
  const { frequency, start, values } = observations
  const rows = values.map((value, k) => {
    const figure = value === null ? NO_DATA : formatColumn(value, format)
    const isForecast = view.forecastFrom !== null && start + k >= view.forecastFrom
    const isDoubted = value !== null && isDoubtful(view.doubtful, start + k)
    const written = value !== null && isForecast ? markForecast(figure) : figure
    const marked = isDoubted ? markDoubtful(written) : written
    return `| ${periodLabel(frequency, start + k)} | ${markdownText(marked)} |`
  })
  const valueHeading = ["Value", markdownText(shownUnit)].filter(Boolean).join(", ")
  const parts = [
    `# ${markdownText(view.title)}`,
    licence.isRestricted ? `**${markdownText(licence.name)}.** ${markdownText(licence.terms)}` : "",
    markdownText(view.subtitle),
    `| ${PERIOD_HEADINGS[frequency]} | ${valueHeading} |\n| --- | ---: |\n${rows.join("\n")}`,
    markdownText(
      [
        view.method,
        writeForecasts(view),
        doubtfulSentence(view.doubtful, view.observations),
        ...view.ignored,
      ]
        .filter(Boolean)
        .join(" "),
    ),
    [
      markdownText(creditSentence(source.attribution).replace(/\.$/, "")),
      `Licence: ${licence.url === null ? markdownText(licence.name) : link(licence.name, licence.url)}`,
      markdownText(view.dateOfData.sentence),
      `Address: <${view.address}>`,
    ].join("  \n"),
  ]
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`
}

function writeForecasts({ forecastFrom, observations }: FileView): string {
  return forecastFrom === null ? "" : forecastSentence(observations.frequency, forecastFrom)
}

function link(text: string, url: string): string {
  return `[${markdownText(text)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`
}
