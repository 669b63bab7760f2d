import { worldBankSource } from "../world-bank/map.ts"
import type { DdfProfile } from "./profile.ts"

/** The World Bank's Education Statistics; codes are in lower case with `_` for the dots. */
export const educationStatistics: DdfProfile = {
  packageName: "ddf--wb--edu",
  source: worldBankSource("Education Statistics"),
  // The package is made anew now and then, but the figures in it are those of the database's update of 2019.
  lastRelease: "2019-12-31",
  codeOf: dottedCode,
  map: ({ concept, measure }) => ({
    name: concept["name"] ?? dottedCode(measure),
    topics: ["Education"],
  }),
}

/** The code as the publisher writes it: `se_prm_enrr` is `SE.PRM.ENRR`. */
export function dottedCode(measure: string): string {
  return measure.toUpperCase().replaceAll("_", ".")
}
