import { expect, test } from "vitest"

import { layerSheet } from "./layer-styles.ts"

test("a sheet stands in the layer of its folder, below the order of all layers", () => {
  const sheet = layerSheet(".a {\n}\n", "/app/src/web/components/modal/modal.module.css")
  expect(sheet).toBe("@layer tokens, base, components, pages;\n@layer components {\n.a {\n}\n}\n")
})

test("pages and what belongs to a session are one layer", () => {
  for (const path of ["pages/home/home.module.css", "session/gated-page.module.css"])
    expect(layerSheet(".a {\n}\n", `/app/src/web/${path}`)).toContain("@layer pages {")
})

test("a sheet outside the pages is left as it is", () => {
  expect(layerSheet("", "/app/node_modules/a/b.module.css")).toBeUndefined()
})
