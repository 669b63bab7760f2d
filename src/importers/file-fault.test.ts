import { stat, symlink } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { temporaryFolder } from "#tests/support/zip.ts"

import { fileFault } from "./file-fault.ts"

const findFault = (path: string) =>
  stat(path).then(
    () => undefined,
    (error: unknown) => fileFault(error)?.message,
  )

test("missing files and files that cannot be opened get different messages, each with the path", async () => {
  const folder = await temporaryFolder()
  await symlink(join(folder, "loop"), join(folder, "loop"))
  const none = join(folder, "none")
  expect(await findFault(none)).toBe(`There is no file or folder ${none}.`)
  expect(await findFault(join(folder, "loop"))).toMatch(/\/loop cannot be read: too many symbolic/)
})

test("other faults are not taken for ones of files", () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED", errno: -111 })
  for (const error of [refused, new Error("x"), undefined, "x"])
    expect(fileFault(error)).toBeUndefined()
})
