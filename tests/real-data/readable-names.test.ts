import { expect, test } from "vitest"

import { isNamedByCode } from "#domain/indicators/named-by-code.ts"
import { realData } from "#tests/support/count-records.ts"
import { NAME_EXCEPTIONS } from "#tests/support/name-exceptions.data.ts"
import { nameFaults } from "#tests/support/name-faults.ts"
import { stagedNames } from "#tests/support/staged-names.ts"

test.skipIf(realData("who-gho") === undefined)(
  "every indicator with figures has a name that people can read",
  { timeout: 600_000 },
  async () => {
    const names = await stagedNames()
    const faulty = names.filter(({ name, code }) => nameFaults(name, code).length > 0)
    const excepted = faulty.filter(({ id }) => NAME_EXCEPTIONS[id] !== undefined)
    const lines = faulty
      .filter(({ id }) => NAME_EXCEPTIONS[id] === undefined)
      .map(({ id, name, code }) => `${id}: ${name} (${nameFaults(name, code).join(", ")})`)
    expect(lines).toEqual([])
    expect(excepted.map(({ id }) => id).sort()).toEqual(Object.keys(NAME_EXCEPTIONS).sort())
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
    // What a code stands for is not known: they are listed apart and never suggested.
    const byCode = names.filter(({ name }) => isNamedByCode(name))
    expect(byCode.length).toBeLessThanOrEqual(84)
    expect(new Set(byCode.map(({ publisherId }) => publisherId))).toEqual(new Set(["who"]))
  },
)
