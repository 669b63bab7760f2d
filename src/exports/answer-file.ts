import type { Answer, AnswerFigure, ShownAnswer } from "#answers/answer.ts"
import { DEFAULT_COLOUR, type ChartSpec } from "#charts/model/chart-spec.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { drawMap } from "#charts/scene/draw-map.ts"
import { drawImage, type ChartImage, type ImageForm } from "#charts/svg/draw-image.ts"
import { imageMapTheme } from "#charts/svg/image-map-theme.ts"
import { imageTheme } from "#charts/svg/image-theme.ts"
import { rankingImage } from "#charts/svg/ranking-image.ts"
import { renderMap } from "#charts/svg/render-map.ts"
import { renderScene } from "#charts/svg/render-scene.ts"
import { makeWorldView } from "#charts/views/make-world-view.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { periodAt } from "#domain/time/period.ts"

import type { DocumentPlan } from "./document-plan.ts"
import { coverText } from "./documents/cover-view.ts"
import { csvText } from "./write-csv.ts"

/** Every kind of file an answer can be had as. */
export const ANSWER_FORMATS = ["csv", "json", "png", "svg", "pdf", "md"] as const
export type AnswerFormat = (typeof ANSWER_FORMATS)[number]

/** An answer with what every file of it prints. */
export type AnswerFile = {
  answer: Answer
  figure: AnswerFigure
  /** Absolute address of the page of the answer. */
  address: string
}

/** What a file of an answer shows; `undefined` where nothing is answered. */
export function makeAnswerFile(
  { answer, figure }: ShownAnswer,
  publicUrl: string,
): AnswerFile | undefined {
  return figure === null ? undefined : { answer, figure, address: publicUrl + answer.path }
}

const COLUMNS = [
  "country",
  "code",
  "indicator",
  "period",
  "value",
  "rank",
  "unit",
  "in_answer",
  "source",
  "licence",
  "date_of_data",
  "address",
]

/** The figures of an answer's chart as CSV, those that the answer names marked. */
export function writeAnswerCsv({ answer, figure, address }: AnswerFile): string {
  const unit = figure.kind === "places" ? figure.unit : (answer.measure?.unit ?? "")
  const licence = figure.terms === "" ? figure.licence : figure.terms
  const source = answer.sources.map(({ publisher, title }) => `${publisher}: ${title}`).join("; ")
  const after = [source, licence, answer.vintage ?? "", address].map(csvText).join(",")
  const name = csvText(answer.measure?.name ?? "")
  const rows = listFigureLines({ answer, figure }).map((row) =>
    [
      ...[row.name, row.code].map(csvText),
      name,
      row.period,
      String(row.value),
      row.rank,
      csvText(unit),
      row.isNamed ? "yes" : "no",
      after,
    ].join(","),
  )
  return [COLUMNS.join(","), ...rows, ""].join("\r\n")
}

type FigureLine = {
  name: string
  code: string
  period: string
  value: number
  text: string
  rank: string
  isNamed: boolean
}

function listFigureLines({ answer, figure }: Pick<AnswerFile, "answer" | "figure">): FigureLine[] {
  const named = new Set(answer.rows.map(({ country, period }) => `${country} ${period}`))
  if (figure.kind === "places")
    return figure.rows.map(({ name, country: code, period, value, text, rank }) => ({
      name,
      code,
      period,
      value,
      text,
      rank: rank === null ? "" : String(rank),
      isNamed: named.has(`${code} ${period}`),
    }))
  const { frequency, start, values } = figure.observations
  const code = figure.country
  return values.flatMap((value, k) => {
    const period = periodAt(frequency, start + k)
    const isNamed = named.has(`${code} ${period}`)
    const name = countryByCode(code)?.name ?? code
    return value === null
      ? []
      : [{ name, code, period, value, text: String(value), rank: "", isNamed }]
  })
}

/** The answer as JSON: what the API answers, with all figures of its chart. */
export function writeAnswerJson(file: AnswerFile): string {
  const lines = listFigureLines(file).map(({ code, name, period, value }) => ({
    country: code,
    name,
    period,
    value,
  }))
  return `${JSON.stringify({ ...file.answer, address: file.address, figures: lines }, null, 1)}\n`
}

