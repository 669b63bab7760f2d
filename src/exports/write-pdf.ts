import { readFileSync } from "node:fs"

import pdfmake from "pdfmake"
import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js"

import { INK, labelInkOf } from "#charts/chart-spec.ts"
import { drawChart } from "#charts/draw-chart.ts"
import type { Scene } from "#charts/scene.ts"
import { sceneImage } from "#charts/scene-image.ts"
import { BRAND } from "#domain/brand.ts"

import type { FileView } from "./file-view.ts"
import { FONT_FILES } from "./fonts.ts"
import { slimFont } from "./slim-font.ts"

const PERIODS = { yearly: "Year", quarterly: "Quarter", monthly: "Month" } as const
const MARGIN = 40
const CHART = { width: 515, height: 280 }
/** Pairs of columns the table is set in, so that sixty years fit the page with their chart. */
const COLUMNS = 3

// Under their PostScript names the charts find the fonts that the texts have opened, instead of opening them again.
const FONT_NAMES = { normal: "SourceSans3-Regular", bold: "SourceSans3-Bold" } as const
// The library's types leave out its own small file system, the only place from which it may read.
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync(name: string, content: Buffer): void }
}
virtualfs.writeFileSync(FONT_NAMES.normal, slimFont(readFileSync(FONT_FILES.regular)))
virtualfs.writeFileSync(FONT_NAMES.bold, slimFont(readFileSync(FONT_FILES.bold)))
pdfmake.setFonts({ [FONT_FILES.family]: FONT_NAMES })
// A document is made of what it is given: nothing else is read, from the network or from disk.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)

/** The view as a PDF on A4: terms where they are strict, chart as vectors, notes, source, licence, date, address and the table. */
export async function writePdf(view: FileView, madeAt: Date): Promise<Buffer> {
  return pdfmake.createPdf(documentOf(view, madeAt)).getBuffer()
}

function documentOf(view: FileView, madeAt: Date): TDocumentDefinitions {
  const { title, licence, source, dateOfData } = view
  const scene = drawChart({ spec: view.spec, figures: view.figures, format: view.format, title })
  const notes = [...scene.notes, view.method, ...view.ignored].filter((note) => note !== "")
  const terms: Content[] = licence.isRestricted
    ? [{ text: `${licence.name}. ${licence.terms}`, style: "small", margin: [0, 0, 0, 8] }]
    : []
  return {
    pageSize: "A4",
    pageMargins: MARGIN,
    info: {
      title,
      author: source.publisher,
      subject: `${view.subtitle}. ${dateOfData.sentence} ${licence.name}.`,
      keywords: view.address,
      creator: BRAND,
      producer: BRAND,
      creationDate: madeAt,
    },
    defaultStyle: { font: FONT_FILES.family, fontSize: 10, color: INK.title },
    styles: {
      title: { fontSize: 17, bold: true },
      small: { fontSize: 8.5, color: INK.label },
    },
    content: [
      ...terms,
      { text: title, style: "title" },
      { text: view.subtitle, color: INK.label, margin: [0, 2, 0, 8] },
      scene.isEmpty ? scene.description : { svg: chartSvg(view, scene), width: CHART.width },
      ...notes.map((text): Content => ({ text, style: "small", margin: [0, 2, 0, 0] })),
      ...originLines(view),
      tableOf(view, scene),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: BRAND, bold: true },
        { text: `${String(page)} / ${String(pages)}`, alignment: "right" },
      ],
      fontSize: 8,
      margin: [MARGIN, 8],
    }),
  }
}

function chartSvg({ spec }: FileView, scene: Scene): string {
  const { width, height } = CHART
  const plot = sceneImage(scene, {
    ...{ x: 0, y: 0, width, height, fontSize: 9.5, id: "gap" },
    ...{ colour: spec.colour, labelColour: labelInkOf(spec.colour) },
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" font-family="${FONT_FILES.family}">${plot}</svg>`
}

function originLines({ source, licence, dateOfData, address }: FileView): Content[] {
  const licenceText: Content =
    licence.url === null ? licence.name : { text: licence.name, link: licence.url }
  return [
    {
      text: `Source: ${source.attribution.replace(/\.$/, "")}. ${dateOfData.sentence}`,
      style: "small",
      margin: [0, 8, 0, 0],
    },
    { text: ["Licence: ", licenceText, ". ", licence.terms], style: "small" },
    { text: address, link: address, style: "small", margin: [0, 0, 0, 12] },
  ]
}

/** Periods run from left to right, so that every page holds its own in order; three months of a row are a quarter. */
function tableOf({ figures, shownUnit }: FileView, { readings }: Scene): Content {
  const valueHeading = ["Value", shownUnit].filter(Boolean).join(", ")
  // The library writes into what it is given, so every cell is an object of its own.
  const headings = () => [
    { text: PERIODS[figures.frequency], bold: true },
    { text: valueHeading, bold: true, alignment: "right" as const },
  ]
  const cells = (k: number) => [
    { text: readings[k]?.period ?? "" },
    { text: readings[k]?.value ?? "", alignment: "right" as const },
  ]
  const row = (of: (column: number) => TableCell[]) =>
    Array.from({ length: COLUMNS }, (_, column) => of(column)).flat()
  const count = Math.ceil(readings.length / COLUMNS)
  return {
    layout: "lightHorizontalLines",
    fontSize: 8.5,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: Array.from({ length: COLUMNS }, () => ["auto", "*"]).flat(),
      body: [
        row(headings),
        ...Array.from({ length: count }, (_, k) => row((column) => cells(k * COLUMNS + column))),
      ],
    },
  }
}
