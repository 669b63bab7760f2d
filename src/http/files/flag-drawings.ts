import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const FLAG_ICONS = createRequire(import.meta.url).resolve("flag-icons/package.json")

/** The folder of the flags as drawings: `ng.svg`, named by ISO 3166 alpha-2 in lower case. */
export const FLAG_DRAWINGS = join(dirname(FLAG_ICONS), "flags", "4x3")
