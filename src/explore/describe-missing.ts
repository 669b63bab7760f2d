import type { Composition } from "./composition.ts"

/** Which of the places that were asked for have no figures; empty where all have some. */
export function describeMissing({ missing }: Pick<Composition, "missing">): string {
  return missing.length === 0
    ? ""
    : `Without figures: ${missing.map(({ name }) => name).join(", ")}.`
}
