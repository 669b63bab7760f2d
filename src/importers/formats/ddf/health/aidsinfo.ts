import { lowerFirst } from "#domain/format/lower-first.ts"

import type { DdfProfile, MappedMeasure, PublishedMeasure } from "../profile.ts"

/** The end of a name after its subject: the people it covers, and whether it is a bound of an estimate. */
const ENDING =
  / (All sexes|Females|Males|Total|Transgender|Transman|Transwoman|All ages|below25|25plus|<1|< ?25|25\+|\d+-\d+|\d+\+|Adults \(\d+-\d+\)|Young people \(\d+-\d+\)|No to question \d|No to all questions|Yes to all questions|Hepatitis [BC]|Urban|Rural|estimate|lower estimate|upper estimate)$/

/** UNAIDS figures of AIDSinfo and Global AIDS Monitoring. */
export const aidsinfo: DdfProfile = {
  packageName: "ddf--unaids--aidsinfo",
  source: {
    id: "unaids-aidsinfo",
    publisherId: "unaids",
    publisher: "UNAIDS",
    title: "AIDSinfo and Global AIDS Monitoring",
    licence: "UNAIDS terms of use; the source must be named",
    licenceUrl: "https://www.unaids.org/en/termsandconditions",
    attribution: "UNAIDS: AIDSinfo",
    redistribute: "non-commercial",
    url: "https://aidsinfo.unaids.org/",
  },
  // The monitoring round of 2019 with figures to 2018; the package was made years later.
  lastRelease: "2019-12-31",
  places: { "1": "WLD" },
  makeCode: (measure) => measure,
  map,
}

function map({ measure, concept }: PublishedMeasure): MappedMeasure {
  const unit = concept["unit"] ?? ""
  return {
    name: mapName(concept["name"] ?? measure),
    unit:
      unit === "Percent"
        ? "%"
        : unit.replace(/^Constant (\d+) USD millions$/, "constant $1 US$, millions"),
    topics: ["Health"],
  }
}

/** "Condom use among sex workers Females" is "Condom use among sex workers, females"; "Total" says nothing more. */
function mapName(published: string): string {
  const endings: string[] = []
  let base = published
  for (let match = ENDING.exec(base); match; match = ENDING.exec(base)) {
    const [whole, ending = ""] = match
    base = base.slice(0, base.length - whole.length)
    // The central value of an estimate is named like the indicator itself.
    if (ending !== "Total" && ending !== "estimate") endings.unshift(readable(ending))
  }
  return [base, ...endings].join(", ")
}

function readable(ending: string): string {
  if (ending === "below25" || /^< ?25$/.test(ending)) return "under 25"
  if (ending === "25plus" || ending === "25+") return "25 and over"
  if (ending === "<1") return "under 1"
  return /^(Hepatitis|No|Yes)/.test(ending) ? ending : lowerFirst(ending)
}
