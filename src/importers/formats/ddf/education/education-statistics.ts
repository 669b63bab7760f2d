import { addBaseToCode } from "../../../indicators/price-bases.ts"
import { WORLD_BANK, worldBankSource } from "../../world-bank/map.ts"
import type { DdfProfile } from "../profile.ts"
import type { TableRow } from "../read-table.ts"

/** The World Bank's Education Statistics; codes are in lower case with `_` for the dots. */
export const educationStatistics: DdfProfile = {
  packageName: "ddf--wb--edu",
  source: worldBankSource("Education Statistics"),
  // The package is made anew now and then, but the figures in it are those of the database's update of 2019.
  lastRelease: "2019-12-31",
  makeCode: (measure, _parts, concept) =>
    addBaseToCode(WORLD_BANK, dottedCode(measure), mapName(measure, concept)),
  map: ({ concept, measure }) => ({
    name: mapName(measure, concept),
    topics: ["Education"],
  }),
}

// The package's names are of an edition before its figures: these equal current US dollars in 2010, not in 2005.
const BASED_ON_2010 = new Set(["ny_gdp_mktp_kd", "ny_gdp_pcap_kd"])

function mapName(measure: string, concept: TableRow): string {
  const name = concept["name"] ?? dottedCode(measure)
  return BASED_ON_2010.has(measure) ? name.replace("constant 2005", "constant 2010") : name
}

/** The code as the publisher writes it: `se_prm_enrr` is `SE.PRM.ENRR`. */
export function dottedCode(measure: string): string {
  return measure.toUpperCase().replaceAll("_", ".")
}
