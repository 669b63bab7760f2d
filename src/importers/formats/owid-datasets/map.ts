import { makeSlug } from "#domain/places/country.ts"
import { nameKey } from "#domain/indicators/indicator.ts"
import { parseUnit } from "#domain/units/parse-unit.ts"
import type { Source } from "#domain/indicators/source.ts"
import { capitalize } from "#domain/format/capitalize.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import type { OwidDataset, DatasetField } from "./dataset.schema.ts"
import { OWID_PASSAGES, OWID_SUBJECTS } from "./passages.data.ts"

export const OWID = "our-world-in-data"

/** Publishers whose data may be passed on for any use. For all others this is unknown. */
const OPEN =
  /World Bank|PovcalNet|United Nations|\bUN\b|Gapminder|Our World in Data|OWID|USDA|United States Department/i

/** In the oldest datasets the units are those of other variables: "million tonnes" for a share of education. */
const FIRST_WITH_UNITS = 570

/** A dataset as a source: Our World in Data's work, with the publisher of its figures in the credit line. */
export function mapSource(dataset: OwidDataset): Source {
  const publishers = dataset.sources.map((source) => source.dataPublishedBy || source.name)
  const named = [...new Set(publishers)].filter((publisher) => publisher !== "")
  const isOpen = named.every((publisher) => OPEN.test(publisher))
  return {
    id: `owid-${String(dataset.id)}`,
    publisherId: OWID,
    publisher: "Our World in Data",
    title: dataset.title,
    licence: "CC BY 4.0 for the compilation; the publishers' terms for the figures",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
    attribution: ["Our World in Data", named.join("; ").slice(0, 200)].filter(Boolean).join(": "),
    redistribute: isOpen ? "yes" : "non-commercial",
    url: "https://github.com/owid/owid-datasets",
  }
}

/**
 * The code of each variable: the dataset's number and the variable's name in the form of an address, with its place
 * where two names differ in signs only.
 */
export function listCodes(dataset: OwidDataset): string[] {
  const slugs = listVariables(dataset).map(({ name }) => makeSlug(name) || "variable")
  return slugs.map((slug, k) => {
    const place = slugs.indexOf(slug) === k ? "" : `-${String(k + 1)}`
    return `${String(dataset.id)}.${slug}${place}`
  })
}

/** The columns after the entity and the year. */
export function listVariables(dataset: OwidDataset): readonly DatasetField[] {
  return dataset.resources[0]?.schema.fields.slice(2) ?? []
}

/** The indicator of a variable. */
export function mapVariable(
  dataset: OwidDataset,
  field: DatasetField,
  code: string,
): ImportedIndicator {
  const settings = settingsText(field)
  const hasUnits = dataset.id >= FIRST_WITH_UNITS
  const { unit, notes } = hasUnits ? mapUnit(field.name, settings) : { unit: "", notes: "" }
  return mapIndicator({
    publisherId: OWID,
    code,
    name:
      mapName(dataset.title, field.name, readSetting(settings, "name")) +
      numberMark(dataset, field),
    ...(unit === "" ? {} : { unit }),
    topics: dataset.owidTags,
    definition: field.description || dataset.description,
    ownDefinition: field.description,
    notes,
    sourceNote: dataset.sources
      .map(({ name, dataPublishedBy, link }) =>
        [dataPublishedBy || name, link].filter((part) => part !== "").join(", "),
      )
      .join("\n"),
  })
}

/** Short names such as "Energy" are understood below the title of their dataset only. */
function mapName(title: string, variable: string, display: string): string {
  const isWritten = /\s|^[A-Z]/.test(variable.trim())
  const label =
    isWritten || display === "" ? readable(variable) : display + standardMark(variable, display)
  const plain = label.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, "")
  const words = plain.match(/\p{L}{3,}/gu)?.length ?? 0
  const isDated = /\b(19|20)\d\d\)+$/.test(label)
  const subject = mapSubject(title)
  // A rate of death that names no cause is one of the dataset's subject.
  if (/^(crude|age-standardi[sz]ed) (death|mortality) rate\b(?! (from|due to|of))/i.test(label))
    return `${subject}: ${label}`
  if (words >= 4 || (words >= 2 && isDated) || label.startsWith(subject)) return label
  return label === "" ? subject : `${subject}: ${label}`
}

/** Names for display leave out that a rate is not the plain one. */
function standardMark(variable: string, display: string): string {
  const form = /^age-standardi[sz]ed(?![a-z])/i
  const isPlain = form.test(variable) && !/age-standardi[sz]ed/i.test(display)
  return isPlain ? ", age-standardized" : ""
}

/** Populations of one dataset whose names differ in "(%)" only: the one without it counts people. */
function numberMark(dataset: OwidDataset, { name }: DatasetField): string {
  const isShare = (other: string) =>
    other.includes("%") && nameKey(other.replace("(%)", "")) === nameKey(name)
  const isNumber =
    /population/i.test(name) &&
    !name.includes("%") &&
    listVariables(dataset).some((one) => isShare(one.name))
  return isNumber ? " (number)" : ""
}

function readable(variable: string): string {
  const words = variable.includes(" ") ? variable : variable.replaceAll("_", " ")
  const bound = / bound\b/.test(variable) ? "" : nameBound(variable)
  // Many end in the name of their column: "(newrel_f3544)".
  const trimmed = OWID_PASSAGES.reduce(
    (text, [passage, clear]) => text.replace(passage, clear),
    words.replace(/ \([a-z\d]+(?:_[a-z\d]+)+\)$/, bound).replace(/\s+/g, " "),
  ).trim()
  return capitalize(trimmed)
}

/** Names the bound of a column whose title does not: "(e_inc_num_lo)" is the low one. */
function nameBound(variable: string): string {
  const [, end] = /_(lo|hi)\)$/.exec(variable) ?? []
  return end === undefined ? "" : end === "lo" ? ", low bound" : ", high bound"
}

/** The title without the publisher at its end: "CO2 emissions by sector (CAIT, 2021)". */
function mapSubject(title: string): string {
  return (OWID_SUBJECTS[title] ?? title)
    .replace(/\s*\([^()]*(\([^()]*\)[^()]*)*\)$/, "")
    .replace(/\s*[-–] *[^-–]*$/, (end) => (/^\s/.test(end) ? "" : end))
    .trim()
}

const SCALES: Readonly<Record<string, string>> = {
  "1000": "thousand",
  "1000000": "million",
  "1000000000": "billion",
}

/** The unit of the display settings is that after their factor; the figures are as they stand in the file. */
function mapUnit(name: string, settings: string): { unit: string; notes: string } {
  const unit = readSetting(settings, "unit").replace(/^percent$/i, "%")
  const factor = /["']conversionFactor["']: *([\d.]+)/.exec(settings)?.[1] ?? "1"
  if (unit === "" || factor === "1") return { unit, notes: "" }
  const scale = SCALES[factor]
  if (scale !== undefined) return { unit: `${scale} ${unit}`, notes: "" }
  return { unit: parseUnit(name), notes: `Times ${factor} the figures are in ${unit}.` }
}

function readSetting(settings: string, name: string): string {
  const form = new RegExp(`["']${name}["']: *(?:"([^"]*)"|'([^']*)')`)
  const match = form.exec(settings)
  return (match?.[1] ?? match?.[2] ?? "").trim()
}

function settingsText({ owidDisplaySettings: settings }: DatasetField): string {
  return typeof settings === "string" ? settings : JSON.stringify(settings ?? {})
}
