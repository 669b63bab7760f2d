import { truncate, writeFile } from "node:fs/promises"
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
})

async function run(...args: string[]): Promise<{ exit: number; lines: string[] }> {
  const lines: string[] = []
  const exit = await importCommand({
    args,
    openDb: () => Promise.resolve(db),
    now: () => new Date("2026-03-04T12:00:00Z"),
    print: (line) => lines.push(line),
    isTerminal: false,
    varDir: folder,
  })
  return { exit, lines }
}

const TABLE =
  '"Last Updated Date","2025-07-01",\n"Country Name","Country Code","Indicator Name","Indicator Code","2021","2022",\n"Kenya","KEN","Population, total","SP.POP.TOTL","53","54",\n'

test("an import prints a table with a line a file and ends well", async () => {
  const path = await writeZip(join(folder, "API_KEN.zip"), { "API_KEN_DS2_en_csv_v2_1.csv": TABLE })
  const { exit, lines } = await run("world-bank", "--from", path)
  expect(exit).toBe(0)
  expect(lines.slice(0, 2)).toEqual([
    "file         date        rows  figures  series  new  changed  unchanged  older  state",
    "API_KEN.zip  2025-07-01     1        2       1    1        0          0      0  imported",
  ])
  expect(lines).toContain("API_KEN.zip: 1 new indicator, 0 changed ones")
  expect((await run("world-bank", "--from", path)).lines[1]).toMatch(
    / 0 {8}0 {10}1 {6}0 {2}unchanged$/,
  )
})

test("a dry run compares nothing and says that it wrote nothing", async () => {
  const path = await writeZip(join(folder, "API_KEN.zip"), { "API_KEN_DS2_en_csv_v2_1.csv": TABLE })
  const { exit, lines } = await run("world-bank", "--from", path, "--dry-run")
  expect(exit).toBe(0)
  expect(lines[1]).toMatch(/ - {8}- {10}- {6}- {2}checked$/)
  expect(lines.at(-1)).toBe("Nothing was written (--dry-run).")
  expect(await db.query("select * from source")).toEqual([])
})

test("a file with nothing but a header is reported as empty", async () => {
  const path = join(folder, "goats.csv")
  await writeFile(path, "country,indicator,period,value,unit\n")
  const { exit, lines } = await run("tidy-csv", "--from", path)
  expect(exit).toBe(0)
  expect(lines.at(-1)).toBe("goats.csv: neither figures nor descriptions of indicators in it")
})

test("rows that cannot be read are listed with their lines and refuse the file", async () => {
  const path = join(folder, "goats.csv")
  await writeFile(
    path,
    "country,indicator,period,value,unit\nKenya,Goats,2020,5,head\nAtlantis,Goats,2020,5,head\n",
  )
  const { exit, lines } = await run("tidy-csv", "--from", path)
  expect(exit).toBe(1)
  expect(lines).toContain("goats.csv: No country of this name is known: 1 left out")
  expect(lines).toContain("  line 3: Atlantis")
  expect(lines.at(-1)).toBe(
    "goats.csv was not imported because of the rows above; correct them, or leave them out with --skip-bad-rows.",
  )
  expect(await db.query("select * from series")).toEqual([])
  expect((await run("tidy-csv", "--from", path, "--skip-bad-rows")).exit).toBe(0)
  expect(await db.query("select country_code, values from series")).toEqual([
    { country_code: "KEN", values: [5] },
  ])
})

test("the sources are listed with publisher, licence and official address", async () => {
  const { exit, lines } = await run("--list")
  expect(exit).toBe(0)
  expect(lines).toContain("world-bank: World Development Indicators")
  expect(lines).toContain(
    "  publisher World Bank, CC BY 4.0: The World Bank: World Development Indicators",
  )
  expect(lines).toContain(
    "  without --from: https://databank.worldbank.org/data/download/WDI_CSV.zip",
  )
})

test("listing and help open no database", async () => {
  const lines: string[] = []
  const options = {
    openDb: () => Promise.reject(new Error("opened")),
    now: () => new Date("2026-03-04T12:00:00Z"),
    print: (line: string) => lines.push(line),
    isTerminal: false,
    varDir: folder,
  }
  expect(await importCommand({ ...options, args: ["--list"] })).toBe(0)
  expect(await importCommand({ ...options, args: ["--help"] })).toBe(0)
  expect(lines.at(-1)).toContain("npm run import -- --list")
})

test("an unknown source is answered with the names there are", async () => {
  const { exit, lines } = await run("world-bnak")
  expect(exit).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /^There is no importer "world-bnak"\. The importers are: world-bank, .*tidy-csv/,
  )
})

test("a missing file, an empty folder and a zip that is cut off end with one sentence", async () => {
  const cut = await writeZip(join(folder, "cut.zip"), { "API_KEN_DS2_en_csv_v2_1.csv": TABLE })
  await truncate(cut, 60)
  const empty = await temporaryFolder()
  for (const [path, sentence] of [
    [join(folder, "none.zip"), `There is no file or folder ${join(folder, "none.zip")}.`],
    [empty, `The folder ${empty} holds no .zip file.`],
    [cut, "cut.zip is not a complete zip file; it may be cut off or damaged."],
  ] as const)
    expect(await run("world-bank", "--from", path)).toEqual({ exit: 1, lines: [sentence] })
})

test("an unknown option is answered with how the command is used", async () => {
  const { exit, lines } = await run("world-bank", "--form", "x")
  expect(exit).toBe(1)
  expect(lines.join("\n")).toContain("npm run import -- IMPORTER [--from FILE_OR_FOLDER_OR_URL]")
})

test("an address that is not public https is refused", async () => {
  const { exit, lines } = await run("world-bank", "--from", "http://localhost/WDI_CSV.zip")
  expect(exit).toBe(1)
  expect(lines.at(-1)).toBe("http://localhost/WDI_CSV.zip does not begin with https://.")
})
