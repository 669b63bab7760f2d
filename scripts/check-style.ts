import { readFileSync } from "node:fs"
import { join } from "node:path"

import { listFullestFolders } from "./style/folder-sizes.ts"
import { MEASURES } from "./style/measures.ts"
import { parseSource, readSourceTree } from "./style/source-tree.ts"

/**
 * Prints how far the code keeps the rules of style that can be counted, and fails where a limit is passed:
 * npm run check:style. With a part of a rule's name it lists what was found: npm run check:style -- retired
 */
const ROOT = join(import.meta.dirname, "..")
const SETTINGS = ["vite.config.ts", "react-router.config.ts"]
const wanted = process.argv[2]

const settings = SETTINGS.map((path) => parseSource(path, readFileSync(join(ROOT, path), "utf8")))
const files = readSourceTree(join(ROOT, "src"))

const results = MEASURES.map((measure) => {
  const found = measure.find(measure.readsSettings ? [...files, ...settings] : files)
  const figure = measure.toFigure?.(found.length, files) ?? found.length
  return { ...measure, found, figure: Math.round(figure * 10) / 10 }
})

console.log(`${"rule".padEnd(44)}${"found".padStart(8)}${"limit".padStart(8)}${"aim".padStart(8)}`)
for (const result of results) {
  const { name, figure, limit, aim } = result
  const columns = [figure, limit, aim].map((value) => String(value).padStart(8)).join("")
  console.log(`${name.padEnd(44)}${columns}${describeResult(result)}`)
}
const fullest = listFullestFolders(files).map(({ folder, count }) => `${folder} ${count}`)
console.log(`\nFullest folders: ${fullest.join(", ")}`)

for (const { name, found, figure, limit } of results)
  if (wanted === undefined ? figure > limit : name.includes(wanted))
    console.log(`\n${name}:\n${found.map((each) => `  ${each}`).join("\n")}`)

if (results.some(({ figure, limit }) => figure > limit)) process.exitCode = 1

type Result = { figure: number; limit: number; aim: number }

function describeResult({ figure, limit, aim }: Result): string {
  if (figure > limit) return "  too many"
  return limit > aim && figure < limit ? "  lower the limit" : ""
}
