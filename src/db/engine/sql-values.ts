import type { SqlValue } from "./database.ts"

type Parser = (text: string) => unknown

/** Converts a value to the text that PostgreSQL reads, for every adapter alike; `null` stays null. */
export function toSqlText(value: SqlValue): string | null {
  if (value === null) return null
  if (typeof value === "string") return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return toArrayText(value)
  return String(value)
}

function toArrayText(values: readonly SqlValue[]): string {
  return `{${values.map(toArrayElement).join(",")}}`
}

function toArrayElement(value: SqlValue): string {
  if (value === null) return "null"
  if (Array.isArray(value)) return toArrayText(value)
  if (typeof value === "number") return String(value)
  return `"${String(toSqlText(value)).replace(/["\\]/g, "\\$&")}"`
}

/** The parser for the text of a column, by the id of its type. Values of types without a parser stay text. */
export function findParser(typeId: number): Parser {
  return PARSERS.get(typeId) ?? asText
}

const asText: Parser = (text) => text
const asBoolean: Parser = (text) => text === "t"
const asDate: Parser = (text) => new Date(toIsoTime(text))

// PostgreSQL writes "2026-07-05 08:00:00.5+00", its zones with or without minutes.
function toIsoTime(text: string): string {
  return text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")
}

// Numbers have no quotes and no commas inside, so a whole array splits at once.
function parseNumbers(text: string): (number | null)[] {
  if (text === "{}") return []
  return text
    .slice(1, -1)
    .split(",")
    .map((part) => (part === "NULL" ? null : Number(part)))
}

const ARRAY_ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/gs

function createArrayParser(parse: Parser): Parser {
  return (text) =>
    Array.from(text.slice(1, -1).matchAll(ARRAY_ELEMENT), ([, quoted, bare]) => {
      if (quoted !== undefined) return parse(quoted.replace(/\\(.)/gs, "$1"))
      return bare === "NULL" || bare === undefined ? null : parse(bare)
    })
}

const PARSERS: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [16, asBoolean], // bool
  [20, Number], // int8
  [21, Number], // int2
  [23, Number], // int4
  [26, Number], // oid
  [700, Number], // float4
  [701, Number], // float8
  [1700, Number], // numeric
  [114, JSON.parse], // json
  [3802, JSON.parse], // jsonb
  [1184, asDate], // timestamptz
  [1005, parseNumbers], // int2[]
  [1007, parseNumbers], // int4[]
  [1016, parseNumbers], // int8[]
  [1021, parseNumbers], // float4[]
  [1022, parseNumbers], // float8[]
  [1231, parseNumbers], // numeric[]
  [1000, createArrayParser(asBoolean)], // bool[]
  [1009, createArrayParser(asText)], // text[]
  [1015, createArrayParser(asText)], // varchar[]
  [1182, createArrayParser(asText)], // date[]
  [1185, createArrayParser(asDate)], // timestamptz[]
  [2951, createArrayParser(asText)], // uuid[]
])
