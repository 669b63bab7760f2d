import { expect, test } from "vitest"

import { buildExample } from "./schema-example.ts"

test("an example is put together from the examples of the parts", () => {
  const schema = {
    type: "object",
    properties: {
      name: { $ref: "#/components/schemas/Name" },
      list: { type: "array", items: { type: "integer", example: 3 } },
      either: { anyOf: [{ type: "string", example: "a" }, { type: "null" }] },
      fixed: { type: "string", const: "success" },
    },
  }
  expect(buildExample(schema, { Name: { type: "string", example: "Nigeria" } })).toEqual({
    name: "Nigeria",
    list: [3],
    either: "a",
    fixed: "success",
  })
})

test("without stated examples, plain values of the right type stand in", () => {
  const of = (type: string | string[]) => buildExample({ type }, {})
  expect([of("string"), of("integer"), of("boolean"), of("object")]).toEqual(["", 0, true, {}])
  expect(of(["string", "null"])).toBeNull()
  expect(buildExample({ type: "string", enum: ["yes", "no"] }, {})).toBe("yes")
})
