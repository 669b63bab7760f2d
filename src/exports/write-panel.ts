import type { PanelQuery, PanelSeries } from "#catalog/panel.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import { AppError } from "#domain/errors.ts"
import { countText } from "#domain/format/count-text.ts"

import { createOrigins, noteOrigins, type PanelOrigins } from "./panel/panel-origins.ts"
import { openLongTable, openWideTable, type PanelTable } from "./panel/panel-table.ts"
import { writePanelCsv } from "./panel/write-panel-csv.ts"
import { writePanelJson } from "./panel/write-panel-json.ts"
import { writePanelParquet } from "./panel/write-panel-parquet.ts"
import { writePanelXlsx } from "./panel/write-panel-xlsx.ts"
import { writePanelZip } from "./panel/write-panel-zip.ts"

type Piece = string | Uint8Array
type About = Pick<Panel, "title" | "address" | "madeAt"> & Pick<PanelQuery, "asOf">
type WritePieces = (table: PanelTable, about: About, origins: PanelOrigins) => AsyncIterable<Piece>

const WRITERS = {
  csv: writePanelCsv,
  json: (table, { title, address, asOf }, origins) =>
    writePanelJson(table, { title, address, asOf }, origins),
  xlsx: async function* (table, about, origins) {
    yield await writePanelXlsx(table, about, origins)
  },
  parquet: writePanelParquet,
  zip: writePanelZip,
} as const satisfies Record<string, WritePieces>

export type PanelFormat = keyof typeof WRITERS
/** Every kind of file a panel can be had as: each that has a writer. */
export const PANEL_FORMATS = Object.keys(WRITERS) as readonly PanelFormat[]

/** A row for each period, or a row for each series with its periods side by side. */
export const PANEL_SHAPES = ["long", "wide"] as const
export type PanelShape = (typeof PANEL_SHAPES)[number]

/** A panel that is to be written as a file. */
export type Panel = {
  query: PanelQuery
  shape: PanelShape
  /** Read once, while it is written. */
  series: AsyncIterable<PanelSeries>
  title: string
  /** Absolute address of the file. */
  address: string
  madeAt: Date
}

/** A panel as a file, piece by piece; of the long shape only a few series are in memory at a time. */
export async function* writePanel(
  { query, shape, series, title, address, madeAt }: Panel,
  format: PanelFormat,
): AsyncGenerator<Piece> {
  const origins = createOrigins()
  const noted = noteOrigins(series, origins)
  const table = shape === "long" ? openLongTable(noted, query) : await openWideTable(noted, query)
  const about = { title, address, madeAt, asOf: query.asOf }
  yield* WRITERS[format](table, about, origins)
}

/** How many values a file of each kind may have; those that are held in memory as a whole may have fewer. */
const MAX_VALUES = { streamed: 1_500_000, wide: 250_000, workbook: 60_000 }

/**
 * How many values a panel may have.
 * @throws AppError "too-large" for more than a file of its kind can hold, with the addresses of the whole sources
 */
export async function checkPanelSize(
  catalog: Pick<Catalog, "countPanel">,
  query: PanelQuery,
  { format, shape, publicUrl }: { format: PanelFormat; shape: PanelShape; publicUrl: string },
): Promise<number> {
  const size = await catalog.countPanel(query)
  const most = chooseMost(format, shape)
  if (size > most) throw new AppError("too-large", describeExcess(size, most, query, publicUrl))
  return size
}

function chooseMost(format: PanelFormat, shape: PanelShape): number {
  if (format === "xlsx") return MAX_VALUES.workbook
  return shape === "wide" ? MAX_VALUES.wide : MAX_VALUES.streamed
}

/** Says that a panel is too large, and where to get all of it. */
export function describeExcess(
  size: number,
  most: number,
  { indicators }: Pick<PanelQuery, "indicators">,
  publicUrl: string,
): string {
  const sources = [...new Set(indicators.map(({ sourceId }) => sourceId))]
  const [only, second] = sources
  const whole =
    only === undefined || second !== undefined
      ? `Whole sources are files of their own: ${publicUrl}/sources lists them, and each has the address /sources/{id}.zip.`
      : `The whole source is the file ${publicUrl}/sources/${encodeURIComponent(only)}.zip.`
  return `This panel has up to ${countText(size)} figures; an answer of this kind may have ${countText(most)}. Name fewer indicators, countries or days. ${whole}`
}
