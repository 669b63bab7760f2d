import { readdirSync } from "node:fs"

/** `npm run faults -- NAME [HOW MANY] [WHICH PART]`: provokes faults and prints what held; the exit code is 1 when something did not. */
type Faults = { run(count: number | undefined, part: string | undefined): Promise<boolean> }

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.replace(/\.ts$/, ""))
const [, , name = "", count, part] = process.argv

// Sites that are started here fetch nothing by themselves.
process.env["FIRST_IMPORT"] ??= "off"

if (names.includes(name)) {
  const faults = (await import(`./${name}.ts`)) as Faults
  const isSound = await faults.run(count === undefined ? undefined : Number(count), part)
  process.exitCode = isSound ? 0 : 1
} else {
  console.error(`Which faults? npm run faults -- ${names.join("|")} [HOW MANY] [WHICH PART]`)
  process.exitCode = 1
}
