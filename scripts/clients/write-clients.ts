import { openApiDocument } from "#api/openapi/openapi.ts"

import { listCalls } from "./list-calls.ts"
import { writePython } from "./write-python.ts"
import { writeR } from "./write-r.ts"
import { writeTypescript } from "./write-typescript.ts"

/** The clients as files of the folder `clients`, by their paths in it. */
export function writeClients(): ReadonlyMap<string, string> {
  const calls = listCalls(openApiDocument())
  return new Map([
    ["typescript/sankore.ts", writeTypescript(calls)],
    ["python/sankore.py", writePython(calls)],
    ["r/sankore.R", writeR(calls)],
  ])
}
