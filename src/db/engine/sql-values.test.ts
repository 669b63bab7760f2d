import { expect, test } from "vitest"
import { findParser, toSqlText } from "./sql-values.ts"

test("a value becomes the text PostgreSQL reads", () => {
  expect(toSqlText(null)).toBeNull()
  expect(toSqlText(1e21)).toBe("1e+21")
  expect(toSqlText(true)).toBe("true")
  expect(toSqlText(new Date(0))).toBe("1970-01-01T00:00:00.000Z")
  expect(toSqlText([1, null, 2.5])).toBe("{1,null,2.5}")
  expect(toSqlText(['a"b', "c\\d", null])).toBe('{"a\\"b","c\\\\d",null}')
  expect(toSqlText([[1], [2]])).toBe("{{1},{2}}")
})

test("a missing figure in a list stays missing, never zero", () => {
  expect(findParser(1022)("{NULL,0,NULL}")).toEqual([null, 0, null])
  expect(findParser(1022)("{NaN,Infinity,-Infinity}")).toEqual([NaN, Infinity, -Infinity])
})

test("a moment is read in any zone the session may have", () => {
  const noon = new Date("2026-07-05T12:00:00Z")
  expect(findParser(1184)("2026-07-05 12:00:00+00")).toEqual(noon)
  expect(findParser(1184)("2026-07-05 17:30:00+05:30")).toEqual(noon)
  expect(findParser(1184)("2026-07-05 07:00:00.000-05")).toEqual(noon)
})

test("a type without a rule stays text", () => {
  expect(findParser(1082)("2026-07-05")).toBe("2026-07-05")
  expect(findParser(2950)("6f1c1f1e-0000-4000-8000-000000000001")).toMatch(/^6f1c/)
})
