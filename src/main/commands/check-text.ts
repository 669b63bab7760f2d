import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"

import { createCatalog } from "#catalog/create-catalog.ts"
import { AppError } from "#domain/errors.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { createSearch } from "#search/create-search.ts"
import type { Search } from "#search/types.ts"

import type { DataCommandOptions } from "./data-command.ts"

const USAGE = `npm run check-text -- FILE [--as-of YYYY-MM-DD] [--json]

Ends with 0 when no statement is incorrect, with 2 when one is.`

/** Checks the statements of a text file and gives the exit code: 2 when one is incorrect, else 0. */
export async function checkTextCommand(options: DataCommandOptions): Promise<number> {
  const { print } = options
  const { file, asOf, json } = readArgs(options.args)
  if (file === undefined) {
    print(USAGE)
    return options.args.includes("--help") ? 0 : 1
  }
  const text = await readText(file)
  const db = await options.openDb()
  const catalog = createCatalog(db)
  const snapshotFile = join(options.varDir, "search-index")
  let search: Promise<Search> | undefined
  const checker = createFactChecker({
    catalog,
    publicUrl: "",
    // The index is opened only for a text that names what our own table does not know.
    findByName: async (words, country) => {
      search ??= createSearch({ db, catalog, now: options.now, snapshotFile })
      return (await search).named(words, country)
    },
  })
  let incorrect = 0
  let count = 0
  for await (const claim of checker.stream(text, { asOf })) {
    count += 1
    if (claim.status === "incorrect") incorrect += 1
    print(json ? JSON.stringify(claim) : writeLine(text, claim))
  }
  if (!json) print(`${String(count)} statements, ${String(incorrect)} incorrect.`)
  return incorrect === 0 ? 0 : 2
}

function readArgs(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        "as-of": { type: "string" },
        json: { type: "boolean" },
        help: { type: "boolean" },
      },
    })
    const asOf = values["as-of"]
    if (asOf !== undefined && !/^\d{4}-\d\d-\d\d$/.test(asOf)) {
      throw new AppError("bad-command", `"${asOf}" is not a day; write it as 2024-01-31.`)
    }
    const file = values.help ? undefined : positionals[0]
    return { file, asOf, json: values.json ?? false }
  } catch (error) {
    if (error instanceof AppError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new AppError("bad-command", `${reason}\n\n${USAGE}`, { cause: error })
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8")
  } catch (error) {
    throw new AppError("bad-command", `${file} could not be read.`, { cause: error })
  }
}

/** `12: incorrect: "..." - message`, with the line of the file. */
function writeLine(text: string, { start, status, originalText, message }: CheckedClaim): string {
  const line = text.slice(0, start).split("\n").length
  const words = originalText.replace(/\s+/g, " ")
  return `${String(line)}: ${status}: "${words}" - ${message}`
}
