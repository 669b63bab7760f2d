import { catalogAsOf } from "#catalog/catalog-as-of.ts"
import { AppError } from "#domain/errors.ts"
import { dashboardFileName } from "#domain/format/file-name.ts"
import { findCountry } from "#domain/places/find-country.ts"
import { dashboardDocument } from "#exports/dashboard-document.ts"
import {
  DASHBOARD_FORMATS,
  readDashboardFile,
  type DashboardFile,
  type DashboardFormat,
} from "#exports/dashboard-file.ts"
import { bareType, FILE_FORMATS } from "#exports/file-formats.ts"
import { writeDashboardCsv } from "#exports/write-dashboard-csv.ts"

import type { ApiServices } from "../../api-services.ts"
import { defineFileOperation } from "../../operations/operation.ts"
import { countryParams } from "../countries/country-details.schema.ts"
import { dashboardFileQuery } from "./export.schema.ts"

const TYPES = DASHBOARD_FORMATS.map((format) => bareType(FILE_FORMATS[format]))

/** The whole dashboard of a country as a file. */
export const exportDashboard = defineFileOperation({
  method: "GET",
  path: "/export/country-dashboard/:country",
  id: "exportCountryDashboard",
  summary: "A country's dashboard as a file",
  description:
    "Everything that the dashboard shows, with sources, licences and dates of the data: a document of vector charts and tables, a CSV with a row for each period, or a workbook. What its licence forbids to pass on is left out with the reason.",
  params: countryParams,
  query: dashboardFileQuery,
  files: TYPES as [string, ...string[]],
  errors: ["bad-request", "not-found", "unavailable"],
  feature: "country-dashboard",
  alsoFeature: "download",
  limits: [{ name: "export", by: "user" }],
  async run({ params, query }, services) {
    const file = await findFile(params.country, query.asOf, services)
    const format = query.file_type
    return {
      type: FILE_FORMATS[format].type,
      fileName: dashboardFileName(file.country, format),
      body: await writeFile(file, format, services),
    }
  },
})

async function findFile(
  text: string,
  asOf: string | undefined,
  { catalog, countryContent, dashboards, now, publicUrl }: ApiServices,
): Promise<DashboardFile> {
  const country = findCountry(text)
  const dashboard = country && (await dashboards.get(country, asOf))
  if (!dashboard) throw new AppError("not-found", `Sorry! No dashboard available for ${text}`)
  const reads = asOf === undefined ? catalog : catalogAsOf(catalog, asOf)
  return readDashboardFile(reads, dashboard, {
    asOf,
    content: countryContent,
    publicUrl,
    currentYear: now().getUTCFullYear(),
  })
}

async function writeFile(
  file: DashboardFile,
  format: DashboardFormat,
  { pool, now }: ApiServices,
): Promise<Buffer | string> {
  if (format === "csv") return writeDashboardCsv(file)
  if (format === "xlsx") return pool.draw({ kind: "dashboard", file })
  return pool.draw({ kind: "pdf", plan: dashboardDocument(file, now()), madeAt: now() })
}
