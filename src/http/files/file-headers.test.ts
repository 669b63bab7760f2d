import { expect, test } from "vitest"

import { fileHeaders } from "./file-headers.ts"

test.each([
  [true, "attachment"],
  [false, "inline"],
])(
  "a file that is saved (%s) is sent as %s, and nothing in it may run",
  (isAttachment, disposition) => {
    expect(fileHeaders({ type: "text/csv", isAttachment, name: "a.csv" })).toEqual([
      ["content-type", "text/csv"],
      ["content-disposition", `${disposition}; filename="a.csv"`],
      ["content-security-policy", "default-src 'none'; sandbox"],
    ])
  },
)
