import { mkdir, symlink, truncate, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { beforeEach, expect, test } from "vitest"

import { toArray } from "#tests/support/to-array.ts"
import { temporaryFolder, writeZip } from "#tests/support/zip.ts"

import { recogniseFolder } from "./recognise-folder.ts"
import { IMPORTERS } from "./registry.ts"

let folder = ""
beforeEach(async () => {
  folder = await temporaryFolder()
})

const WIDE =
  '"Country Name","Country Code","Indicator Name","Indicator Code","2021",\n"Kenya","KEN","Population","SP.POP.TOTL","53",\n'
const TIDY = "Country;Indicator;Period;Value;Unit\nKenya;Goats;2020;5;head\n"
const GHO = "GHO,PUBLISHSTATE,YEAR,COUNTRY,Display Value,Numeric\nWHS1,PUBLISHED,2020,KEN,5,5\n"

const now = () => new Date("2026-03-04T12:00:00Z")

async function recognised(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const each of recogniseFolder({ folder, importers: IMPORTERS, now }))
    found[each.path] = "importer" in each ? each.importer.id : `- ${each.reason}`
  return found
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(folder, path, ".."), { recursive: true })
  await writeFile(join(folder, path), text)
}

test("each file and sub-folder goes to the importer of its layout, whatever they are called", async () => {
  await writeZip(join(folder, "a.zip"), { "API_KEN_DS2_en_csv_v2_1.csv": WIDE })
  await write("goats.csv", TIDY)
  await write("health/WHS1.csv", GHO)
  expect(await recognised()).toEqual({
    "a.zip": "world-bank",
    "goats.csv": "tidy-csv",
    health: "who-gho",
  })
})

test("a sub-folder that no importer takes as a whole is searched", async () => {
  await mkdir(join(folder, "mixed"))
  await writeZip(join(folder, "mixed/a.zip"), { "API_KEN_DS2_en_csv_v2_1.csv": WIDE })
  await writeZip(join(folder, "mixed/b.zip"), { "notes.txt": "nothing" })
  expect(await recognised()).toEqual({
    "mixed/a.zip": "world-bank",
    "mixed/b.zip": "- in no layout that is known",
  })
})

test("unknown files are reported, hidden files are ignored", async () => {
  await write("README.md", "# Data\n")
  await write("table.csv", "a,b\n1,2\n")
  await write("empty.csv", "")
  await write(".cache", "x")
  expect(await recognised()).toEqual({
    "README.md": "- in no layout that is known",
    "empty.csv": "- in no layout that is known",
    "table.csv": "- in no layout that is known",
  })
})

test("what is cut off is reported as damaged, what is merely unknown is not", async () => {
  await writeZip(join(folder, "cut.zip"), { "API_KEN_DS2_en_csv_v2_1.csv": WIDE })
  await truncate(join(folder, "cut.zip"), 60)
  await write("pack/datapackage.json", '{ "name": "people", "reso')
  await write("table.csv", "a,b\n1,2\n")
  const found = await toArray(recogniseFolder({ folder, importers: IMPORTERS, now }))
  expect(found).toEqual([
    {
      path: "cut.zip",
      reason: "cut.zip is not a complete zip file; it may be cut off or damaged.",
      isDamaged: true,
    },
    {
      path: "pack/datapackage.json",
      reason: expect.stringContaining("it is not a complete JSON object") as string,
      isDamaged: true,
    },
    { path: "table.csv", reason: "in no layout that is known", isDamaged: false },
  ])
})

test("what cannot be opened is reported, and the others are still recognised", async () => {
  await write("goats.csv", TIDY)
  await symlink(join(folder, "gone.csv"), join(folder, "a.csv"))
  await mkdir(join(folder, "data"))
  await symlink(join(folder, "data/loop"), join(folder, "data/loop"))
  expect(await recognised()).toEqual({
    "a.csv": `- There is no file or folder ${join(folder, "a.csv")}.`,
    "data/loop": expect.stringMatching(/cannot be read: too many symbolic links/),
    "goats.csv": "tidy-csv",
  })
})

test("a publisher's importer comes before one of a general layout", async () => {
  const description = { name: "ddf--gapminder--systema_globalis", resources: [] }
  await writeZip(join(folder, "ddf--gapminder--systema_globalis.zip"), {
    "datapackage.json": JSON.stringify(description),
    "ddf--datapoints--x--by--geo--time.csv": "geo,time,x\nken,2020,5\n",
  })
  expect(Object.values(await recognised())).toEqual(["ddf"])
})

test("a folder that does not exist is refused", async () => {
  folder = join(folder, "none")
  await expect(recognised()).rejects.toMatchObject({ code: "bad-file" })
})
