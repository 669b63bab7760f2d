import { ByteWriter, ParquetWriter, schemaFromColumnData } from "hyparquet-writer"

import type { PanelColumn, PanelTableCell } from "./long-rows.ts"
import type { PanelTable } from "./panel-table.ts"

/** How many rows are turned into columns at a time: few enough for the memory, enough to compress well. */
const ROWS_IN_GROUP = 20_000

/** A panel as Apache Parquet: texts and doubles, null where there is no value, a group of rows at a time. */
export async function* writePanelParquet({
  columns,
  rows,
}: PanelTable): AsyncGenerator<Uint8Array> {
  const target = new ByteWriter()
  const schema = schemaFromColumnData({
    columnData: columns.map((column) => fillColumn(column, [])),
  })
  const parquet = new ParquetWriter({ writer: target, schema, createdBy: "Sankore" })
  let group: (readonly PanelTableCell[])[] = []
  const writeGroup = async () => {
    const columnData = columns.map((column, at) =>
      fillColumn(
        column,
        group.map((row) => row[at] ?? null),
      ),
    )
    await parquet.write({ columnData, rowGroupSize: ROWS_IN_GROUP })
    group = []
  }
  for await (const piece of rows) {
    for (const row of piece) {
      group.push(row)
      if (group.length < ROWS_IN_GROUP) continue
      await writeGroup()
      yield takeBytes(target)
    }
  }
  if (group.length > 0) await writeGroup()
  await parquet.finish()
  yield takeBytes(target)
}

function fillColumn({ name, kind }: PanelColumn, data: PanelTableCell[]) {
  return {
    name,
    data,
    type: kind === "number" ? ("DOUBLE" as const) : ("STRING" as const),
    nullable: true,
  }
}

/** What was written since the last time; its place is used again, while the count of all bytes goes on. */
function takeBytes(target: ByteWriter): Uint8Array {
  const bytes = target.getBytes().slice()
  target.index = 0
  return bytes
}
