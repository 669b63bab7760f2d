import type { Category } from "#domain/indicators/category.ts"

import type { DdfProfile, MappedMeasure, PublishedMeasure } from "../profile.ts"

/** The Penn World Table, real output, inputs and productivity at purchasing power parities. */
export const pennWorldTable: DdfProfile = {
  packageName: "ddf--pwt--penn_world_table",
  source: {
    id: "penn-world-table",
    publisherId: "ggdc",
    publisher: "Groningen Growth and Development Centre",
    title: "Penn World Table",
    licence: "CC BY 4.0",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
    attribution:
      "Feenstra, Inklaar and Timmer (2015), The Next Generation of the Penn World Table; Groningen Growth and Development Centre",
    redistribute: "yes",
    url: "https://www.rug.nl/ggdc/productivity/pwt/",
  },
  // Version 10.01 with figures up to 2019; the package was made years later.
  lastRelease: "2023-01-23",
  makeCode: (measure) => measure,
  map,
}

function map({ measure, concept }: PublishedMeasure): MappedMeasure {
  const published = (concept["name"] ?? measure).replace(/\s+/g, " ")
  const category = CATEGORIES.find(([form]) => form.test(measure))?.[1]
  return {
    name: published.replace(/TFP/g, "total factor productivity").replace(/^t/, "T"),
    unit: mapUnit(measure, published),
    sourceNote: "Feenstra, Inklaar and Timmer (2015), American Economic Review 105(10)",
    notes: "Figures at purchasing power parity differ from other publishers' by method.",
    topics: [],
    aggregation: measure === "pop" ? "last" : "average",
    ...(category === undefined ? {} : { category }),
  }
}

function mapUnit(measure: string, name: string): string {
  if (/in mil\. 2017US\$/.test(name)) return "million 2017 US$ (PPP)"
  if (/\(in millions\)/.test(name)) return "millions"
  const base = /\((USA ?= ?1|2017 ?= ?1)\)/.exec(name)?.[1]
  if (base !== undefined) return base.replace(/ ?= ?/, " = ")
  if (/^pl_k/.test(measure)) return "USA = 1"
  if (/^pl_/.test(measure)) return "USA in 2017 = 1"
  return UNITS[measure] ?? (/^csh_/.test(measure) ? "share of GDP (1 = all)" : "")
}

const UNITS: Readonly<Record<string, string>> = {
  avh: "hours",
  hc: "index",
  labsh: "share of GDP (1 = all)",
  irr: "rate (1 = 100%)",
  delta: "rate (1 = 100%)",
  xr: "national currency per US$",
  cor_exp: "correlation",
  statcap: "score",
}

const CATEGORIES: readonly (readonly [measure: RegExp, category: Category])[] = [
  [/^pop$/, "population"],
  [/^(emp|avh|labsh)$/, "labour"],
  [/^hc$/, "education"],
  [/^xr$/, "monetary"],
  [/^pl_/, "price"],
  [/^csh_[xm]$/, "trade"],
  [/./, "economy"],
]
