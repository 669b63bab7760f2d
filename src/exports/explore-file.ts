import { drawPlotsImage } from "#charts/explore/draw-plots.ts"
import { explorePath } from "#charts/explore/explore-spec.ts"
import { DEFAULT_COLOUR } from "#charts/model/chart-spec.ts"
import { drawMap } from "#charts/scene/draw-map.ts"
import { drawImage, type ChartImage, type ImageForm } from "#charts/svg/draw-image.ts"
import { imageMapTheme } from "#charts/svg/image-map-theme.ts"
import type { ImagePlot } from "#charts/svg/image-theme.ts"
import { rankingImage } from "#charts/svg/ranking-image.ts"
import { renderMap } from "#charts/svg/render-map.ts"
import { creditSentence, vintageSentence } from "#charts/text/series-text.ts"
import { AppError } from "#domain/errors.ts"
import { fileStem } from "#domain/format/file-name.ts"
import { svg, type Markup } from "#domain/format/markup.ts"
import { closedReason, redistributionSentence } from "#domain/indicators/redistribution.ts"
import type { Composition } from "#explore/composition.ts"

import type { DocumentPlan } from "./document-plan.ts"
import { coverText } from "./documents/cover-view.ts"
import { csvText } from "./write-csv.ts"

/** Every kind of file a composition can be had as. */
export const EXPLORE_FORMATS = [
  "csv",
  "json",
  "xlsx",
  "png",
  "svg",
  "pdf",
  "md",
  "txt",
  "bib",
  "ris",
] as const
export type ExploreFormat = (typeof EXPLORE_FORMATS)[number]

/** A composition with what every file of it prints. */
export type ExploreFile = {
  composition: Composition
  /** Absolute address of the page of the same composition. */
  address: string
  credit: string
  /** Names of the licences, and the address where there is one only. */
  licence: string
  licenceUrl: string | null
  /** Terms that are not plainly open; empty for all others. */
  terms: string
  vintage: string
  notes: string
}

/** What a file of a composition prints. Throws "licence-forbids" with the reason where a source is closed. */
export function makeExploreFile(composition: Composition, publicUrl: string): ExploreFile {
  const { origins, notes, ignored, missing } = composition
  const sources = origins.map(({ source }) => source)
  const closed = sources.find(({ redistribute }) => redistribute === "no")
  if (closed) throw new AppError("licence-forbids", closedReason(closed))
  const licences = [...new Set(sources.map(({ licence }) => licence.replace(/\.$/, "")))]
  const strict = sources.find(({ redistribute }) => redistribute === "non-commercial")
  const days = [...new Set(origins.map(vintageSentence))]
  const without =
    missing.length === 0 ? "" : `Without figures: ${missing.map(({ name }) => name).join(", ")}.`
  return {
    composition,
    address: publicUrl + explorePath(composition.spec),
    credit: creditSentence(...new Set(sources.map(({ attribution }) => attribution))),
    licence: licences.join("; "),
    licenceUrl: licences.length === 1 ? (sources[0]?.licenceUrl ?? null) : null,
    terms: strict ? `${strict.licence}. ${redistributionSentence(strict)}` : "",
    vintage: days.join(" "),
    notes: [...notes, without, ...ignored].filter((note) => note !== "").join(" "),
  }
}

const COLUMNS = [
  "country",
  "code",
  "indicator",
  "period",
  "value",
  "unit",
  "status",
  "source",
  "licence",
  "date_of_data",
  "address",
]

/** Every figure of a composition as CSV. */
export function writeExploreCsv(file: ExploreFile): string {
  const { composition, address, licence, terms } = file
  const byMeasure = new Map(
    composition.measures.map(({ name, id }) => [name, describeOrigin(composition, id)]),
  )
  const rights = csvText(terms === "" ? licence : terms)
  const rows = composition.rows.map(({ country, code, measure, period, value, unit, status }) => {
    const origin = byMeasure.get(measure)
    return [
      ...[country, code, measure].map(csvText),
      period,
      String(value),
      csvText(unit),
      status,
      csvText(origin?.credit ?? ""),
      rights,
      csvText(origin?.day ?? ""),
      csvText(address),
    ].join(",")
  })
  return [COLUMNS.join(","), ...rows, ""].join("\r\n")
}

function describeOrigin({ origins }: Composition, id: string): { credit: string; day: string } {
  const own = origins.filter(({ measures }) => measures.includes(id))
  return {
    credit: [...new Set(own.map(({ source }) => source.attribution))].join("; "),
    day:
      own
        .map(({ vintage }) => vintage)
        .toSorted()
        .at(-1) ?? "",
  }
}

/** The composition as JSON: what it is made of, its figures, where they come from. */
export function writeExploreJson({ composition, ...file }: ExploreFile): string {
  const { spec, title, subtitle, measures, rows, missing, origins, frequency } = composition
  const text = {
    title,
    subtitle,
    address: file.address,
    spec,
    frequency,
    indicators: measures.map(({ id, name, unit, letter }) => ({ letter, id, name, unit })),
    missing: missing.map(({ code }) => code),
    notes: file.notes,
    sources: origins.map(({ source, vintage, vintageStated }) => ({
      publisher: source.publisher,
      title: source.title,
      url: source.url,
      attribution: source.attribution,
      licence: source.licence,
      licenceUrl: source.licenceUrl,
      dateOfData: vintage,
      isDateStated: vintageStated,
    })),
    figures: rows,
  }
  return `${JSON.stringify(text, null, 1)}\n`
}

