import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"

/** How the server answers for one indicator instead of as it should. */
export type ServerFault = (request: Parameters<RequestListener>[0], reply: Reply) => void
type Reply = Parameters<RequestListener>[1]

/** A server on this machine that speaks the World Bank's API, with made-up figures of three countries. */
export type WorldBankServer = {
  /** Begins its addresses: `http://127.0.0.1:40123`. */
  origin: string
  /** The codes that were asked for, one for each request, in order. */
  asked: string[]
  /** Faults by code; they stay until they are taken out. */
  faults: Map<string, ServerFault>
  close(): Promise<void>
}

const COUNTRIES = ["KEN", "NGA", "GHA"]
const YEARS = ["2022", "2023", "2024"]

/** Opens the server on a free port. */
export async function openWorldBankServer(): Promise<WorldBankServer> {
  const asked: string[] = []
  const faults = new Map<string, ServerFault>()
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? "/", "http://localhost")
    const code = url.pathname.split("/").at(-1) ?? ""
    const isList = url.pathname.includes("/country/")
    if (isList) asked.push(code)
    const fault = isList ? faults.get(code) : undefined
    if (fault) fault(request, reply)
    else reply.end(JSON.stringify(isList ? listValues(code) : describe(code)))
  })
  await listen(server)
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    asked,
    faults,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
}

/** One page with a value for each country and year. */
export function listValues(code: string, head: object = {}): unknown {
  const rows = COUNTRIES.flatMap((iso3, k) =>
    YEARS.map((date) => ({
      indicator: { id: code, value: `Indicator ${code}` },
      country: { id: iso3.slice(0, 2), value: iso3 },
      countryiso3code: iso3,
      date,
      value: Number(date) - 2000 + k,
      unit: "",
      obs_status: "",
      decimal: 0,
    })),
  )
  const { length } = rows
  return [
    { page: 1, pages: 1, per_page: 20_000, total: length, lastupdated: "2026-10-01", ...head },
    rows,
  ]
}

function describe(code: string): unknown {
  return [
    { page: 1, pages: 1, per_page: "50", total: 1 },
    [
      {
        id: code,
        name: `Indicator ${code}`,
        unit: "",
        source: { id: "2", value: "World Development Indicators" },
        sourceNote: "Made up.",
        sourceOrganization: "A test",
        topics: [{ id: "3", value: "Economy & Growth" }],
      },
    ],
  ]
}
