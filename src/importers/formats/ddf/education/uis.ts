import { dottedCode } from "./education-statistics.ts"
import type { DdfProfile } from "../profile.ts"

/** UNESCO's education statistics as published on UIS.Stat. */
export const uis: DdfProfile = {
  packageName: "ddf--uis--stats",
  source: {
    id: "unesco-uis",
    publisherId: "unesco-uis",
    publisher: "UNESCO Institute for Statistics",
    title: "UIS.Stat education statistics",
    licence: "CC BY-SA 3.0 IGO",
    licenceUrl: "https://creativecommons.org/licenses/by-sa/3.0/igo/",
    attribution: "UNESCO Institute for Statistics (UIS)",
    redistribute: "yes",
    url: "https://databrowser.uis.unesco.org/",
  },
  // The figures are of the release of 2018 and end in that year; the package was made years later.
  lastRelease: "2018-12-31",
  places: {
    "40525": "ARB",
    // UNESCO's own regions have the names of the United Nations' regions, which stand beside them.
    "40500": null,
    "40505": null,
    "40510": null,
    "40515": null,
    "40520": null,
    "40530": null,
    "40535": null,
    "40540": null,
    "40550": null,
  },
  makeCode: dottedCode,
  map: ({ concept, measure }) => ({
    name: clearName(concept["name"] ?? dottedCode(measure)),
    topics: ["Education"],
  }),
}

/** "Europe: Students from Slovakia, both sexes" are students in the country of the figure; the continent is where they are from. */
function clearName(published: string): string {
  return published.replace(
    /^([A-Z][A-Za-z ]+): Students from (?:the (?=Ukraine))?([^,]+)/,
    (_, continent: string, origin: string) => {
      const isUnknown = /unknown/.test(origin)
      return `Inbound internationally mobile students from ${origin}${isUnknown ? ` of ${continent}` : ""}`
    },
  )
}
