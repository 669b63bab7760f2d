import { periodAt } from "#domain/time/period.ts"

import { listRows, type FileView } from "../file-view.ts"

/** The view as JSON, terms and origin before the figures; a missing figure is null. */
export function writeJson(view: FileView): string {
  const { licence, source, dateOfData, indicator, country, observations, spec } = view
  const body = {
    title: view.title,
    licence: { name: licence.name, url: licence.url, terms: licence.terms },
    source,
    dateOfData: dateOfData.day,
    dateOfDataIsPublishers: dateOfData.isStated,
    asOf: view.asOf,
    address: view.address,
    indicator,
    country: { name: country.name, code: country.code },
    frequency: observations.frequency,
    method: view.method === "" ? null : view.method,
    forecastFrom:
      view.forecastFrom === null ? null : periodAt(observations.frequency, view.forecastFrom),
    doubtful: (view.doubtful ?? []).map(({ index, reason }) => ({
      period: periodAt(observations.frequency, index),
      reason,
    })),
    unit: view.unit,
    currency: view.currency,
    chart: spec,
    ignored: view.ignored,
    data: listRows(view).map(({ period, value }) => ({ period, value })),
  }
  return `${JSON.stringify(body, null, 1)}\n`
}
