import { readFileSync } from "node:fs"

import pdfmake from "pdfmake"
import type { Content, Margins, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js"

import { INK, getLabelInk } from "#charts/model/chart-spec.ts"
import { IMAGE_FORM } from "#charts/svg/draw-image.ts"
import { imageTheme } from "#charts/svg/image-theme.ts"
import { renderScene } from "#charts/svg/render-scene.ts"
import type { Scene } from "#charts/scene/scene.ts"
import { BRAND } from "#domain/brand.ts"
import { svg } from "#domain/format/markup.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"

import { markMissingInPlan } from "./missing-glyphs.ts"
import { listViews, type DocumentPlan, type StatementSection } from "../document-plan.ts"
import { drawComparisonImage } from "../draw-comparison-image.ts"
import type { TwoViews } from "../two-views.ts"
import { writeNotes, drawView, type FileView } from "../file-view.ts"
import { FONT_FILES } from "./fonts.ts"
import { buildPaperFront, framePaper } from "./paper-layout.ts"
import { below, chapterContent, wordsContent } from "./pdf-texts.ts"
import { slimFont } from "./slim-font.ts"

const MARGIN = 40
const CHART = { width: 515, height: 280 }
/** So low that two statements or three with their charts fit a page. */
const STATEMENT_HEIGHT = 150
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

/** A document on A4: charts as vectors with notes, source, licence, date and address, tables and texts. */
export async function writePdf(plan: DocumentPlan, madeAt: Date): Promise<Buffer> {
  return pdfmake.createPdf(buildDocument(markMissingInPlan(plan), madeAt)).getBuffer()
}

function buildDocument(plan: DocumentPlan, madeAt: Date): TDocumentDefinitions {
  const { title, sections, paper } = plan
  const properties = buildProperties(title, listViews(sections))
  return {
    pageSize: "A4",
    language: "en",
    info: {
      ...properties,
      ...(paper && { author: paper.author, subject: paper.summary }),
      creationDate: madeAt,
    },
    defaultStyle: { font: FONT_FILES.family, fontSize: 10, color: INK.title },
    styles: {
      document: { fontSize: 20, bold: true },
      // In a paper the titles of charts stand below those of its chapters.
      title: { fontSize: paper ? 12 : 17, bold: true },
      chapter: { fontSize: 17, bold: true },
      heading: { fontSize: 13, bold: true },
      small: { fontSize: 8.5, color: INK.label },
    },
    content: [
      ...(paper ? buildPaperFront(title, paper) : buildTitle(title)),
      ...endFlush(buildContent(plan)),
    ],
    ...(paper ? framePaper(plan) : PLAIN_FRAME),
  }
}

/** Without the room below the last part, for which a page of its own would be begun where that part fills the last one. */
function endFlush(content: readonly Content[]): Content[] {
  const last = content.at(-1)
  return last !== undefined && typeof last === "object" && "margin" in last
    ? [...content.slice(0, -1), { ...last, margin: dropBottom(last.margin) }]
    : [...content]
}

function dropBottom(margin: Margins | undefined): [number, number, number, number] {
  const [left = 0, top = 0, right = 0] = Array.isArray(margin) ? margin : []
  return [left, top, right, 0]
}

const PLAIN_FRAME: Pick<TDocumentDefinitions, "pageMargins" | "footer"> = {
  pageMargins: MARGIN,
  footer: (page, pages) => ({
    columns: [
      { text: BRAND, bold: true },
      { text: `${String(page)} / ${String(pages)}`, alignment: "right" },
    ],
    fontSize: 8,
    margin: [MARGIN, 8],
  }),
}

function buildTitle(title: string): Content[] {
  return title === "" ? [] : [{ text: title, style: "document", margin: below(10) }]
}

function buildProperties(title: string, views: readonly FileView[]) {
  const each = (of: (view: FileView) => string) => [...new Set(views.map(of))]
  const [first] = views
  return {
    title: title === "" ? (first?.title ?? BRAND) : title,
    author: each(({ source }) => source.publisher).join(", "),
    subject: each(
      ({ subtitle, dateOfData, licence }) =>
        `${subtitle}. ${dateOfData.sentence} ${licence.name.replace(/\.$/, "")}.`,
    ).join(" "),
    keywords: each(({ address }) => address).join(" "),
    creator: BRAND,
    producer: BRAND,
  }
}

function buildContent({ sections, paper }: DocumentPlan): Content[] {
  const introduced = new Set<FileView>()
  return sections.flatMap((section): Content[] => {
    if (section.kind === "comparison") return [drawTwo(section.views)]
    if (section.kind === "statement") return [buildStatement(section)]
    if (paper && section.kind === "text") return chapterContent(section)
    if (!("view" in section)) return wordsContent(section)
    const { view, height = CHART.height } = section
    const isFirst = !introduced.has(view)
    introduced.add(view)
    const scene = drawView(view)
    const parts = [
      ...(isFirst ? buildHead(view) : []),
      section.kind === "chart" ? buildChart(view, scene, height) : buildTable(view, scene),
      ...(isFirst ? [...notesContent(view, scene), ...originLines(view)] : []),
    ]
    // A chart stands on one page with its title and its source; a table may run over several.
    return section.kind === "chart" ? [{ stack: parts, unbreakable: true }] : parts
  })
}

/** How many characters fit a page with their chart and its notes; what is kept together must fit a page, or is lost. */
const LONGEST_TOGETHER = 1200

/** A verdict in its colour, the sentence, why, and what it was compared with: torn apart only where the words are long. */
function buildStatement({ heading, ink, text, view, claimed }: StatementSection): Content {
  const words = text.split("\n").filter((paragraph) => paragraph !== "")
  const scene = view && drawView(view, claimed)
  const isLong = text.length > LONGEST_TOGETHER
  return {
    stack: [
      { text: heading, style: "heading", color: ink, margin: below(4) },
      ...words.map((paragraph): Content => ({
        text: paragraph,
        margin: below(5),
        lineHeight: 1.2,
      })),
      ...(view && scene
        ? [
            {
              stack: [
                {
                  text: `${view.plottedTitle}. ${view.plottedSubtitle}`,
                  bold: true,
                  margin: below(2),
                },
                buildChart(view, scene, STATEMENT_HEIGHT),
                ...notesContent(view, scene),
                ...originLines(view),
              ],
              unbreakable: isLong,
            },
          ]
        : []),
    ],
    unbreakable: !isLong,
    margin: below(8),
  }
}

function drawTwo(views: TwoViews): Content {
  return {
    svg: drawComparisonImage(views, IMAGE_FORM),
    width: CHART.width,
    margin: below(16),
  }
}

function buildHead({ title, plottedSubtitle, licence }: FileView): Content[] {
  const terms: Content[] = licence.isRestricted
    ? [{ text: `${licence.name}. ${licence.terms}`, style: "small", margin: below(8) }]
    : []
  return [
    ...terms,
    { text: title, style: "title" },
    { text: plottedSubtitle, color: INK.label, margin: [0, 2, 0, 8] },
  ]
}

function buildChart({ spec }: FileView, scene: Scene, height: number): Content {
  if (scene.isEmpty) return { text: scene.description, margin: below(8) }
  const { width } = CHART
  const theme = imageTheme({
    x: 0,
    y: 0,
    width,
    height,
    fontSize: 9.5,
    id: "gap",
    colour: spec.colour,
    labelColour: getLabelInk(spec.colour),
  })
  return {
    svg: svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT_FILES.family}">${renderScene(scene, theme)}</svg>`.toString(),
    width,
  }
}

