import type { Client } from "@modelcontextprotocol/sdk/client/index.js"

/** A question with the call that a reader of the tools' list makes for it, and the figures by `code period`. */
export type McpTask = {
  ask: string
  tool: string
  args: Record<string, string | number>
  indicatorId: string
  figures: Record<string, number>
  /** How many countries a ranking must have. */
  ranked?: number
  /** The verdict of a check. */
  status?: string
}

export type TaskResult = {
  ask: string
  tool: string
  isRight: boolean
  fault: string
  calls: number
  textBytes: number
  bytes: number
  figures: number
  withoutOrigin: number
  ms: number
}

/** A figure as an answer gives it with what must stand beside it. */
type GivenFigure = { key: string; value: number; hasOrigin: boolean }

type Body = Record<string, unknown>
type ToolAnswer = {
  content: { type: string; text: string }[]
  structuredContent?: Body
  isError?: boolean
}

const MAX_CALLS = 3
/** Figures are held against each other in six significant digits. */
const TOLERANCE = 1e-5

/** Makes the calls of one task: what is refused is asked again as the refusal says. */
export async function runTask(client: Client, task: McpTask): Promise<TaskResult> {
  const isDefinition = task.tool === "definition"
  const name = isDefinition ? "fact" : task.tool
  const start = performance.now()
  let args = task.args
  let calls = 0
  let bytes = 0
  let answer: ToolAnswer
  do {
    answer = (await client.callTool({ name, arguments: args })) as ToolAnswer
    calls += 1
    bytes += Buffer.byteLength(JSON.stringify(answer))
    args = followHint(args, answer) ?? args
  } while (answer.isError === true && calls < MAX_CALLS)
  const body = answer.structuredContent ?? {}
  if (isDefinition) {
    const read = await client.readResource({ uri: String(body["definition"]) })
    calls += 1
    bytes += Buffer.byteLength(JSON.stringify(read))
  }
  const given = listFigures(task, body)
  const fault = findFault(task, body, given) ?? ""
  return {
    ask: task.ask,
    tool: task.tool,
    isRight: fault === "",
    fault: answer.isError === true ? (answer.content[0]?.text ?? "") : fault,
    calls,
    textBytes: Buffer.byteLength(answer.content[0]?.text ?? ""),
    bytes,
    figures: given.length,
    withoutOrigin: given.filter(({ hasOrigin }) => !hasOrigin).length,
    ms: performance.now() - start,
  }
}

/** The arguments with the first of the nearest that a refusal names. */
function followHint(args: McpTask["args"], { isError, content }: ToolAnswer) {
  const text = content[0]?.text ?? ""
  if (isError !== true) return undefined
  const country = /no such country.*The nearest: .*?\((\w{3})\)/.exec(text)?.[1]
  if (country !== undefined) return { ...args, country }
  const indicator = /no such indicator.*The nearest: (\S+)/.exec(text)?.[1]
  return indicator === undefined ? undefined : { ...args, indicator }
}

function findFault(
  { figures, indicatorId, ranked, status }: McpTask,
  body: Body,
  given: readonly GivenFigure[],
): string | undefined {
  const values = new Map(given.map(({ key, value }) => [key, value]))
  const wrong = Object.entries(figures).find(
    ([key, value]) =>
      !isClose(values.get(key), value) && !isClose(values.get(`${indicatorId} ${key}`), value),
  )
  if (wrong) {
    const [key, value] = wrong
    return `${key} is ${String(value)}, given was ${String(values.get(key))} of ${String(body["indicatorId"])}`
  }
  if (ranked !== undefined && body["ranked"] !== ranked) {
    return `${String(ranked)} countries have a figure, ${String(body["ranked"])} were ranked`
  }
  const [claim] = (body["claims"] ?? []) as Body[]
  return status === undefined || claim?.["status"] === status
    ? undefined
    : `the verdict is ${String(claim?.["status"])}`
}

function isClose(given: number | undefined, expected: number): boolean {
  return (
    given !== undefined &&
    Math.abs(given - expected) <= TOLERANCE * Math.max(1e-9, Math.abs(expected))
  )
}

/** Every figure of an answer by place and period. */
function listFigures({ tool }: McpTask, body: Body): GivenFigure[] {
  const hasOrigin = isComplete(body)
  const rows = (body["rows"] ?? []) as Body[]
  switch (tool) {
    case "rank":
    case "compare":
      return rows.flatMap((row) => figure([row["code"], body["period"]], row["value"], hasOrigin))
    case "series":
      return listValues(body, [body["code"]])
    case "panel":
      return (body["series"] as Body[]).flatMap((one) =>
        listValues(one, [one["indicatorId"], one["code"]]),
      )
    case "vintages":
      return (body["vintages"] as Body[]).flatMap((one) =>
        figure([one["dataAsOf"], one["period"]], one["value"], hasOrigin),
      )
    case "answer":
      return rows.flatMap((row) => figure([row["code"], row["period"]], row["value"], hasOrigin))
    case "check":
      return ((body["claims"] ?? []) as Body[]).flatMap((claim) =>
        figure([claim["code"], claim["period"]], claim["value"], isComplete(claim)),
      )
    default:
      return figure([body["code"], body["period"]], body["value"], hasOrigin)
  }
}

function listValues(body: Body, names: readonly unknown[]): GivenFigure[] {
  const values = (body["values"] ?? {}) as Record<string, number | null>
  return Object.entries(values).flatMap(([period, value]) =>
    figure([...names, period], value, isComplete(body)),
  )
}

function figure(names: readonly unknown[], value: unknown, hasOrigin: boolean): GivenFigure[] {
  if (typeof value !== "number") return []
  const isDated = /^\d{4}/.test(String(names.at(-1)))
  return [{ key: names.map(String).join(" "), value, hasOrigin: hasOrigin && isDated }]
}

/** Whether unit, publisher and an address stand beside a figure. */
function isComplete(body: Body): boolean {
  return (
    isText(body["unit"]) &&
    (isText(body["publisher"]) || (Array.isArray(body["sources"]) && body["sources"].length > 0)) &&
    isText(body["address"]) &&
    String(body["address"]).startsWith("https://")
  )
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== ""
}
