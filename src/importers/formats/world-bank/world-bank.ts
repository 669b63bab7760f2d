import { readdir } from "node:fs/promises"

import { AppError } from "#domain/errors.ts"

import type { Importer, ImportFile, OpenOptions } from "../../importer.ts"
import { hashInput, folderInput, listInputFiles, type InputFile } from "../../files/input-files.ts"
import { openArchive } from "../../read/open-archive.ts"
import { isApiAddress, readLiveApi } from "./live-api.ts"
import { WDI_TITLE, worldBankSource } from "./map.ts"
import { readArchive } from "./read-archive.ts"

const BULK_ADDRESS = "https://databank.worldbank.org/data/download/WDI_CSV.zip"

/** The World Bank's downloads: the bulk zip, API zips by country, topic or indicator, and the API itself. */
export const worldBank: Importer = {
  id: "world-bank",
  title: WDI_TITLE,
  accepts: "WDI_CSV.zip, API_*.zip, a folder of them, or an address of api.worldbank.org",
  address: BULK_ADDRESS,
  sources: [worldBankSource(WDI_TITLE)],
  open,
}

async function* open(options: OpenOptions): AsyncGenerator<ImportFile> {
  if (options.from !== undefined && isApiAddress(options.from)) {
    yield await readLiveApi(options.from, options)
    return
  }
  for (const input of await listInputs(options)) {
    const archive = await (options.openArchive ?? openArchive)(input.path)
    try {
      let found = 0
      for await (const file of readArchive({
        input,
        archive,
        checksum: await (options.hashInput ?? hashInput)(input.path),
      })) {
        found += 1
        yield file
      }
      if (found === 0)
        throw new AppError(
          "bad-file",
          `${input.name} is not a download of the World Bank: it holds no WDICSV.csv and no API_*.csv.`,
        )
    } finally {
      archive.close()
    }
  }
}

/** Lists the zips of a folder. A folder without any counts as an unpacked download. */
async function listInputs(options: OpenOptions): Promise<InputFile[]> {
  const folder = options.from === undefined ? undefined : await folderInput(options.from)
  const names = folder ? await readdir(folder.path, { recursive: true }) : []
  const isUnpacked =
    names.some((name) => /\.csv$/i.test(name)) && !names.some((name) => /\.zip$/i.test(name))
  return folder && isUnpacked ? [folder] : listInputFiles(options, BULK_ADDRESS, [".zip"])
}
