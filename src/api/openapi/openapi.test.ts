import { expect, test } from "vitest"
import * as z from "zod"

import { failureSchema } from "../answers/answer.schema.ts"
import { openApiDocument } from "./openapi.ts"
import { OPERATIONS } from "../v1/routes.ts"

const document = openApiDocument()

/** What these tests look into; a missing part fails the test that needs it. */
type Media = { example: unknown; examples: Record<string, { value: unknown }> }
type Described = {
  operationId: string
  parameters?: { name: string; schema: { description?: string; example?: unknown } }[]
  requestBody: { content: Record<"application/json", Media> }
  responses: Record<string, { content: Record<"application/json", Media> }>
}
type Plain = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, unknown> }
}
const plain = JSON.parse(JSON.stringify(document)) as Plain

const described = OPERATIONS.map((operation) => {
  const path = operation.path.replace(/[:*](\w+)/g, "{$1}")
  const json = plain.paths[path]?.[operation.method.toLowerCase()]
  if (!json) throw new Error(`${operation.id} is not described`)
  return { operation, json }
})

test("every call is described, and nothing else", () => {
  const ids = Object.values(plain.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  )
  expect(ids.sort()).toEqual(OPERATIONS.map(({ id }) => id).sort())
})

test("every parameter of a call is described with its meaning", () => {
  for (const { operation, json } of described) {
    const names = [...Object.keys(operation.params.shape), ...Object.keys(operation.query.shape)]
    const parameters = json.parameters ?? []
    expect(parameters.map(({ name }) => name).sort()).toEqual(names.sort())
    for (const parameter of parameters) expect(parameter.schema.description).toBeTruthy()
  }
})

test("example answers fit their schemas, so they show what is answered", () => {
  for (const { operation, json } of described) {
    if (operation.files) continue
    const example = json.responses["200"]?.content["application/json"].example
    expect(() => operation.answer.parse(example)).not.toThrow()
    expect(JSON.stringify(example).length).toBeGreaterThan(40)
  }
})

test("example bodies are accepted", () => {
  for (const { operation, json } of described) {
    if (!operation.body || operation.upload) continue
    const { example } = json.requestBody.content["application/json"]
    expect(operation.body.safeParse(example).error, operation.id).toBeUndefined()
  }
})

test("example parameters are accepted", () => {
  for (const { operation, json } of described) {
    const parameters = json.parameters ?? []
    for (const { name, schema } of parameters) {
      if (schema.example === undefined) continue
      const fields = z.object({ ...operation.params.shape, ...operation.query.shape }).partial()
      expect(fields.safeParse({ [name]: schema.example }).success, name).toBe(true)
    }
  }
})

test("every failure has an example that fits", () => {
  for (const { operation, json } of described) {
    for (const [status, response] of Object.entries(json.responses)) {
      if (status < "400") continue
      const { examples } = response.content["application/json"]
      for (const { value } of Object.values(examples))
        expect(failureSchema.safeParse(value).error, `${operation.id} ${status}`).toBeUndefined()
    }
  }
})

test("answers name all their fields: none has room for others", () => {
  const open: string[] = []
  const walk = (schema: unknown, path: string): void => {
    if (typeof schema !== "object" || schema === null) return
    const isClosed = "additionalProperties" in schema && schema.additionalProperties === false
    if ("properties" in schema && !isClosed) open.push(path)
    for (const [key, part] of Object.entries(schema)) walk(part, `${path}/${key}`)
  }
  for (const [name, schema] of Object.entries(plain.components.schemas)) walk(schema, name)
  for (const { operation, json } of described) walk(json.responses, operation.id)
  expect(open).toEqual([])
})

test("addresses in it lead somewhere: every pointer has its component", () => {
  const pointers = JSON.stringify(plain).match(/#\/components\/schemas\/\w+/g) ?? []
  expect(pointers.length).toBeGreaterThan(5)
  for (const pointer of pointers) {
    expect(Object.keys(plain.components.schemas)).toContain(pointer.split("/").at(-1))
  }
})
