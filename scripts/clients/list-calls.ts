import type { OpenApiDocument } from "#api/openapi/openapi.ts"

/** A call that reads, as a client needs it. */
export type Call = {
  /** `getPanel`. */
  name: string
  /** `/dataset/{id}`. */
  path: string
  summary: string
  parameters: readonly Parameter[]
  /** Whether it answers a plain list. */
  isList: boolean
}

export type Parameter = {
  name: string
  place: "path" | "query"
  isRequired: boolean
  isNumber: boolean
}

/** Texts of the site are no data. */
const LEFT_OUT = /^\/(?:stories|check)\b/

/** Every call that reads data and that anybody may make, from the API's own description. */
export function listCalls(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, { get }]) => {
    if (!get?.operationId || get.security || LEFT_OUT.test(path)) return []
    const parameters = (get.parameters ?? []).flatMap(readParameter)
    const isList = answersList(get.responses?.["200"])
    return [{ name: get.operationId, path, summary: get.summary ?? "", parameters, isList }]
  })
}

function answersList(answer: unknown): boolean {
  const { content } = (answer ?? {}) as {
    content?: Record<string, { schema?: { type?: unknown } }>
  }
  return content?.["application/json"]?.schema?.type === "array"
}

function readParameter(parameter: object): Parameter[] {
  if (!("name" in parameter) || !("in" in parameter)) return []
  const { name, in: place, required, schema } = parameter as {
    name: string
    in: string
    required?: boolean
    schema?: { type?: unknown }
  }
  if (place !== "path" && place !== "query") return []
  const isNumber = schema?.type === "integer" || schema?.type === "number"
  return [{ name, place, isRequired: required === true, isNumber }]
}

/** `get_panel` for `getPanel`, as Python and R write names. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Those without which a call cannot be made come first. */
export function requiredFirst(parameters: readonly Parameter[]): Parameter[] {
  return parameters.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
}
