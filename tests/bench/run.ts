import { readdirSync } from "node:fs"

/** `npm run bench -- NAME`: each benchmark prints its own table, with its peers in the same run. */
type Bench = { run(): Promise<void> }

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.replace(/\.ts$/, ""))
const name = process.argv[2] ?? ""

// Sites that are started here fetch nothing by themselves.
process.env["FIRST_IMPORT"] ??= "off"

if (names.includes(name)) {
  const bench = (await import(`./${name}.ts`)) as Bench
  await bench.run()
} else {
  console.error(`Which benchmark? npm run bench -- ${names.join("|")}`)
  process.exitCode = 1
}
