import type { Transform } from "../model/chart-spec.ts"

/** What the transforms are called where a reader chooses one. */
export const TRANSFORM_LABELS: Readonly<Record<Transform, string>> = {
  level: "Level",
  change: "Change",
  "year-change": "% change on a year before",
  index: "Index (start = 100)",
  log: "Log scale",
}
