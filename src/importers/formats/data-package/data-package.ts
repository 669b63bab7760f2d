import { readdir } from "node:fs/promises"
import { basename } from "node:path"

import { AppError } from "#domain/errors.ts"

import type { Importer, ImportFile, OpenOptions } from "../../importer.ts"
import { hashInput, folderInput, listInputFiles, type InputFile } from "../../files/input-files.ts"
import { openArchive } from "../../read/open-archive.ts"
import { WDI_TITLE, worldBankSource } from "../world-bank/map.ts"
import { readArchive } from "../world-bank/read-archive.ts"
import { readPackages } from "./read-packages.ts"

/** Frictionless data packages: a folder, a zip or a folder of zips, each with one package or many. */
export const dataPackage: Importer = {
  id: "data-package",
  title: "Frictionless data packages",
  accepts: "a folder or zip with datapackage.json and CSV, or a folder of such zips",
  address: null,
  sources: [worldBankSource(WDI_TITLE)],
  isGeneral: true,
  open,
}

async function* open(options: OpenOptions): AsyncGenerator<ImportFile> {
  for (const input of await listPackages(options)) {
    const archive = await (options.openArchive ?? openArchive)(input.path)
    try {
      const checksum = await (options.hashInput ?? hashInput)(input.path)
      let found = 0
      for await (const file of readPackages(input, archive, checksum)) {
        found += 1
        yield file
      }
      // Some archives hold the World Bank's own tables beside the packages.
      for await (const file of readArchive({ input, archive, checksum })) {
        found += 1
        yield file
      }
      if (found === 0) throw new AppError("bad-file", `${input.name} holds no datapackage.json.`)
    } finally {
      archive.close()
    }
  }
}

async function listPackages(options: OpenOptions): Promise<InputFile[]> {
  const folder = options.from === undefined ? undefined : await folderInput(options.from)
  if (!folder) return listInputFiles(options, null, [".zip"])
  const names = await readdir(folder.path, { recursive: true })
  const isPackage = names.some((name) => basename(name) === "datapackage.json")
  return isPackage ? [folder] : listInputFiles(options, null, [".zip"])
}
