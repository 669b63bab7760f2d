import { CURRENCIES_OF_ONE } from "#domain/places/currency-words.data.ts"
import {
  findCountry,
  countryByCode,
  placeKey,
  placeNames,
  COUNTRIES,
} from "#domain/places/find-country.ts"
import { listFrenchDemonyms } from "#domain/places/french-demonyms.ts"
import { COUNTRY_GROUPS, findGroup, type CountryGroup } from "#domain/places/groups.ts"
import { PLACE_WORDS } from "#factcheck/read-text.ts"

import { DEMONYMS, ENDINGS } from "../words/demonyms.data.ts"

/** What a name in a question means. */
export type NameMeaning =
  | {
      kind: "country" | "aggregate"
      code: string
      name: string
      /** "Syrian": of people it says where they are from. */
      isDemonym?: boolean
      /** "Naira": beside anything but an exchange rate it is a unit. */
      isCurrency?: boolean
    }
  | { kind: "group"; group: CountryGroup }
  | { kind: "ambiguous"; name: string; codes: readonly string[] }
  | { kind: "part"; name: string; code: string }

type Entry = { words: readonly string[]; meaning: NameMeaning }

/** Languages whose names of countries are understood besides English, by CLDR. */
const LANGUAGES = ["fr", "es", "pt", "sw", "ar"] as const

/** Endings of French names of peoples in the plural: "maliens", "maliennes"; "camerounais" is both. */
const PLURAL = /(?<![sx])$/

/** Everyday names that no list of publishers has. */
const EVERYDAY: readonly (readonly [name: string, code: string])[] = [
  ["naija", "NGA"],
  ["salone", "SLE"],
  ["mzansi", "ZAF"],
  ["rsa", "ZAF"],
  ["uk", "GBR"],
  ["usa", "USA"],
  ["us", "USA"],
  ["car", "CAF"],
  ["drc", "COD"],
  ["rdc", "COD"],
  ["eeuu", "USA"],
  ["ee uu", "USA"],
  ["etats unis", "USA"],
  ["rca", "CAF"],
  ["png", "PNG"],
  ["uae", "ARE"],
]

/** Words that are other things in a question than the place they name elsewhere. */
const NEVER: ReadonlySet<string> = new Set([
  "man",
  "central",
  "states",
  "union",
  "republic",
  "kingdom",
  "total",
  "oma",
  "polish",
  "somaliland",
  "sa",
])

let entries: ReadonlyMap<string, readonly Entry[]> | undefined

/** The names of places by their first word, the longest first; made at first use. */
export function getPlaceNames(): ReadonlyMap<string, readonly Entry[]> {
  entries ??= buildEntries()
  return entries
}

/** The words of a name as questions are folded. */
export function splitName(text: string): string[] {
  return placeKey(text.replace(/['’]/g, " "))
    .split(" ")
    .filter((word) => word !== "the")
}

function buildEntries(): ReadonlyMap<string, readonly Entry[]> {
  const byWord = new Map<string, Entry[]>()
  const seen = new Set<string>()
  const add = (text: string, meaning: NameMeaning): void => {
    // "Cote divoire": the apostrophe is what people leave out first.
    if (/['’]/.test(text)) add(text.replace(/['’]/g, ""), meaning)
    const words = splitName(text)
    const key = words.join(" ")
    const [first] = words
    if (first === undefined || key === "" || seen.has(key) || NEVER.has(key)) return
    seen.add(key)
    byWord.set(first, [...(byWord.get(first) ?? []), { words, meaning }])
  }
  for (const [name, codes] of PLACE_WORDS.ambiguous) {
    const [only, second] = codes
    if (only !== undefined && second === undefined) add(name, meanCountry(only))
    else add(name, { kind: "ambiguous", name, codes })
  }
  add("guinea", meanCountry("GIN"))
  for (const group of COUNTRY_GROUPS) {
    for (const name of group.says) add(name, { kind: "group", group })
  }
  for (const [name, code] of CURRENCIES_OF_ONE)
    add(name, { ...meanCountry(code), isCurrency: true })
  for (const [name, code] of [...PLACE_WORDS.more, ...EVERYDAY]) add(name, meanCountry(code))
  addTable(add)
  for (const [code, names] of PLACE_WORDS.parts) {
    for (const name of names.split("|")) add(name, { kind: "part", name, code })
  }
  addTranslations(add)
  addFrenchDemonyms(add)
  addIberianDemonyms(add)
  for (const list of byWord.values()) list.sort((a, b) => b.words.length - a.words.length)
  return byWord
}

/** "OECD countries" is the OECD. */
const NOUN = / (?:countries|states|members|economies)$/i

type Add = (text: string, meaning: NameMeaning) => void

function addTable(add: Add): void {
  const none = new Set(PLACE_WORDS.none.map((word) => word.toLowerCase()))
  for (const { text, country, kind } of placeNames()) {
    if (kind === "code" || none.has(text.toLowerCase())) continue
    const group = country.kind === "region" ? findGroup(text.replace(NOUN, "")) : undefined
    const meaning: NameMeaning =
      group !== undefined
        ? { kind: "group", group }
        : country.kind === "region"
          ? ({ kind: "aggregate", code: country.code, name: country.name } as const)
          : { ...meanCountry(country.code), ...(kind === "demonym" ? { isDemonym: true } : {}) }
    add(text, meaning)
    if (kind === "demonym" && !/s$/i.test(text)) add(`${text}s`, meaning)
  }
}

function addTranslations(add: Add): void {
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: "region" })
    for (const { code, code2 } of COUNTRIES) {
      const name = code2 === null ? undefined : names.of(code2)
      // What means another place in English stays English.
      if (name !== undefined && findCountry(name) === undefined) add(name, meanCountry(code))
    }
  }
}

/** "Malien" and "malienne", in the singular and the plural; those of several countries name none. */
function addFrenchDemonyms(add: Add): void {
  for (const [demonym, code] of listFrenchDemonyms()) {
    if (findCountry(demonym) !== undefined) continue
    const meaning = { ...meanCountry(code), isDemonym: true }
    add(demonym, meaning)
    add(demonym.replace(PLURAL, "s"), meaning)
  }
}

/** "Malauí" and "malauíes", "angolano" and "angolanas": those of Spanish and Portuguese in all forms. */
function addIberianDemonyms(add: Add): void {
  for (const [code, { es, pt }] of Object.entries(DEMONYMS)) {
    const demonyms = [...es.split(" "), ...pt.split(" ")].filter((word) => word !== "")
    for (const demonym of demonyms.flatMap(listForms)) {
      if (findCountry(demonym) === undefined)
        add(demonym, { ...meanCountry(code), isDemonym: true })
    }
  }
}

function listForms(demonym: string): string[] {
  const [end, forms] = ENDINGS.find(([one]) => demonym.endsWith(one)) ?? ["", [""]]
  return forms.map((form) => demonym.slice(0, demonym.length - end.length) + form)
}

function meanCountry(code: string) {
  return { kind: "country", code, name: countryByCode(code)?.name ?? code } as const
}
