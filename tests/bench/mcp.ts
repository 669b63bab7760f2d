import { readFileSync } from "node:fs"
import type { AddressInfo } from "node:net"

import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import fastify from "fastify"

import { createAnswerer } from "#answers/create-answerer.ts"
import { mcpRoute } from "#api/mcp-route.ts"
import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { accessTable } from "#domain/accounts/access.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { createLimits } from "#limits/create-limits.ts"
import { createSearch } from "#search/create-search.ts"

import { runTask, type McpTask, type TaskResult } from "./support/mcp-agent.ts"
import { quantile, round3 } from "./support/numbers.ts"

const TODAY = new Date("2026-11-22T12:00:00Z")
const PUBLIC_URL = "https://sankore.example"

/**
 * A hundred written tasks against the database of BENCH_FULL_URL, done over the official client by an agent that
 * follows fixed rules. The figures expected were read from the database by SQL alone.
 */
export async function run(): Promise<void> {
  const url = process.env["BENCH_FULL_URL"]
  if (url === undefined) {
    console.log("Skipped: it needs BENCH_FULL_URL.")
    return
  }
  const tasks = JSON.parse(
    readFileSync(new URL("mcp-tasks.json", import.meta.url), "utf8"),
  ) as McpTask[]
  const db = await openDatabase({ url })
  try {
    await measure(db, tasks)
  } finally {
    await db.close()
  }
}

async function measure(db: Database, tasks: readonly McpTask[]): Promise<void> {
  const app = fastify()
  await app.register(mcpRoute(await openServices(db)))
  await app.listen({ host: "127.0.0.1", port: 0 })
  const { port } = app.server.address() as AddressInfo
  const client = new Client({ name: "bench", version: "1" })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${String(port)}/mcp`)),
  )
  try {
    const { tools } = await client.listTools()
    const results: TaskResult[] = []
    for (const task of tasks) results.push(await runTask(client, task))
    printResults(results)
    console.log(`The list of tools has ${String(JSON.stringify(tools).length)} bytes.`)
  } finally {
    await client.close()
    await app.close()
  }
}

async function openServices(db: Database): Promise<Parameters<typeof mcpRoute>[0]> {
  const now = () => TODAY
  const catalog = createCatalog(db)
  const search = await createSearch({ db, catalog, now })
  return {
    catalog,
    search,
    now,
    publicUrl: PUBLIC_URL,
    factChecker: createFactChecker({
      catalog,
      publicUrl: PUBLIC_URL,
      findByName: search.named,
    }),
    answerer: createAnswerer({ catalog, findByName: search.named }),
    limits: createLimits({ db, secret: "bench", factor: 1000, now, report: () => undefined }),
    access: accessTable(["fact-checking"]),
    findSession: () => Promise.resolve(undefined),
  }
}

function printResults(results: readonly TaskResult[]): void {
  const groups = Map.groupBy(results, ({ tool }) => tool)
  const table = [...groups, ["all", results] as const].map(([tool, group]) => ({
    tool,
    tasks: group.length,
    "all figures right": group.filter(({ isRight }) => isRight).length,
    "calls, mean": round3(sum(group.map(({ calls }) => calls)) / group.length),
    "text bytes, median": quantile(
      group.map(({ textBytes }) => textBytes),
      0.5,
    ),
    "answer bytes, median": quantile(
      group.map(({ bytes }) => bytes),
      0.5,
    ),
    "answer bytes, most": Math.max(...group.map(({ bytes }) => bytes)),
    figures: sum(group.map(({ figures }) => figures)),
    "without origin": sum(group.map(({ withoutOrigin }) => withoutOrigin)),
    "p50 ms": round3(
      quantile(
        group.map(({ ms }) => ms),
        0.5,
      ),
    ),
  }))
  console.table(table)
  for (const { ask, isRight, fault } of results) {
    if (!isRight) console.log(`  ${ask}\n    ${fault}`)
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
