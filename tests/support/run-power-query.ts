import { readPlainCsv } from "./plain-csv.ts"

type Table = { header: readonly string[]; rows: readonly (readonly unknown[])[] }
type Step = { form: RegExp; run(input: Table, parts: readonly string[]): Table | Promise<Table> }

/** What our code in Power Query uses, each with just the arguments that it gives; anything else is a fault. */
const STEPS: readonly Step[] = [
  {
    form: /^Csv\.Document\(Web\.Contents\("([^"]+)"\), \[Delimiter = ",", Encoding = 65001, QuoteStyle = QuoteStyle\.Csv\]\)$/,
    run: async (_input, [address = ""]) => ({ header: [], rows: await fetchCsv(address) }),
  },
  {
    form: /^Table\.PromoteHeaders\((\w+)\)$/,
    run: ({ rows: [first = [], ...rows] }) => ({ header: first.map(String), rows }),
  },
  {
    form: /^Table\.TransformColumnTypes\((\w+), \{\{"(\w+)", type number\}\}, "en-US"\)$/,
    run: ({ header, rows }, [, column = ""]) => ({
      header,
      rows: rows.map((row) =>
        row.map((cell, at) => (header[at] === column ? toNumber(cell) : cell)),
      ),
    }),
  },
]

/** Runs the few functions of Power Query that our code names, step by step as Excel does, and gives its table. */
export async function runPowerQuery(code: string): Promise<Record<string, unknown>[]> {
  const text = code.replaceAll(/^\/\/.*$/gm, "")
  const [, body, result] = /^\s*let\n([^]*)\nin\s+(\w+)\s*$/.exec(text) ?? []
  const tables = new Map<string, Table>()
  for (const line of (body ?? "").split(/,\n/)) {
    const [, name = "", call = ""] = /^\s*(\w+) = (.*)$/.exec(line) ?? []
    const step = STEPS.find(({ form }) => form.test(call))
    if (!step) throw new Error(`Power Query: “${call}” is not known here.`)
    const parts = (step.form.exec(call) ?? []).slice(1)
    const input = tables.get(parts[0] ?? "") ?? { header: [], rows: [] }
    tables.set(name, await step.run(input, parts))
  }
  const table = tables.get(result ?? "")
  if (!table) throw new Error("Power Query: nothing follows “in”.")
  return table.rows.map((row) =>
    Object.fromEntries(table.header.map((name, at) => [name, row[at]])),
  )
}

async function fetchCsv(address: string): Promise<string[][]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${String(answer.status)}.`)
  return readPlainCsv(await answer.text())
}

/** Excel has an empty cell for an empty text, and an error for what is no number. */
function toNumber(cell: unknown): number | null {
  if (cell === "") return null
  const value = Number(cell)
  if (Number.isNaN(value)) throw new Error(`Power Query: “${String(cell)}” is no number.`)
  return value
}
