import type { Source } from "#domain/indicators/source.ts"

/** A source of the World Bank with openly licensed values; a test gives only what it is about. Every field has a value. */
export function makeSource(fields: Partial<Source> = {}): Required<Source> {
  return {
    id: "world-bank-wdi",
    publisherId: "world-bank",
    publisher: "World Bank",
    title: "World Development Indicators",
    licence: "CC BY 4.0",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
    attribution: "World Bank, World Development Indicators",
    redistribute: "yes",
    url: "https://datatopics.worldbank.org/world-development-indicators/",
    ...fields,
  }
}
