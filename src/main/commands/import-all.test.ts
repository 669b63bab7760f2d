import { mkdir, symlink, truncate, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { testDatabase } from "#tests/support/database.ts"
import { temporaryFolder, writeZip } from "#tests/support/zip.ts"

import { importCommand } from "./import.ts"

let db: Database
let folder = ""
beforeEach(async () => {
  db = await testDatabase()
  folder = await temporaryFolder()
  await mkdir(join(folder, "bank"))
  await writeZip(join(folder, "bank/API_KEN.zip"), { "API_KEN_DS2_en_csv_v2_1.csv": tableOf("54") })
  await writeFile(join(folder, "goats.csv"), tidyOf("Kenya"))
})

function tableOf(value: string): string {
  return `"Last Updated Date","2025-07-01",\n"Country Name","Country Code","Indicator Name","Indicator Code","2022",\n"Kenya","KEN","Population, total","SP.POP.TOTL","${value}",\n`
}

function tidyOf(country: string): string {
  return `country,indicator,period,value,unit\n${country},Goats,2020,5,head\n`
}

async function run(...args: string[]): Promise<{ exit: number; lines: string[] }> {
  const lines: string[] = []
  const exit = await importCommand({
    args: ["--all", "--from", folder, ...args],
    openDb: () => Promise.resolve(db),
    now: () => new Date("2026-03-04T12:00:00Z"),
    print: (line) => lines.push(line),
    isTerminal: false,
    varDir: folder,
  })
  return { exit, lines }
}

const stored = async () =>
  (
    await db.query<{ id: string; values: number[] }>(
      "select indicator_id as id, values from series order by id",
    )
  ).map(({ id, values }) => [id, ...values])

test("everything in a folder is imported, with one table at the end", async () => {
  const { exit, lines } = await run()
  expect(exit).toBe(0)
  expect(await stored()).toEqual([
    ["own-data:goats", 5],
    ["world-bank:SP.POP.TOTL", 54],
  ])
  expect(lines.slice(-4)).toEqual([
    "path       importer    files  rows  figures  new  changed  unchanged  older  seconds  state",
    "bank       world-bank      1     1        1    1        0          0      0      0.0  imported",
    "goats.csv  tidy-csv        1     1        1    1        0          0      0      0.0  imported",
    "all                        2     2        2    2        0          0      0      0.0",
  ])
})

test("a catalogue of descriptions is read after all that brings figures, wherever its name puts it", async () => {
  const catalogue = [
    { page: 1, pages: 1, per_page: "50000", total: 1 },
    [
      {
        id: "SP.POP.TOTL",
        name: "Population, total",
        source: { id: "2", value: "World Development Indicators" },
        sourceNote: "All residents.",
      },
    ],
  ]
  await mkdir(join(folder, "a-catalogue"))
  await writeFile(join(folder, "a-catalogue/v2_indicator.json"), JSON.stringify(catalogue))
  const definition = async () => {
    const [found] = await db.query<{ definition: string }>(
      "select definition from indicator where id = 'world-bank:SP.POP.TOTL'",
    )
    return found?.definition
  }
  expect((await run()).exit).toBe(0)
  expect(await definition()).toBe("All residents.")
  expect((await run()).lines.filter((line) => line.includes("already imported"))).not.toEqual([])
})

test("a second run passes over what is imported and takes only what is new", async () => {
  await run()
  await writeFile(join(folder, "sheep.csv"), tidyOf("Kenya").replace("Goats", "Sheep"))
  const { exit, lines } = await run()
  expect(exit).toBe(0)
  expect(lines.filter((line) => line.endsWith("already imported"))).toHaveLength(4)
  expect(lines).toContain("sheep.csv: imported")
  const runs = await db.query("select id from import_run")
  expect(runs).toHaveLength(3)
})

test("several dates of one file in an archive are all taken, and passed over the next time", async () => {
  await writeZip(join(folder, "bank/API_KEN.zip"), {
    "2024/API_KEN_DS2_en_csv_v2_1.csv": tableOf("53").replace("2025-07-01", "2024-07-01"),
    "2025/API_KEN_DS2_en_csv_v2_2.csv": tableOf("54"),
  })
  await run()
  const dates = "select vintage from import_run where source_id like 'world-bank%' order by 1"
  expect(await db.query(dates)).toEqual([{ vintage: "2024-07-01" }, { vintage: "2025-07-01" }])
  expect((await run()).lines).toContain("bank: already imported")
})

test("--again reads what is imported once more", async () => {
  await run()
  const { lines } = await run("--again")
  expect(lines.some((line) => line.includes("already imported"))).toBe(false)
  expect(lines).toContain("bank: unchanged")
})

test("a changed file is imported, though one of its name was before", async () => {
  await run()
  await writeZip(join(folder, "bank/API_KEN.zip"), { "API_KEN_DS2_en_csv_v2_1.csv": tableOf("55") })
  expect((await run()).lines).toContain("bank: imported")
  expect(await stored()).toContainEqual(["world-bank:SP.POP.TOTL", 55])
})

test("a file that fails does not stop the others, and the exit code is 1", async () => {
  await writeFile(join(folder, "a-bad.csv"), tidyOf("Atlantis"))
  const { exit, lines } = await run()
  expect(exit).toBe(1)
  expect(lines).toContain(
    "a-bad.csv was not imported: rows of it cannot be read; correct them, or leave them out with --skip-bad-rows.",
  )
  expect(lines).toContain("  line 2: Atlantis")
  expect(await stored()).toHaveLength(2)
})

test("what no importer knows is named, and is no failure", async () => {
  await writeFile(join(folder, "README.md"), "# Data\n")
  const { exit, lines } = await run()
  expect(exit).toBe(0)
  expect(lines.at(-1)).toBe("README.md was left out: in no layout that is known")
})

test("a damaged file is named, and is a failure", async () => {
  await writeZip(join(folder, "cut.zip"), { "API_KEN_DS2_en_csv_v2_1.csv": tableOf("54") })
  await truncate(join(folder, "cut.zip"), 60)
  const { exit, lines } = await run()
  expect(exit).toBe(1)
  expect(lines.at(-1)).toBe(
    "cut.zip was left out: cut.zip is not a complete zip file; it may be cut off or damaged.",
  )
})

test("a path that cannot be opened is named, is a failure and stops nothing", async () => {
  await symlink(join(folder, "gone"), join(folder, "a.csv"))
  const { exit, lines } = await run()
  expect(exit).toBe(1)
  expect(lines).toContain("goats.csv: imported")
  expect(lines.at(-1)).toBe(`a.csv was left out: There is no file or folder ${folder}/a.csv.`)
})

test("a dry run reads everything and writes nothing", async () => {
  const { exit, lines } = await run("--dry-run")
  expect(exit).toBe(0)
  expect(lines.at(-1)).toBe("Nothing was written (--dry-run).")
  expect(lines).toContain("bank: checked")
  expect(await db.query("select id from import_run")).toEqual([])
})

test.each([
  [["--all"], "Please give the folder: --all --from FOLDER."],
  [["--all", "starter", "--from", "x"], "Please name one importer, or --all."],
  [[], "Please name one importer, or --all."],
])("%j is answered with how the command is used", async (args, sentence) => {
  const lines: string[] = []
  const exit = await importCommand({
    args,
    openDb: () => Promise.reject(new Error("opened")),
    now: () => new Date("2026-03-04T12:00:00Z"),
    print: (line) => lines.push(line),
    isTerminal: false,
    varDir: folder,
  })
  expect(exit).toBe(1)
  expect(lines[0]).toContain(sentence)
})