/** The answer as Markdown: sentence, table, method and sources. */
export function writeAnswerMarkdown(file: AnswerFile): string {
  const { answer, figure, address } = file
  const rows = listFigureLines(file).map(
    ({ name, period, text, rank }) => `| ${rank} | ${plain(name)} | ${period} | ${plain(text)} |`,
  )
  const parts = [
    `# ${plain(answer.query)}`,
    figure.terms === "" ? "" : `**${plain(figure.terms)}**`,
    plain(answer.sentence),
    `| Rank | Country | Period | Value |\n| ---: | --- | --- | ---: |\n${rows.join("\n")}`,
    plain(answer.method ?? ""),
    `${plain(figure.source)} Licence: ${plain(figure.licence.replace(/\.$/, ""))}.`,
    `<${address}>`,
  ]
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`
}

/** Text that Markdown takes as it is. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, "\\$&").replace(/\s+/g, " ")
}

/** The chart of an answer as an image that stands alone. */
export function drawAnswerImage({ answer, figure, address }: AnswerFile, form: ImageForm): string {
  return drawImage(
    {
      title: coverText(figure.title),
      subtitle: coverText(form.isFull ? figure.subtitle : answer.sentence),
      colour: DEFAULT_COLOUR,
      terms: figure.terms,
      notes: coverText(answer.sentence),
      source: coverText(figure.source),
      licence: `Licence: ${figure.licence.replace(/\.$/, "")}.`,
      address,
      position: "bottom",
      metadata: null,
      ...drawFigure(figure),
    },
    form,
  )
}

function drawFigure(figure: AnswerFigure): Pick<ChartImage, "scene" | "drawPlot"> {
  const { format, title } = figure
  if (figure.kind === "line") {
    const { observations, startYear, endYear } = figure
    const { frequency } = observations
    const spec: ChartSpec = {
      chartType: "bar",
      colour: DEFAULT_COLOUR,
      frequency,
      startYear,
      endYear,
    }
    const scene = drawChart({ spec, observations, format, title })
    return { scene, drawPlot: (plot) => renderScene(scene, imageTheme(plot)) }
  }
  const view = makeWorldView(...splitPlaces(figure))
  const map = drawMap({ view, format, title })
  const ranks = new Map(figure.rows.map(({ country, rank }) => [country, rank]))
  const places = figure.rows.flatMap(
    ({ country: code }) => view.countries.find(({ country }) => country.code === code) ?? [],
  )
  return {
    scene: { description: map.description, isEmpty: places.length === 0 },
    drawPlot: (plot) =>
      figure.isMap
        ? renderMap(map, imageMapTheme(plot))
        : rankingImage(
            places.map((place) => ({ ...place, rank: ranks.get(place.country.code) ?? null })),
            format,
            plot,
          ),
  }
}

function splitPlaces({
  rows,
  missing,
  year,
}: Extract<AnswerFigure, { kind: "places" }>): Parameters<typeof makeWorldView> {
  const placeValues = rows.flatMap(({ country: code, value }) => {
    const country = countryByCode(code)
    return country ? [{ country, value }] : []
  })
  return [placeValues, { missing: missing.flatMap((code) => countryByCode(code) ?? []), year }]
}

/** The answer on paper: sentence, chart, table, method and sources. */
export function planAnswerDocument(file: AnswerFile, drawing: string): DocumentPlan {
  const { answer, address } = file
  const rows = listFigureLines(file).map(({ rank, name, period, text }) =>
    [rank, name, period, text].map(coverText),
  )
  return {
    title: coverText(answer.query),
    sections: [
      { kind: "text", heading: "", text: coverText(`${answer.sentence}\n${address}`) },
      { kind: "drawing", svg: drawing },
      { kind: "text", heading: "Method", text: coverText(answer.method ?? "") },
      {
        kind: "grid",
        heading: "Figures",
        columns: [
          { heading: "Rank", width: 40, isNumber: true },
          { heading: "Country", width: "*" },
          { heading: "Period", width: 60 },
          { heading: "Value", width: 120, isNumber: true },
        ],
        rows,
      },
    ],
  }
}

/** A name for the file when it is kept: `top-5-countries-in-africa-by-gdp.csv`. */
export function answerFileName({ answer }: AnswerFile, extension: string): string {
  const text = (answer.question ?? answer.query)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
  return `${text.slice(0, 100)}.${extension}`
}
