import type { Dataset } from "#catalog/types.ts"
import { AppError } from "#domain/errors.ts"
import { fileView, type FileView } from "#exports/file-view.ts"
import { findDataset } from "#exports/find-dataset.ts"

import type { ApiServices } from "../api-services.ts"
import type { ViewWish } from "./export.schema.ts"

const CHART_KEYS = [
  "frequency",
  "chartType",
  "colour",
  "startYear",
  "endYear",
  "transform",
  "asOf",
] as const

/** The view that a body names by an identifier or by the keys of an address. Throws when there is none or its licence forbids files. */
export async function findView(
  wish: ViewWish,
  services: Pick<ApiServices, "catalog" | "now" | "publicUrl">,
  position?: "top" | "bottom",
): Promise<FileView> {
  const query = new URLSearchParams()
  for (const key of CHART_KEYS) {
    const value = wish[key]
    if (value !== undefined) query.set(key, String(value))
  }
  const dataset = await datasetOf(wish, query, services)
  const text = (value: string | number | undefined) =>
    value === undefined ? undefined : String(value)
  return fileView(dataset, query, {
    asOf: text(wish.asOf) ?? null,
    currentYear: services.now().getUTCFullYear(),
    publicUrl: services.publicUrl,
    edits: {
      title: text(wish.title),
      notes: text(wish.notes),
      source: text(wish.source),
      position,
    },
  })
}

/** A body that names nothing to be written. */
export function noDataset(sentence: string): AppError {
  return new AppError("bad-request", sentence)
}

async function datasetOf(
  { dataset: id, indicator, country, asOf }: ViewWish,
  query: URLSearchParams,
  { catalog }: Pick<ApiServices, "catalog">,
): Promise<Dataset> {
  if (id !== undefined) {
    const found = await catalog.getDatasetById(String(id), asOf === undefined ? asOf : String(asOf))
    if (!found) throw new AppError("not-found", "There is no dataset with this id.")
    return found
  }
  if (indicator === undefined || country === undefined) {
    throw noDataset("Give a dataset, or an indicator and a country, or data.")
  }
  return findDataset(catalog, { indicator: String(indicator), country: String(country), query })
}
