/** A JSON Schema as it stands in the OpenAPI file. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  description?: string
  example?: unknown
  default?: unknown
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  minimum?: number
  maximum?: number
  maxLength?: number
}

export type JsonSchemas = Readonly<Record<string, JsonSchema>>

/** The schema itself, or the component that it points to. */
export function resolveSchema(schema: JsonSchema, components: JsonSchemas): JsonSchema {
  const { $ref, ...own } = schema
  const name = $ref?.split("/").at(-1)
  return name === undefined ? schema : { ...components[name], ...own }
}

/** An example built from the examples of the parts; null where nothing better is stated and null is allowed. */
export function buildExample(schema: JsonSchema, components: JsonSchemas): unknown {
  const resolved = resolveSchema(schema, components)
  if (resolved.example !== undefined) return resolved.example
  if (resolved.const !== undefined) return resolved.const
  const [choice] = resolved.anyOf ?? []
  if (choice) return buildExample(choice, components)
  if (resolved.properties) {
    const entries = Object.entries(resolved.properties)
    return Object.fromEntries(entries.map(([key, part]) => [key, buildExample(part, components)]))
  }
  if (resolved.items) return [buildExample(resolved.items, components)]
  return plainExample(resolved)
}

function plainExample(schema: JsonSchema): unknown {
  const types = [schema.type ?? "object"].flat()
  if (types.includes("null")) return null
  if (schema.enum) return schema.enum[0]
  if (types.includes("string")) return ""
  if (types.includes("boolean")) return true
  return types.includes("object") ? {} : 0
}
