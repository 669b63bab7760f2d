import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const folder = join(
  dirname(createRequire(import.meta.url).resolve("source-sans/package.json")),
  "TTF",
)

/** The typeface as files: programs that draw images and print do not read the web's compressed form of it. */
export const FONT_FILES = {
  family: "Source Sans 3",
  regular: join(folder, "SourceSans3-Regular.ttf"),
  bold: join(folder, "SourceSans3-Bold.ttf"),
} as const
