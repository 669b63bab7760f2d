import { createHash } from "node:crypto"
import { PassThrough, Readable } from "node:stream"

import { ZipFile } from "yazl"

import { listLeftOut, listSources } from "./list-origins.ts"
import type { PanelOrigins } from "./panel-origins.ts"
import type { PanelTable } from "./panel-table.ts"
import { writePanelCsv } from "./write-panel-csv.ts"

type About = { title: string; address: string; madeAt: Date }

/**
 * A panel as a zip: the values as CSV, a Data Package that describes them, a text for people, the licences, and the
 * checksums of all of these. The values are compressed as they come; what is about them follows.
 */
export async function* writePanelZip(
  table: PanelTable,
  about: About,
  origins: PanelOrigins,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const options = { mtime: about.madeAt }
  const data = createFile("data.csv")
  const pieces = Readable.from(measure(writePanelCsv(table), data), { objectMode: false })
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  // A fault of the reader ends the zip, so that what is broken off is not taken for whole.
  pieces.once("error", (error) => output.destroy(error))
  zip.addReadStream(pieces, data.name, options)
  const done = [data]
  // The texts are made when their turn comes: after the last value.
  const addText = (name: string, write: () => string) => {
    zip.addReadStreamLazy(name, options, (give) => {
      const file = createFile(name)
      const text = Buffer.from(write())
      addBytes(file, text)
      done.push(file)
      give(null, Readable.from([text]))
    })
  }
  addText("datapackage.json", () => writeDataPackage(table, about, origins, data))
  addText("README.md", () => writeReadme(about, origins))
  addText("LICENCES.txt", () => writeLicences(origins))
  addText("SHA256SUMS.txt", () =>
    done.map(({ hash, name }) => `${hash.copy().digest("hex")}  ${name}\n`).join(""),
  )
  zip.end()
  try {
    for await (const chunk of output) yield chunk as Uint8Array
  } finally {
    pieces.destroy()
  }
}

type MeasuredFile = { name: string; hash: ReturnType<typeof createHash>; bytes: number }

function createFile(name: string): MeasuredFile {
  return { name, hash: createHash("sha256"), bytes: 0 }
}

function addBytes(file: MeasuredFile, bytes: Buffer): void {
  file.hash.update(bytes)
  file.bytes += bytes.length
}

async function* measure(texts: AsyncIterable<string>, file: MeasuredFile): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    const bytes = Buffer.from(text)
    addBytes(file, bytes)
    yield bytes
  }
}

/** `datapackage.json` by version 2 of the standard. */
function writeDataPackage(
  { columns }: Pick<PanelTable, "columns">,
  { title, address }: About,
  origins: PanelOrigins,
  data: MeasuredFile,
): string {
  const sources = listSources(origins)
  const licences = new Map(sources.map(({ licence, licenceUrl }) => [licence, licenceUrl]))
  const body = {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    title,
    homepage: address,
    licenses: [...licences].map(([name, path]) => ({
      title: name,
      ...(path === null ? {} : { path }),
    })),
    sources: sources.map(({ attribution, url }) => ({ title: attribution, path: url })),
    resources: [
      {
        name: "data",
        path: data.name,
        format: "csv",
        mediatype: "text/csv",
        encoding: "utf-8",
        bytes: data.bytes,
        hash: `sha256:${data.hash.copy().digest("hex")}`,
        schema: {
          fields: columns.map(({ name, kind }) => ({
            name,
            type: kind === "number" ? "number" : "string",
          })),
          missingValues: [""],
        },
      },
    ],
  }
  return `${JSON.stringify(body, null, 2)}\n`
}

function writeReadme({ title, address }: About, origins: PanelOrigins): string {
  const sources = listSources(origins).map(
    ({ attribution, licence, vintages }) =>
      `- ${attribution} Licence: ${licence}. Dates of the data: ${vintages.slice(-5).join(", ")}.`,
  )
  const leftOut = listLeftOut(origins).map(
    ({ reason, series }) => `- ${reason} (${String(series)} series)`,
  )
  return [
    `# ${title}`,
    "",
    `From ${address}`,
    "",
    "`data.csv` has a row for each period of each series (UTF-8, commas, an empty value for a gap). `status` is actual, forecast or doubtful; `vintage` is the date of the data. `datapackage.json` describes the columns, `SHA256SUMS.txt` has the checksums.",
    "",
    "Where a group of countries was asked for, the rows are of its members of today, in all years and on all days of `asOf`: so the same countries are summed throughout.",
    "",
    "## Sources",
    "",
    ...sources,
    ...(leftOut.length === 0 ? [] : ["", "## Left out", "", ...leftOut]),
    "",
  ].join("\n")
}

function writeLicences(origins: PanelOrigins): string {
  return listSources(origins)
    .map(
      ({ publisher, title, licence, licenceUrl, attribution }) =>
        `${publisher}, ${title}\n${licence}${licenceUrl === null ? "" : `, ${licenceUrl}`}\nCredit: ${attribution}\n`,
    )
    .join("\n")
}
