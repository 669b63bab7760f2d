type Years = { startYear?: string | number | null; endYear?: string | number | null }

/** The call of the API for what a dataset says of the years shown. */
export function analysisPath(datasetId: string, { startYear, endYear }: Years): string {
  const years = Object.entries({ startYear, endYear }).flatMap(([key, year]) =>
    year === null || year === undefined ? [] : [`${key}=${String(year)}`],
  )
  const path = `/dataset/${encodeURIComponent(datasetId)}/analysis`
  return years.length === 0 ? path : `${path}?${years.join("&")}`
}
