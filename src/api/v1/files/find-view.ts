import type { Dataset } from "#catalog/dataset.ts"
import { CHART_KEYS } from "#domain/addresses/address-keys.ts"
import { AppError } from "#domain/errors.ts"
import { fileView, type FileEdits, type FileView } from "#exports/file-view.ts"
import { findDataset } from "#exports/find-dataset.ts"
import { twoViews, type TwoViews } from "#exports/two-views.ts"

import type { ApiServices } from "../../api-services.ts"
import type { ViewRequest } from "./export.schema.ts"

/** The view that a body names by an identifier or by the keys of an address. Throws when there is none or its licence forbids files. */
export async function findView(
  request: ViewRequest,
  services: Pick<ApiServices, "catalog" | "now" | "publicUrl" | "search">,
  position?: "top" | "bottom",
): Promise<FileView> {
  const query = buildQuery(request)
  return fileView(await findRequestedDataset(request, query, services), query, {
    asOf: toText(request.asOf) ?? null,
    currentYear: services.now().getUTCFullYear(),
    publicUrl: services.publicUrl,
    edits: readEdits(request, position),
  })
}

/** Two datasets as one image shows them; chart type, transform and day are those of the first. */
export async function findTwoViews(
  first: ViewRequest & { layout?: string | undefined },
  second: ViewRequest,
  services: Pick<ApiServices, "catalog" | "now" | "publicUrl" | "search">,
): Promise<TwoViews> {
  const [query, own] = [buildQuery(first), buildQuery(second)]
  const [one, two] = await Promise.all([
    findRequestedDataset(first, query, services),
    findRequestedDataset({ ...second, asOf: first.asOf }, own, services),
  ])
  for (const [key, value] of own) query.set(`${key}2`, value)
  if (first.layout !== undefined) query.set("layout", first.layout)
  return twoViews({ one, two }, query, {
    currentYear: services.now().getUTCFullYear(),
    publicUrl: services.publicUrl,
    title: toText(first.title) ?? "",
    edits: [{ ...readEdits(first), title: undefined }, readEdits(second)],
  })
}

function buildQuery(request: ViewRequest): URLSearchParams {
  const query = new URLSearchParams()
  for (const key of CHART_KEYS) {
    const value = request[key]
    if (value !== undefined) query.set(key, String(value))
  }
  return query
}

function readEdits({ title, notes, source }: ViewRequest, position?: "top" | "bottom"): FileEdits {
  return { title: toText(title), notes: toText(notes), source: toText(source), position }
}

function toText(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

/** A body that names nothing to be written. */
export function noDataset(sentence: string): AppError {
  return new AppError("bad-request", sentence)
}

async function findRequestedDataset(
  { dataset: id, indicator, country, asOf }: ViewRequest,
  query: URLSearchParams,
  { catalog, search }: Pick<ApiServices, "catalog" | "search">,
): Promise<Dataset> {
  if (id !== undefined) {
    const found = await catalog.getDatasetById(String(id), asOf === undefined ? asOf : String(asOf))
    if (!found) throw new AppError("not-found", "There is no dataset with this id.")
    return found
  }
  if (indicator === undefined || country === undefined) {
    throw noDataset("Give a dataset, or an indicator and a country, or data.")
  }
  return findDataset(
    { catalog, search },
    { indicator: String(indicator), country: String(country), query },
  )
}
