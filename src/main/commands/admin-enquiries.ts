import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"

import { selectEnquiries, selectEnquiryFile, type EnquiryRow } from "#db/accounts/enquiries.ts"
import { ENQUIRY_FIELDS, type EnquiryKind } from "#domain/accounts/enquiry.ts"
import { AppError } from "#domain/errors.ts"
import { errorMessage } from "#domain/text/error-message.ts"
import { csvText } from "#exports/write-csv.ts"

import type { DataCommandOptions } from "./data-command.ts"

const LISTED = 20
const EXPORTED = 1_000_000

/** `enquiries list` prints the last notes, `enquiries export` all of them as CSV or JSON, `enquiries file` saves what came with one. */
export async function enquiriesAdmin(options: DataCommandOptions): Promise<number> {
  if (options.args[0] === "file") return saveFile(options)
  const { action, kind, limit, format } = parse(options.args)
  const isExport = action === "export"
  const rows = await selectEnquiries(await options.openDb(), {
    kind,
    limit: limit ?? (isExport ? EXPORTED : LISTED),
  })
  const lines = isExport ? exportLines(rows, format) : rows.flatMap(listLines)
  if (rows.length === 0 && !isExport) options.print("Nobody has written yet.")
  for (const line of lines) options.print(line)
  return 0
}

/** Writes the file of one note into a folder that its owner alone reads, and prints where. */
async function saveFile({ args, openDb, print, varDir }: DataCommandOptions): Promise<number> {
  const id = Number(args[1])
  if (!Number.isSafeInteger(id)) throw new AppError("bad-command", "Give the number of a note.")
  const file = await selectEnquiryFile(await openDb(), id)
  if (!file) throw new AppError("bad-command", `No file came with note ${String(id)}.`)
  const folder = join(varDir, "enquiries")
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${String(id)}-${file.name}`)
  await writeFile(path, file.bytes, { mode: 0o600 })
  print(path)
  return 0
}

function parse(args: readonly string[]) {
  const { values, positionals } = parseStrictly(args)
  const [action = ""] = positionals
  if (action !== "list" && action !== "export") {
    throw new AppError("bad-command", "The action must be list, export or file.")
  }
  const limit = values.limit === undefined ? undefined : Number(values.limit)
  if (limit !== undefined && !(Number.isSafeInteger(limit) && limit > 0)) {
    throw new AppError("bad-command", "--limit must be a number above 0.")
  }
  const format = values.format ?? "csv"
  if (format !== "csv" && format !== "json") {
    throw new AppError("bad-command", "--format must be csv or json.")
  }
  return { action, kind: readKind(values.kind), limit, format } as const
}

function parseStrictly(args: readonly string[]) {
  const text = { type: "string" } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { kind: text, limit: text, format: text },
    })
  } catch (error) {
    throw new AppError("bad-command", errorMessage(error))
  }
}

function readKind(text: string | undefined): EnquiryKind | undefined {
  if (text === undefined) return undefined
  const kinds = Object.keys(ENQUIRY_FIELDS) as EnquiryKind[]
  const kind = kinds.find((known) => known === text)
  if (!kind) throw new AppError("bad-command", `--kind must be ${kinds.join(", ")}.`)
  return kind
}

function listLines({ id, kind, fields, createdAt, mailedAt, attempts }: EnquiryRow): string[] {
  const state = mailedAt ? "mailed" : `not mailed yet, tried ${String(attempts)} times`
  return [
    `#${String(id)} ${kind}, ${createdAt.toISOString()}, ${state}`,
    ...Object.entries(fields)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => `  ${name}: ${value.replaceAll("\n", "\n    ")}`),
  ]
}

function exportLines(rows: readonly EnquiryRow[], format: "csv" | "json"): string[] {
  if (format === "json") return [JSON.stringify(rows, null, 2)]
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row.fields)))]
  const head = ["id", "kind", "created_at", "mailed_at", ...fields]
  const body = rows.map((row) => [
    String(row.id),
    row.kind,
    row.createdAt.toISOString(),
    row.mailedAt?.toISOString() ?? "",
    ...fields.map((name) => row.fields[name] ?? ""),
  ])
  return [head, ...body].map((cells) => cells.map(csvText).join(","))
}
