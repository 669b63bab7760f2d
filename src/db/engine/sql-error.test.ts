import { expect, test } from "vitest"

import { toFault } from "./sql-error.ts"

const answered = (code: string) =>
  toFault({ message: "what the database says", code, constraint: undefined, detail: undefined })

test("a full disk, a standby and a server that stops are no fault of the statement", () => {
  expect(answered("53100")).toMatchObject({ code: "storage-full" })
  expect(answered("25006")).toMatchObject({ code: "unavailable" })
  expect(answered("57P01")).toMatchObject({ code: "unavailable" })
  expect(answered("23505")).toMatchObject({ code: "23505" })
})
