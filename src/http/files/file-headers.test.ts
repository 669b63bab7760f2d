import { expect, test } from "vitest"

import { fileHeaders } from "./file-headers.ts"

test.each([
  [true, "attachment"],
  [false, "inline"],
])("a file is kept (%s) as %s, and nothing in it may run", (isKept, disposition) => {
  expect(fileHeaders({ type: "text/csv", isKept, name: "a.csv" })).toEqual([
    ["content-type", "text/csv"],
    ["content-disposition", `${disposition}; filename="a.csv"`],
    ["content-security-policy", "default-src 'none'; sandbox"],
  ])
})
