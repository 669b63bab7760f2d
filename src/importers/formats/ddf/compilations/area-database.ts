import type { DdfProfile, MappedMeasure, DimensionValue, PublishedMeasure } from "../profile.ts"
import { AREA_NAMES } from "./area-database-names.data.ts"

/** The parts of a country's people by the end of an area's code: `afgw41` is the poorest quarter of Afghanistan. */
const PEOPLE: Readonly<Record<string, { code: string; label: string }>> = {
  tr: { code: "RURAL", label: "rural areas" },
  // A few codes lack the letter of the whole: `djir`.
  r: { code: "RURAL", label: "rural areas" },
  u: { code: "URBAN", label: "urban areas" },
  tu: { code: "URBAN", label: "urban areas" },
  p0: { code: "NONPOOR", label: "households that are not poor" },
  p1: { code: "POOR", label: "poor households" },
  w41: { code: "QUARTILE-1", label: "poorest quarter of households" },
  w42: { code: "QUARTILE-2", label: "second poorest quarter of households" },
  w43: { code: "QUARTILE-3", label: "second richest quarter of households" },
  w44: { code: "QUARTILE-4", label: "richest quarter of households" },
}

const ATTENDANCE = /^[lu](primary|secondary|tertiary)[gb]?$|^eye[fm]?$/

/** The Global Data Lab's Area Database: living conditions from household surveys, for countries and parts of their people. */
export const areaDatabase: DdfProfile = {
  packageName: "ddf--gdl--area_db",
  source: {
    id: "gdl-area-database",
    publisherId: "global-data-lab",
    publisher: "Global Data Lab",
    title: "Area Database",
    licence: "Global Data Lab terms: free with a citation; not stated in the file",
    licenceUrl: "https://globaldatalab.org/termsofuse/",
    attribution: "Global Data Lab, Radboud University: Area Database (https://globaldatalab.org)",
    redistribute: "no",
    url: "https://globaldatalab.org/areadata/",
  },
  // The package says no day; its copy was made in August 2022.
  lastRelease: "2022-08-18",
  placeDomain: "level",
  parsePlacePart: (set, code) => {
    const value = code.slice(3)
    return value in PEOPLE ? { dimension: set, value } : undefined
  },
  // Inequality within and between the parts of a country: 100 and 0 for every whole.
  leftOut: new Set(["thtwithin", "thtbetween"]),
  // Where a survey did not ask about an age, the publisher writes that nobody of it attends school.
  hasPlaceholderZeros: (measure) => ATTENDANCE.test(measure),
  makeCode: (measure, parts) => [measure, ...parts.map(mapPartCode)].join("."),
  map,
}

function map({ measure, concept, parts }: PublishedMeasure): MappedMeasure {
  const [name, unit, category] = AREA_NAMES[measure] ?? []
  const published = concept["shortdescr"] || concept["name"] || measure
  return {
    name: [name ?? published, ...parts.map(mapLabel)].join(", "),
    ...(unit === undefined ? {} : { unit }),
    ...(category === undefined ? {} : { category }),
    topics: ["Living conditions"],
    // Shares, means and scores of a survey's year.
    aggregation: "average",
    definition: (concept["longdescr"] ?? "").replace(/ in region\b/g, "").trim(),
    notes: chooseNotes(measure),
  }
}

function chooseNotes(measure: string): string {
  const survey =
    "From household surveys (DHS, MICS and others) and censuses; only years with a survey have a figure."
  if (measure === "chnprim")
    return `${survey} The package gives no name; it goes by that of the same figure for poor households.`
  return /^(shdi|\w+index|lifexp|gnic|esch|msch)$/.test(measure)
    ? "From the Subnational Human Development Database; years between surveys are interpolated by the publisher."
    : survey
}

function mapLabel({ value }: DimensionValue): string {
  return PEOPLE[value]?.label ?? value
}

function mapPartCode({ value }: DimensionValue): string {
  return PEOPLE[value]?.code ?? value.toUpperCase()
}