function notesContent(view: FileView, scene: Scene): Content[] {
  const notes = [writeNotes(view, scene), ...view.ignored].filter((note) => note !== "")
  return notes.map((text): Content => ({ text, style: "small", margin: [0, 2, 0, 0] }))
}

function originLines({ credit, licence, dateOfData, address, shortAddress }: FileView): Content[] {
  const licenceText: Content =
    licence.url === null ? licence.name : { text: licence.name, link: licence.url }
  return [
    { text: `${credit} ${dateOfData.sentence}`, style: "small", margin: [0, 8, 0, 0] },
    { text: ["Licence: ", licenceText, ". ", licence.terms], style: "small" },
    { text: shortAddress, link: address, style: "small", margin: below(12) },
  ]
}

/** Periods run from left to right, so that every page holds its own in order; three months of a row are a quarter. */
function buildTable({ observations, plotted }: FileView, { dataPoints }: Scene): Content {
  const valueHeading = ["Value", plotted.unit].filter(Boolean).join(", ")
  // The library writes into what it is given, so every cell is an object of its own.
  const headings = () => [
    { text: PERIOD_HEADINGS[observations.frequency], bold: true },
    { text: valueHeading, bold: true, alignment: "right" as const },
  ]
  const cells = (k: number) => [
    { text: dataPoints[k]?.period ?? "" },
    { text: dataPoints[k]?.value ?? "", alignment: "right" as const },
  ]
  const row = (of: (column: number) => TableCell[]) =>
    Array.from({ length: COLUMNS }, (_, column) => of(column)).flat()
  const count = Math.ceil(dataPoints.length / COLUMNS)
  return {
    layout: "lightHorizontalLines",
    fontSize: 8.5,
    margin: below(12),
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
