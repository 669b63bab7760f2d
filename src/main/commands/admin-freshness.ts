import { createCatalog, type Catalog } from "#catalog/create-catalog.ts"
import type { SourceHoldings } from "#catalog/source-detail.ts"
import { AppError } from "#domain/errors.ts"
import { isoDay } from "#domain/time/iso-day.ts"
import { standstillText, type Standstill } from "#domain/time/standstill-text.ts"

import type { DataCommandOptions } from "./data-command.ts"

/** `freshness list` prints the sources that stand still by publisher, `freshness list SOURCE` the indicators of one. */
export async function freshnessAdmin(options: DataCommandOptions): Promise<number> {
  const { args, openDb, now, print } = options
  const [action, id, ...more] = args
  if (action !== "list" || more.length > 0)
    throw new AppError(
      "bad-command",
      "The action must be list, with or without the id of a source.",
    )
  const catalog = createCatalog(await openDb())
  const lines =
    id === undefined ? await listSources(catalog, now()) : await listIndicators(catalog, id, now())
  for (const line of lines.length === 0 ? ["Nothing stands still."] : lines) print(line)
  return 0
}

async function listSources(catalog: Catalog, today: Date): Promise<string[]> {
  const [sources, standstills] = await Promise.all([
    catalog.listSources(),
    catalog.listStandstills(today),
  ])
  const behind = sources.flatMap((held) => {
    const standstill = standstills.get(held.source.id)
    return standstill && standstill.behind > 0 ? [{ held, standstill }] : []
  })
  const byPublisher = Map.groupBy(behind, ({ held }) => held.source.publisher)
  return [...byPublisher].flatMap(([publisher, found]) => [
    publisher,
    ...found
      .toSorted((a, b) => computeShare(b.standstill) - computeShare(a.standstill))
      .map(({ held, standstill }) => sourceLine(held, standstill)),
  ])
}

async function listIndicators(catalog: Catalog, id: string, today: Date): Promise<string[]> {
  const detail = await catalog.getSource(id)
  if (!detail) throw new AppError("not-found", `There is no source ${id}.`)
  const standstill = (await catalog.listStandstills(today)).get(id)
  return detail.list
    .flatMap(({ indicator }) => {
      const found = standstill?.indicators.get(indicator.id)
      return found && found.behind > 0 ? [{ indicator, found }] : []
    })
    .toSorted((a, b) => computeShare(b.found) - computeShare(a.found))
    .map(({ indicator, found }) => `${indicator.id}, ${indicator.name}: ${standstillText(found)}`)
}

function sourceLine({ source, lastImport }: SourceHoldings, standstill: Standstill): string {
  const imported = isoDay(lastImport.at)
  const { series, behind, lastYear } = standstill
  const counts = `${String(behind)} of ${String(series)} series`
  const last = lastYear === null ? "" : `, newest figure of ${String(lastYear)}`
  return `  ${source.id}, ${source.title}: ${counts}${last}, imported ${imported}`
}

function computeShare({ series, behind }: Standstill): number {
  return series === 0 ? 0 : behind / series
}
