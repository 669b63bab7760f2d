import { indicatorId, type Indicator } from "#domain/indicators/indicator.ts"

/** An indicator of which a test says only what it is about: its code and name, and what else matters to it. */
export function makeIndicator(fields: Partial<Indicator> & { code: string }): Indicator {
  const { publisherId = "world-bank", sourceId = publisherId } = fields
  return {
    id: indicatorId(publisherId, fields.code),
    publisherId,
    sourceId,
    name: fields.code,
    category: "economy",
    unit: "",
    currency: null,
    definition: "",
    notes: "",
    sourceNote: "",
    aggregation: "average",
    decimals: null,
    publishedTopics: [],
    topics: [],
    isHeadline: false,
    ...fields,
  }
}
