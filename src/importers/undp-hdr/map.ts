import type { Source } from "#domain/source.ts"

import type { ImportedIndicator } from "../importer.ts"
import { mapIndicator } from "../map-indicator.ts"
import { INDICES } from "./indices.data.ts"

export const HDR: Source = {
  id: "undp-hdr",
  publisherId: "undp",
  publisher: "United Nations Development Programme",
  title: "Human Development Report",
  licence: "CC BY 3.0 IGO",
  licenceUrl: "https://creativecommons.org/licenses/by/3.0/igo/",
  attribution: "United Nations Development Programme: Human Development Report",
  redistribute: "yes",
  url: "https://hdr.undp.org/data-center/documentation-and-downloads",
}

/** The indicator of a column; columns the report adds later are named after themselves. */
export function mapIndex(code: string): ImportedIndicator {
  const known = INDICES[code]
  return mapIndicator({
    publisherId: HDR.publisherId,
    code,
    name: known?.name ?? code.replaceAll("_", " "),
    unit: known?.unit ?? "",
    definition: known?.definition ?? "",
    topics: ["Human development"],
    // Ranks and indices of a year have no meaning when added up.
    aggregation: "average",
    ...(known === undefined ? {} : { category: known.category }),
  })
}
