import { join, resolve } from "node:path"
import { parseArgs } from "node:util"

import { createCatalog } from "#catalog/create-catalog.ts"
import { AppError } from "#domain/errors.ts"
import { isoDay } from "#domain/time/iso-day.ts"
import { createFactChecker, type FactChecker } from "#factcheck/create-fact-checker.ts"
import { pageAt } from "#domain/format/page-at.ts"
import { isByChoice, verdictWord } from "#domain/format/verdict-word.ts"
import { writeMarkedCopy } from "#domain/format/write-marked-copy.ts"
import { errorMessage } from "#domain/text/error-message.ts"
import { createSearch, type Search } from "#search/create-search.ts"

import { createFileReader } from "../texts/create-file-reader.ts"
import { listTexts, type TextFile } from "../texts/list-texts.ts"
import { locateClaim } from "../texts/locate-claim.ts"
import { writeSarif, type PlacedClaim } from "../texts/write-sarif.ts"
import type { DataCommandOptions } from "./data-command.ts"

const USAGE = `npm run check-text -- FILE_OR_FOLDER... [--as-of YYYY-MM-DD] [--format text|json|sarif|html]
                      [--base FOLDER]

Reads text, Markdown, HTML, PDF, Word (.docx) and OpenDocument (.odt). The format html is a copy of one file with its
statements marked. Files are named as seen from the folder of --base. Ends with 0 when no statement is incorrect, with 1 when one is, with 2 when a file
could not be read.`

const FORMATS = ["text", "json", "sarif", "html"] as const
type Format = (typeof FORMATS)[number]
const FAULT = 2

/** Checks the statements of files and gives the exit code: 1 when one is incorrect, 2 when a file could not be read, else 0. */
export async function checkTextCommand(options: DataCommandOptions): Promise<number> {
  const { print, args } = options
  try {
    const { paths, asOf, format, base } = readArgs(args)
    if (paths.length === 0) {
      print(USAGE)
      return args.includes("--help") ? 0 : FAULT
    }
    const files = await readAll(paths, base)
    if (format === "html" && files.length > 1)
      throw new AppError("bad-command", "A marked copy can be made of only one file at a time.")
    const claims = await checkAll(files, { ...options, asOf, format })
    return claims.some(({ claim }) => claim.status === "incorrect") ? 1 : 0
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "bad-command") throw error
    print(error.message)
    return FAULT
  }
}

type Checking = DataCommandOptions & { asOf: string | undefined; format: Format }

/** Checks the files one after the other and prints what was found as soon as the format allows. */
async function checkAll(files: readonly TextFile[], options: Checking): Promise<PlacedClaim[]> {
  const { print, format, asOf } = options
  const checker = await openChecker(options)
  const claims: PlacedClaim[] = []
  for (const file of files) {
    const found = await checkFile(file, checker, asOf)
    claims.push(...found)
    if (format === "html") print(markCopy(file, found, options.now()))
    if (format === "text" || format === "json")
      printClaims(found, { format, print, isOne: files.length === 1 })
  }
  const incorrect = claims.filter(({ claim }) => claim.status === "incorrect").length
  if (format === "sarif") print(writeSarif(claims))
  if (format === "text")
    print(
      `${String(claims.length)} statements, ${String(incorrect)} incorrect${countInfirm(claims)}.`,
    )
  return claims
}

function countInfirm(claims: readonly PlacedClaim[]): string {
  const infirm = claims.filter(({ claim }) => isByChoice(claim))
  return infirm.length === 0 ? "" : `, ${String(infirm.length)} not firm`
}

/** All files are read before any is checked: a wrong path ends the command at once. */
async function readAll(paths: readonly string[], base: string): Promise<TextFile[]> {
  const files: TextFile[] = []
  const reader = createFileReader()
  try {
    for await (const file of listTexts(paths, base, reader.read)) files.push(file)
  } finally {
    await reader.close()
  }
  if (files.length === 0) throw new AppError("bad-command", "No readable file was found there.")
  return files
}

function markCopy(file: TextFile, claims: readonly PlacedClaim[], now: Date): string {
  return writeMarkedCopy({
    title: file.name,
    text: file.text,
    pages: file.pages,
    claims: claims.map(({ claim }) => claim),
    day: isoDay(now),
  })
}

async function openChecker(options: DataCommandOptions): Promise<FactChecker> {
  const db = await options.openDb()
  const catalog = createCatalog(db)
  // Without figures nothing would be incorrect, and a newsroom would take that for a pass.
  if ((await catalog.version()) === 0)
    throw new AppError(
      "bad-command",
      "There are no figures in this database. Set DATABASE_URL to that of a site, or import some: npm run import -- --list.",
    )
  const snapshotFile = join(options.varDir, "search-index")
  let search: Promise<Search> | undefined
  return createFactChecker({
    catalog,
    publicUrl: "",
    // The index is opened only for a text that names what our own table does not know.
    findByName: async (words, country) => {
      search ??= createSearch({ db, catalog, now: options.now, snapshotFile })
      return (await search).named(words, country)
    },
  })
}

/** A day that is asked for counts before the one that the file gives. */
async function checkFile(
  file: TextFile,
  checker: FactChecker,
  asOf: string | undefined,
): Promise<PlacedClaim[]> {
  const claims = await checker.check(file.text, { asOf: asOf ?? file.day ?? undefined })
  return claims.map((claim) => ({
    file: file.name,
    place: locateClaim(file, claim),
    page: pageAt(file.pages, claim.start),
    claim,
  }))
}

type Printing = { format: Format; print: (line: string) => void; isOne: boolean }

function printClaims(claims: readonly PlacedClaim[], { format, print, isOne }: Printing): void {
  for (const placed of claims) {
    const { file, place, page, claim } = placed
    if (format === "json") print(JSON.stringify({ file, ...place, page, ...claim }))
    else print(`${isOne ? "" : `${file}:`}${writeLine(placed)}`)
  }
}

function readArgs(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        "as-of": { type: "string" },
        format: { type: "string" },
        base: { type: "string" },
        help: { type: "boolean" },
      },
    })
    const asOf = values["as-of"]
    if (asOf !== undefined && !/^\d{4}-\d\d-\d\d$/.test(asOf)) {
      throw new AppError("bad-command", `"${asOf}" is not a day; write it as 2024-01-31.`)
    }
    const base = resolve(values.base ?? ".")
    const paths = values.help ? [] : positionals.map((path) => resolve(path))
    return { paths, asOf, format: readFormat(values.format ?? "text"), base }
  } catch (error) {
    if (error instanceof AppError) throw error
    const reason = errorMessage(error)
    throw new AppError("bad-command", `${reason}\n\n${USAGE}`, { cause: error })
  }
}

function readFormat(text: string): Format {
  const format = FORMATS.find((known) => known === text)
  if (!format)
    throw new AppError(
      "bad-command",
      `"${text}" is not a format; use one of ${FORMATS.join(", ")}.`,
    )
  return format
}

/** `12: incorrect: "..." - message`, with the line of the file, or its page. */
function writeLine({ place, page, claim }: PlacedClaim): string {
  const words = claim.originalText.replace(/\s+/g, " ")
  const where = page === null ? String(place.line) : `page ${String(page)}`
  return `${where}: ${verdictWord(claim)}: "${words}" - ${claim.message}`
}
