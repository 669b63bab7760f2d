import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const ILOSTAT: Source = {
  id: "ilo-ilostat",
  publisherId: "ilo",
  publisher: "International Labour Organization",
  title: "ILOSTAT",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "International Labour Organization, ILOSTAT",
  redistribute: "yes",
  url: "https://ilostat.ilo.org/data/",
}

/** What a row is broken down by: the labels of sex and of up to two classifications, as they are written. */
export type LabelledParts = { sex: string; classifications: readonly string[] }

type Part = { code: string; label: string; isUnit: boolean }

const SEXES: Readonly<Record<string, Part | null>> = {
  Total: null,
  Male: { code: "MALE", label: "men", isUnit: false },
  Female: { code: "FEMALE", label: "women", isUnit: false },
  Other: { code: "OTHER-SEX", label: "people of another sex", isUnit: false },
}

const AREAS: Readonly<Record<string, string>> = { Urban: "urban areas", Rural: "rural areas" }

/** The code of a table's row: `EAR_4MTH_SEX_GEO_CUR_NB.FEMALE.URBAN.2021-PPP`. */
export function labelledCode(table: string, parts: LabelledParts): string {
  return [table, ...mapParts(parts).map(({ code }) => code)].join(".")
}

/** The indicator of a row: "Average monthly earnings of employees, women, urban areas". */
export function mapLabelled(table: string, title: string, parts: LabelledParts): ImportedIndicator {
  const all = mapParts(parts)
  const subject = title.replace(/ by sex\b.*$/, "")
  const money = all.find(({ isUnit }) => isUnit)?.label
  const isMonthly = /\bmonthly\b/i.test(title)
  return mapIndicator({
    publisherId: ILOSTAT.publisherId,
    code: labelledCode(table, parts),
    name: [subject, ...all.filter(({ isUnit }) => !isUnit).map(({ label }) => label)].join(", "),
    ...(money === undefined ? {} : { unit: isMonthly ? `${money} per month` : money }),
    topics: ["Labour"],
    category: "labour",
    aggregation: "average",
    definition: EARNINGS.test(title)
      ? "Gross pay of employees in a month, in money and in kind, before taxes and contributions."
      : "",
    notes: `Table ${table} of ILOSTAT, from labour force surveys and household surveys. Breaks in series and figures called unreliable are not marked.`,
  })
}

const EARNINGS = /\bearnings of employees\b/i

function mapParts({ sex, classifications }: LabelledParts): Part[] {
  const known = SEXES[sex]
  const ofSex = known === undefined ? plainPart(sex) : known
  return [ofSex, ...classifications.map(classPart)].filter((part) => part !== null)
}

/** `Area type: Urban` and `Currency: 2021 PPP $`; a national figure is the whole. */
function classPart(label: string): Part | null {
  const [, kind = "", value = label] = /^([^:]+): (.*)$/.exec(label) ?? []
  if (/^(National|Total)$/i.test(value) || value === "") return null
  if (kind === "Currency") return { code: slug(value), label: moneyUnit(value), isUnit: true }
  return { code: slug(value), label: AREAS[value] ?? value, isUnit: false }
}

function plainPart(label: string): Part | null {
  return label === "" ? null : { code: slug(label), label, isUnit: false }
}

function moneyUnit(currency: string): string {
  if (/local currency/i.test(currency)) return "LCU"
  return /U\.?S\.? dollars?/i.test(currency)
    ? "US$"
    : currency.replace(/^(\d{4}) PPP \$$/, "constant $1 PPP $")
}

function slug(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}
