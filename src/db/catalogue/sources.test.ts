import { expect, test } from "vitest"

import type { Source } from "#domain/indicators/source.ts"
import { testDatabase } from "#tests/support/database.ts"
import { makeSource } from "#tests/support/make-source.ts"

import { insertSource, updateSource } from "./source-writes.ts"
import { pickSource, selectSources } from "./sources.ts"

/** Another value for each field of a source but its id: another text, save where only some values fit. */
function otherFields(): Omit<Required<Source>, "id"> {
  const fields = Object.entries(makeSource()).filter(([field]) => field !== "id")
  const others = fields.map(([field, value]) => [field, `other ${value ?? ""}`])
  return {
    ...(Object.fromEntries(others) as Omit<Required<Source>, "id">),
    publisherId: "imf",
    licenceUrl: null,
    redistribute: "no",
  }
}

const OTHERS = otherFields()

test("a source is read as it was written, and stays when it is added again", async () => {
  const db = await testDatabase()
  const source = makeSource()
  await insertSource(db, source)
  await insertSource(db, makeSource(OTHERS))
  expect(await selectSources(db, [source.id, "none"])).toEqual([source])
})

test.each(Object.entries(OTHERS))(
  "a change of %s is written, and nothing a second time",
  async (field, value) => {
    const db = await testDatabase()
    await insertSource(db, makeSource())
    const changed = makeSource({ [field]: value })
    expect(await updateSource(db, changed)).toBe(true)
    expect(await selectSources(db, [changed.id])).toEqual([changed])
    expect(await updateSource(db, changed)).toBe(false)
  },
)

test("the source of a series is taken out of its row with every field, and nothing else is", () => {
  const { id: sourceId, ...fields } = makeSource(OTHERS)
  const row = { ...fields, sourceId, frequency: "yearly", values: [1] }
  expect(pickSource(row)).toEqual(makeSource(OTHERS))
})
