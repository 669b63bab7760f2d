import { makeSlug } from "#domain/places/country.ts"
import { describeIndicator } from "#domain/indicators/describe-indicator.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator, NO_WORDS, WDI_TITLE, worldBankSource } from "../world-bank/map.ts"
import { LICENCES } from "./licences.data.ts"
import type { DataPackage } from "./package.schema.ts"

/** A value column of a package: one indicator. */
export type ValueColumn = { code: string; name: string; definition: string }

/** The source a package belongs to: the World Bank's where it names an indicator of theirs, else one of its own. */
export function mapSource(pack: DataPackage): Source {
  if (pack.worldbank) return worldBankSource(WDI_TITLE)
  const title = pack.title ?? pack.name
  const publisher = findPublisher(pack) ?? title
  return {
    id: `data-package-${makeSlug(pack.name)}`,
    publisherId: makeSlug(publisher) || "data-package",
    publisher,
    title,
    ...mapLicence(pack),
    attribution: publisher === title ? title : `${publisher}: ${title}`,
    url: pack.homepage ?? pack.sources[0]?.path ?? "",
  }
}

function findPublisher({ contributors, sources }: DataPackage): string | undefined {
  const publisher = contributors.find(({ role }) => role === "publisher")
  return publisher?.title ?? sources[0]?.title
}

function mapLicence({
  licenses,
}: DataPackage): Pick<Source, "licence" | "licenceUrl" | "redistribute"> {
  const [first] = licenses
  const known = LICENCES[first?.name?.toLowerCase() ?? ""]
  if (known)
    return { licence: known.title, licenceUrl: known.url, redistribute: known.redistribute }
  const title = first?.title ?? first?.name
  return {
    licence: title ?? "Not stated",
    licenceUrl: first?.path ?? null,
    // Without stated terms nothing may be handed on; terms we do not know are shown before a file is.
    redistribute: title === undefined ? "no" : "non-commercial",
  }
}

/** The code of a package's indicator; the copies write the World Bank's capitals in lower case. */
export function makeCode(pack: DataPackage): string {
  return pack.worldbank ? pack.worldbank.indicator.toUpperCase() : pack.name
}

/** The indicator of one value column; the package's keywords are its topics. */
export function mapMeasure(
  pack: DataPackage,
  source: Source,
  measure: ValueColumn,
): ImportedIndicator {
  const words = { ...NO_WORDS, ...measure, topics: pack.keywords }
  if (pack.worldbank) return mapIndicator(words)
  const topics = pack.keywords.map((word) => word.trim()).filter((word) => word !== "")
  const { code, name, definition } = measure
  return {
    kind: "indicator",
    publisherId: source.publisherId,
    code,
    publishedName: name,
    definition,
    notes: "",
    sourceNote: pack.sources.flatMap(({ title }) => title ?? []).join("; "),
    topics,
    ...describeIndicator({ code, name, topics, definition }),
  }
}
