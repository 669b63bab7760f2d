import type { Call } from "./list-calls.ts"

/** The TypeScript client: one file without dependencies. */
export function writeTypescript(calls: readonly Call[]): string {
  return `${HEAD}${calls.map(writeMethod).join("\n")}
${TAIL}`
}

const HEAD = `// Made by \`npm run clients\` from the API's own description.

/** What a call answers, by the names of the documentation (/api/docs). */
export type Data = Record<string, unknown>

/** A refusal in the words of the site, with the status of HTTP. */
export class SankoreError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** One figure with the sentence and the citation to quote it. */
export type Fact = {
  value: number
  unit: string
  period: string
  status: "actual" | "forecast" | "doubtful"
  sentence: string
  citation: string
  vintage: string
  address: string
  indicator: { id: string; name: string; code: string }
  country: { code: string; name: string }
  source: { publisher: string; title: string; licence: string; url: string }
}

/** A figure of a panel; a missing one is null, never 0. */
export type PanelRow = {
  country_code: string
  country: string
  indicator_id: string
  indicator: string
  period: string
  value: number | null
  unit: string
  status: "actual" | "forecast" | "doubtful" | null
  vintage: string
  publisher: string
  licence: string
}

type Value = string | number | undefined
type Point = { period: string; value: number | null; status?: PanelRow["status"]; vintage?: string }
type Version = { vintage: string; publisher: string; licence: string; data: Point[] }
type Series = Record<"countryCode" | "country" | "indicatorId" | "indicator" | "unit", string> & {
  versions: Version[]
}

/** Reads the public data of a site: \`new Sankore("https://…")\`. */
export class Sankore {
  readonly site: string
  constructor(site: string) {
    this.site = site.replace(/\\/+$/, "")
  }
`

const TAIL = `
  /** One figure; the newest actual one unless a period is named. */
  fact(indicator: string, country: string, period = "latest", asOf?: string): Promise<Fact> {
    const path = [indicator, country, period].map(encodeURIComponent).join("/")
    return this.read(\`/fact/\${path}.json\`, { asOf }) as Promise<Fact>
  }

  /** The figures of several indicators in several countries, one row each. */
  async panel(query: Parameters<Sankore["getPanel"]>[0]): Promise<PanelRow[]> {
    const { series } = (await this.getPanel(query)) as { series: Series[] }
    return series.flatMap((one) =>
      one.versions.flatMap(({ vintage, publisher, licence, data }) =>
        data.map((point) => ({
          country_code: one.countryCode,
          country: one.country,
          indicator_id: one.indicatorId,
          indicator: one.indicator,
          period: point.period,
          value: point.value,
          unit: one.unit,
          status: point.status ?? (point.value === null ? null : "actual"),
          vintage: point.vintage ?? vintage,
          publisher,
          licence,
        })),
      ),
    )
  }

  async #call<T = Data>(path: string, query: Record<string, Value>): Promise<T> {
    const body = (await this.read(\`/api/v1\${path}\`, query)) as { data?: T }
    return body.data ?? (body as T)
  }

  /** What stands at an address of the site, as JSON. */
  async read(path: string, query: Record<string, Value> = {}): Promise<unknown> {
    const pairs = Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    )
    const text = new URLSearchParams(pairs).toString()
    const answer = await fetch(this.site + path + (text && \`?\${text}\`))
    const said = await answer.text()
    if (answer.ok) return JSON.parse(said)
    // Calls refuse in JSON, files in plain words; a page of a proxy says nothing of the figures.
    const reason = said.startsWith("{") ? (JSON.parse(said) as { error?: string }).error : said
    throw new SankoreError(answer.status, !reason || reason.startsWith("<") ? answer.statusText : reason)
  }
}
`

function writeMethod({ name, path, summary, parameters, isList }: Call): string {
  const inPath = parameters.filter(({ place }) => place === "path")
  const inQuery = parameters.filter(({ place }) => place === "query")
  const isOptional = inQuery.every(({ isRequired }) => !isRequired)
  const fields = inQuery.map(
    ({ name: key, isRequired, isNumber }) =>
      `${key}${isRequired ? "" : "?"}: ${isNumber ? "number" : "string"}`,
  )
  const query = `query: { ${fields.join("; ")} }${isOptional ? " = {}" : ""}`
  const given = [
    ...inPath.map(({ name: key }) => `${key}: string`),
    ...(fields.length > 0 ? [query] : []),
  ]
  const address = path.replace(/\{(\w+)\}/g, "${encodeURIComponent($1)}")
  return `
  /** ${summary} */
  ${name}(${given.join(", ")}): Promise<${isList ? "Data[]" : "Data"}> {
    return this.#call(\`${address}\`, ${fields.length > 0 ? "query" : "{}"})
  }`
}
