import { redistributionSentence } from "#domain/indicators/redistribution.ts"

import type { FactView } from "../fact-view.ts"

/** All that is said of a fact. */
export function writeFactJson(fact: FactView): string {
  return `${JSON.stringify(describeFactBody(fact), null, 2)}\n`
}

function describeFactBody(fact: FactView) {
  const { indicator, country, source, change, rank, doubt } = fact
  return {
    value: fact.value,
    unit: indicator.unit,
    period: fact.period,
    frequency: fact.frequency,
    status: fact.status,
    ...(doubt === null ? {} : { doubt }),
    text: fact.text,
    sentence: fact.sentence,
    citation: fact.citation,
    indicator: { id: indicator.id, name: indicator.name, code: indicator.code },
    country: { code: country.code, name: country.name },
    change: change && { text: change.text, from: change.from, since: change.since },
    rank,
    vintage: fact.vintage,
    vintageStated: fact.vintageStated,
    asOf: fact.asOf,
    history: fact.history,
    source: {
      id: source.id,
      publisher: source.publisher,
      title: source.title,
      attribution: source.attribution,
      licence: source.licence,
      licenceUrl: source.licenceUrl,
      terms: redistributionSentence(source),
      url: source.url,
    },
    address: fact.address,
  }
}