/** The composition as Markdown: title, notes, table, sources. */
export function writeExploreMarkdown(file: ExploreFile): string {
  const { title, subtitle, table } = file.composition
  const head = [table.rowHeading, ...table.columns.map(nameColumn)]
  const lines = [head, head.map((_, k) => (k === 0 ? "---" : "---:")), ...tableRows(file)]
  const parts = [
    `# ${plain(title)}`,
    plain(subtitle),
    file.terms === "" ? "" : `**${plain(file.terms)}**`,
    lines
      .map((cells, k) => `| ${cells.map((cell) => (k === 1 ? cell : plain(cell))).join(" | ")} |`)
      .join("\n"),
    plain(file.notes),
    `${plain(file.credit)} ${plain(file.vintage)} Licence: ${plain(file.licence)}.`,
    `<${file.address}>`,
  ]
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`
}

function nameColumn({ heading, unit }: { heading: string; unit: string }): string {
  return unit === "" || heading.toLowerCase().includes(unit.toLowerCase())
    ? heading
    : `${heading} (${unit})`
}

function tableRows({ composition: { table } }: ExploreFile): string[][] {
  return table.rows.map(({ label, cells }) => [label, ...cells])
}

/** Text that Markdown takes as it is. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, "\\$&").replace(/\s+/g, " ")
}

/** The composition as an image that stands alone. */
export function drawExploreImage(file: ExploreFile, form: ImageForm): string {
  const { composition, address, licence, terms } = file
  const { title, subtitle, description, figure } = composition
  const image: ChartImage = {
    title: coverText(title),
    subtitle: coverText(subtitle),
    scene: { description, isEmpty: false },
    drawPlot: (plot) => drawFigure(composition, plot),
    colour: DEFAULT_COLOUR,
    terms,
    notes: coverText(file.notes),
    source: coverText(
      `${file.credit} ${file.vintage}${figure.kind === "map" ? " Borders: Natural Earth." : ""}`,
    ),
    licence: `Licence: ${licence}.`,
    address,
    position: "bottom",
    metadata: null,
  }
  return drawImage(image, form)
}

function drawFigure({ figure, table }: Composition, plot: ImagePlot): Markup {
  switch (figure.kind) {
    case "plots":
      return drawPlotsImage(figure.scenes, figure.legend, plot)
    case "map": {
      const { view, measure } = figure
      const scene = drawMap({ view, format: measure.format, title: measure.name })
      return renderMap(scene, imageMapTheme(plot))
    }
    case "bars": {
      const width = plot.width / figure.lists.length
      return svg`${figure.lists.map(({ view, measure }, k) =>
        rankingImage(view.countries, measure.format, {
          ...plot,
          x: plot.x + k * width,
          width: width - plot.fontSize,
        }),
      )}`
    }
    case "table":
      return drawTable(table, plot)
  }
}

/** As many rows of a table as an image has room for. */
function drawTable({ rowHeading, columns, rows }: Composition["table"], plot: ImagePlot): Markup {
  const size = Math.round(plot.fontSize * 0.85)
  const step = size * 1.55
  const most = Math.max(1, Math.floor(plot.height / step) - 1)
  const width = plot.width / (columns.length + 1)
  const letters = Math.max(4, Math.floor(width / (size * 0.56)))
  const lines = [
    { label: rowHeading, cells: columns.map(({ heading }) => heading) },
    ...rows.slice(0, most),
  ]
  const cell = (text: string, at: number, row: number) => {
    const x = at === 0 ? plot.x : plot.x + (at + 1) * width
    const shown = text.length > letters ? `${text.slice(0, letters - 1)}…` : text
    return svg`<text x="${x.toFixed(1)}" y="${(plot.y + (row + 0.8) * step).toFixed(1)}" font-size="${size}"${row === 0 && svg` font-weight="bold"`}${at > 0 && svg` text-anchor="end"`} fill="#1C1522">${shown}</text>`
  }
  return svg`${lines.map(({ label, cells }, row) => [label, ...cells].map((text, at) => cell(text, at, row)))}`
}

/** Columns beyond these are not read on paper. */
const MOST_COLUMNS = 7

/** The composition on paper: chart, table, notes and sources. */
export function planExploreDocument(file: ExploreFile, drawing: string): DocumentPlan {
  const { composition, address } = file
  const { table, title } = composition
  const columns = table.columns.slice(0, MOST_COLUMNS)
  const left = table.columns.length - columns.length
  const rest = left > 0 ? `${String(left)} more columns are in the other files.` : ""
  return {
    title: coverText(title),
    sections: [
      { kind: "drawing", svg: drawing },
      {
        kind: "grid",
        heading: "Figures",
        columns: [
          { heading: table.rowHeading, width: "*" },
          ...columns.map((column) => ({
            heading: coverText(nameColumn(column)),
            width: Math.floor(380 / columns.length),
            isNumber: true,
          })),
        ],
        rows: tableRows(file).map((cells) => cells.slice(0, columns.length + 1).map(coverText)),
      },
      { kind: "text", heading: "Notes", text: coverText([file.notes, rest].join(" ").trim()) },
      {
        kind: "text",
        heading: "Source",
        text: coverText(
          `${file.credit} ${file.vintage} Licence: ${file.licence}. ${file.terms}\n${address}`,
        ),
      },
    ],
  }
}

/** A name for the file when it is kept: `inflation-ghana-and-nigeria-lines.csv`. */
export function exploreFileName({ composition }: ExploreFile, extension: string): string {
  const { title, spec } = composition
  return `${fileStem(`${title} ${spec.layout}`)}.${extension}`
}
