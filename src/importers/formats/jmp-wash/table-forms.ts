import { makeSlug } from "#domain/places/country.ts"

import { mapEachColumn, type TableForm } from "../../tables/country-year-tables.ts"

/** What a figure is of: whom it counts, the variable, the group of people or places, the fifth by wealth. */
export type WashVariable = {
  setting: "household" | "survey" | "school" | "health"
  /** The publisher's short name without its group: `wat_bas`. */
  stem: string
  /** The publisher's suffix or word for the group: `u`, `Urban`, `pri`. */
  group: string
  quintile?: string
  /** The publisher's words where its short name is none of the codebook's. */
  label?: string
  code: string
}

type Form = TableForm<WashVariable>

/** Chooses how to read a table by its name; `undefined` for the codebooks and any other file. */
export function tableForm(file: string): Form | undefined {
  return FORMS.find(([name]) => name.test(file))?.[1]
}

// Marks of the file and the regions a country lies in, which are not values; `pop` and `urb` of the tables on health
// care are the populations of the tables on homes, rounded otherwise.
const NO_VALUES =
  /^(name2?|pop|urb|iso3|year2?|sl|survey|latest_year|region_.*|any_data.*|.*_flag_.*|residence|quintile.*)$/

/** A column for each variable and group: `wat_bas_u`. */
function wide(setting: WashVariable["setting"], prefix: string): Form {
  return mapEachColumn((name) =>
    NO_VALUES.test(name) ? undefined : wideVariable(setting, prefix, name),
  )
}

function wideVariable(
  setting: WashVariable["setting"],
  prefix: string,
  name: string,
): WashVariable {
  const [, stem = name, group = ""] =
    /^(.+)_(n|nat|u|urb|r|rur|pre|pri|sec|h|nh|g|ng)$/.exec(name) ?? []
  return { setting, stem, group, code: `${prefix}${name}` }
}

/** A row for each survey, year and variable: `w_imp_u`. */
const surveys: Form = (header) => {
  const name = header.indexOf("varname")
  const value = header.indexOf("val")
  return (cells) => {
    const variable = wideVariable("survey", "SRC.", cells[name] ?? "")
    return [{ variable, text: cells[value] ?? "" }]
  }
}

/** A row for each residence and fifth, a column for each variable. */
const quintileEstimates: Form = (header) => {
  const residence = header.indexOf("residence")
  const quintile = header.indexOf("quintile")
  const columns = header.flatMap((stem, cell) => (NO_VALUES.test(stem) ? [] : [{ stem, cell }]))
  return (cells) =>
    columns.map(({ stem, cell }) => ({
      variable: quintileVariable("household", "INQ", stem, [cells[residence], cells[quintile]]),
      text: cells[cell] ?? "",
    }))
}

/** A row for each survey, variable, residence and fifth. */
function quintileSurveys(sector: string): Form {
  return (header) => {
    const at = (name: string) => header.indexOf(name)
    const [type, label, short] = [at("var_type"), at("var_label"), at("var")]
    const [residence, quintile, value] = [at("residence"), at("quintile"), at("value")]
    return (cells) => {
      // Some surveys number the answers: "1 Basic", "2,00 Limited".
      const words = (cells[label] ?? "").replace(/^\d+(,\d+)? /, "")
      const own = (cells[short] ?? "").replace(" ", "_")
      const stem = `${makeSlug(cells[type] ?? "")}.${own === "NULL" ? makeSlug(words) : own}`
      const groups = [cells[residence], cells[quintile]]
      const variable = quintileVariable("survey", `INQSRC.${sector}`, stem, groups)
      return [
        {
          variable: { ...variable, label: `${cells[type] ?? ""}: ${words}` },
          text: cells[value] ?? "",
        },
      ]
    }
  }
}

function quintileVariable(
  setting: WashVariable["setting"],
  prefix: string,
  stem: string,
  [group = "", quintile = ""]: readonly (string | undefined)[],
): WashVariable {
  const code = [prefix, stem, group.toLowerCase(), quintile.toLowerCase()].join(".")
  return { setting, stem, group, quintile, code }
}

const FORMS: readonly (readonly [file: RegExp, form: Form])[] = [
  [/^jmp_wld_\w+\.csv$/, wide("household", "")],
  [/^jmp_schools_wld_\w+\.csv$/, wide("school", "SCH.")],
  [/^jmp_healthcare_wld_\w+\.csv$/, wide("health", "HCF.")],
  [/^jmp_household_\w+_sources\.csv$/, surveys],
  [/^jmp_inequality_\w+_estimate\.csv$/, quintileEstimates],
  [/^jmp_inequality_water_source\.csv$/, quintileSurveys("water")],
  [/^jmp_inequality_sanitation_source\.csv$/, quintileSurveys("sanitation")],
  [/^jmp_inequality_hygiene_source\.csv$/, quintileSurveys("hygiene")],
]
