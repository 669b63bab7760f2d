import type { Answer } from "#answers/answer.schema.ts"
import type { AnswerFigure, ShownAnswer } from "#answers/shown-answer.ts"
import { DEFAULT_COLOUR, type ChartSpec } from "#charts/model/chart-spec.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { drawMap } from "#charts/scene/draw-map.ts"
import { renderMap } from "#charts/svg/render-map.ts"
import { webMapTheme } from "#charts/svg/web-map-theme.ts"
import { makeWorldView } from "#charts/views/make-world-view.ts"
import { ANSWER_KEYS } from "#domain/addresses/address-keys.ts"
import {
  answerCardPath,
  answerFilePath,
  answerPath,
  indicatorPath,
  resultsPath,
} from "#domain/addresses/page-paths.ts"
import { formatHeadline } from "#domain/format/number-format.ts"
import { describeUnknownKeys } from "#domain/format/query-keys.ts"
import { LONGEST_QUESTION } from "#domain/longest-question.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { ANSWER_FORMATS } from "#exports/answer-file.ts"
import { isoDay } from "#domain/time/iso-day.ts"

import type { WebServices } from "../../services.server.ts"
import { readAsOf } from "../indicator/series-data.server.ts"
import { makeLegendClass } from "../ranking/make-legend-class.server.ts"
import type { AnswerChart, AnswerLine, AnswerPageData, AnswerSummary } from "./page-data.ts"

export type AnswerServices = Pick<WebServices, "answerer" | "publicUrl" | "now">

/** The answer to the question of an address, with the addresses of what can be had of it. */
export async function showAnswer(services: AnswerServices, query: URLSearchParams) {
  const { day, problem } = readAsOf(query)
  const shown = await services.answerer.show(readText(query, "q"), {
    asOf: day ?? isoDay(services.now()),
    isDated: day !== null,
    context: readText(query, "context"),
  })
  return {
    ...shown,
    day,
    problem,
    addresses: listAddresses(shown.answer, day, services.publicUrl),
  }
}

/** What the address of a question shows; nothing where it holds none. */
export async function loadAnswer(
  services: AnswerServices,
  query: URLSearchParams,
): Promise<AnswerPageData | undefined> {
  const text = readText(query, "q")
  if (text === "") return undefined
  const before = readText(query, "context")
  const shown = await showAnswer(services, query)
  const { answer, problem, day } = shown
  const ignored = describeUnknownKeys(query, ANSWER_KEYS)
  return {
    ...summarise(shown),
    origin: services.publicUrl,
    state: answer.state,
    word: answer.word,
    before: before === "" ? null : { label: before, path: answerPath(before, day) },
    question: answer.question,
    asOf: day,
    chart: drawFigure(shown, { origin: "" }),
    missing: (answer.group?.missing ?? []).map((code) => countryByCode(code)?.name ?? code),
    alternatives: answer.alternatives.map((each) => ({ label: each.reading, path: each.path })),
    dataPath: answer.dataPath,
    resultsPath: resultsPath(text),
    ...shown.addresses,
    ignored: [...ignored, ...(problem === null ? [] : [problem])],
  }
}

/** The answer as it stands above the results of a search. */
export function summarise({ answer, choices, method }: ShownAnswer): AnswerSummary {
  return {
    query: answer.query,
    sentence: answer.sentence,
    path: answer.path,
    method,
    sources: answer.sources,
    choices: choices.map(({ kind, label, options }) => ({
      kind,
      label,
      options: options.map((each) => ({ label: each.reading, path: each.path })),
    })),
  }
}

function readText(query: URLSearchParams, key: string): string {
  return (query.get(key) ?? "").trim().slice(0, LONGEST_QUESTION)
}

function listAddresses(answer: Answer, day: string | null, origin: string) {
  const { question, state, query, path } = answer
  if (state !== "answered")
    return { path: answerPath(query, day), files: [], framePath: null, card: null }
  const asked = question ?? query
  return {
    path,
    files: ANSWER_FORMATS.map((extension) => ({
      label: extension.toUpperCase(),
      path: answerFilePath(asked, extension, day),
    })),
    framePath: answer.chart,
    card: origin + answerCardPath(asked, day),
  }
}

type Target = { origin: string; target?: string }

/** The chart fit for an answer: bars, a map or a line. */
export function drawFigure(
  { answer, figure }: Pick<ShownAnswer, "answer" | "figure">,
  link: Target,
): AnswerChart | null {
  if (figure === null) return null
  const { title, subtitle, source } = figure
  const head = { title, subtitle, foot: source }
  if (figure.kind === "line") return { ...head, ...drawSeries(figure) }
  const name = answer.measure?.name ?? ""
  const lines = listLines(figure, { ...link, name })
  if (!figure.isMap) return { ...head, kind: "bars", lines }
  return { ...head, kind: "map", lines, ...drawPlaces(figure, { ...link, name }) }
}

type PlacesFigure = Extract<AnswerFigure, { kind: "places" }>

function drawPlaces(
  { rows, missing, year, format, title }: PlacesFigure,
  { name, origin, target }: Target & { name: string },
) {
  const view = makeWorldView(
    rows.flatMap(({ country: code, value }) => {
      const country = countryByCode(code)
      return country ? [{ country, value }] : []
    }),
    { missing: missing.flatMap((code) => countryByCode(code) ?? []), year },
  )
  const scene = drawMap({ view, format, title })
  const theme = webMapTheme({
    id: "answer",
    colour: view.spec.colour,
    hrefOf: (slug) => `${origin}${indicatorPath({ name, countrySlug: slug })}`,
    ...(target !== undefined && { target }),
  })
  return {
    svg: renderMap(scene, theme).toString(),
    legend: scene.classes.map((group) => makeLegendClass(group, view.spec.colour)),
    description: scene.description,
  }
}

function listLines(
  { rows, marked, format, unit }: PlacesFigure,
  { name, origin, target }: Target & { name: string },
): AnswerLine[] {
  const values = rows.map(({ value }) => value)
  const isOfOneYear = rows.every(({ period }) => period === rows[0]?.period)
  const largest = values.some((value) => value < 0) ? 0 : Math.max(0, ...values)
  return rows.map(({ country: code, name: place, value, text, rank, period }, k) => {
    const country = countryByCode(code)
    return {
      rank: rank ?? k + 1,
      name: place,
      path: origin + indicatorPath({ name, countrySlug: country?.slug }),
      code2: country?.code2 ?? null,
      // An embed has less room.
      value: `${target === undefined ? stripUnit(text, unit) : formatHeadline(value, format)}${isOfOneYear ? "" : ` (${period})`}`,
      share: largest === 0 ? null : Math.round((value / largest) * 100),
      isMarked: marked.includes(code),
    }
  })
}

/** The head of the table names the unit. */
function stripUnit(text: string, unit: string): string {
  return text.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : text
}

function drawSeries(figure: Extract<AnswerFigure, { kind: "line" }>) {
  const { observations, startYear, endYear, format, title } = figure
  const spec: ChartSpec = {
    chartType: "bar",
    colour: DEFAULT_COLOUR,
    frequency: observations.frequency,
    startYear,
    endYear,
  }
  return {
    kind: "line" as const,
    scene: drawChart({ spec, observations, format, title }),
    frequency: observations.frequency,
  }
}
