/** What the lines above an extract say. */
export type Comments = {
  title: string
  unit: string
  source: string
  /** The day FAOSTAT was updated or asked, `YYYY-MM-DD`. */
  updated: string | undefined
}

/** Reads `Title: ...`, `Units: ...`, `Source: ...` and the dates in them; texts that are not there are empty. */
export function parseComments(lines: readonly string[]): Comments {
  const find = (key: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${key}:`))
      ?.slice(key.length + 1)
      .trim() ?? ""
  const title = find("title")
  const source = find("source")
  return { title, unit: find("units"), source, updated: updateDate(source) ?? queryDate(title) }
}

/** `FAOSTAT (domain:QC FAO.udpate:2020-12-22)`, spelled so. */
function updateDate(source: string): string | undefined {
  return /(?:update|udpate):\s*(\d{4}-\d{2}-\d{2})/i.exec(source)?.[1]
}

/** `Queried 8/27/2019`: month, day and year. */
function queryDate(title: string): string | undefined {
  const [, month, day, year] = /queried (\d{1,2})\/(\d{1,2})\/(\d{4})/i.exec(title) ?? []
  if (month === undefined || day === undefined || year === undefined) return undefined
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
}
