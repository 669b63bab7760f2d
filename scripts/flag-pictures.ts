import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

import { Resvg } from "@resvg/resvg-js"
import type { Plugin } from "vite"

/** Sharp on phones, whose three dots make one of the 20 that a flag is wide. */
const WIDTH = 60

/**
 * Adds the flags to the browser's files as small pictures, `flags/ng.png`. A browser handles each drawing as a document
 * of its own: the 50 flags of a list kept a slow phone busy for more than a second. The drawings hold up to 180 kB, the
 * pictures about 1 kB.
 */
export function flagPictures(): Plugin {
  const require = createRequire(import.meta.url)
  const folder = join(dirname(require.resolve("flag-icons/package.json")), "flags", "4x3")
  return {
    name: "flag-pictures",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const file of readdirSync(folder)) {
        if (!/^[a-z]{2}\.svg$/.test(file)) continue
        const drawing = readFileSync(join(folder, file), "utf8")
        const image = new Resvg(drawing, { fitTo: { mode: "width", value: WIDTH } })
        const fileName = `flags/${file.replace(".svg", ".png")}`
        this.emitFile({ type: "asset", fileName, source: image.render().asPng() })
      }
    },
  }
}
