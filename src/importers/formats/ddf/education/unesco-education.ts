import { dottedCode } from "./education-statistics.ts"
import type { DdfProfile, MappedMeasure, PublishedMeasure } from "../profile.ts"

/**
 * UNESCO's indicators of the education goal and of other policies. Codes are those of UIS.Stat, so that both packages
 * hold vintages of one series.
 */
export const unescoEducation: DdfProfile = {
  packageName: "ddf--unesco--education",
  source: {
    id: "unesco-uis-education",
    publisherId: "unesco-uis",
    publisher: "UNESCO Institute for Statistics",
    title: "Education indicators (SDG 4 and other policies)",
    licence: "CC BY-SA 3.0 IGO",
    licenceUrl: "https://creativecommons.org/licenses/by-sa/3.0/igo/",
    attribution: "UNESCO Institute for Statistics (UIS)",
    redistribute: "yes",
    url: "https://databrowser.uis.unesco.org/",
  },
  makeCode: dottedCode,
  map,
}

/** Four parts of indicator 4.7.1 have one name in the package: that of the first. */
const MAINSTREAMED: Readonly<Record<string, string>> = {
  gcs_curricula: "curricula",
  gcs_teachedu: "teacher education",
  gcs_studentassessment: "student assessment",
}

const UNITS: readonly (readonly [measure: RegExp, unit: string])[] = [
  [/^ptrhc_/, "pupils per teacher"],
  [/^years_/, "years"],
  [/^tsalary_/, "ratio"],
  [/^n_attacks/, "attacks"],
]

function map({ measure, concept }: PublishedMeasure): MappedMeasure {
  const subject = MAINSTREAMED[measure] ?? "national education policies"
  const name = (concept["name"] ?? dottedCode(measure)).replace(
    /(?<=are mainstreamed in )national education policies$/,
    subject,
  )
  // 1 is parity between the two groups, whichever way round they are.
  const unit = /parity index/i.test(name)
    ? "index (1 = parity)"
    : UNITS.find(([form]) => form.test(measure))?.[1]
  return {
    name,
    ...(unit === undefined ? {} : { unit }),
    topics: ["Education"],
    category: "education",
    // Rates of a survey or a school year have no parts that could be added up.
    ...(/number of attacks/i.test(name) ? {} : { aggregation: "average" as const }),
  }
}
