import { ResourceTemplate, type McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"

import { findConcept, listConceptIndicators } from "#domain/indicators/concepts.ts"
import { CONCEPTS } from "#domain/indicators/concepts.data.ts"
import { definitionWithOrigin, unitText } from "#domain/indicators/own-definition.ts"
import { sourcePath } from "#domain/addresses/page-paths.ts"
import { AppError } from "#domain/errors.ts"

import type { McpServices } from "./mcp-services.ts"
import {
  CONCEPT_TEMPLATE,
  CONCEPTS_URI,
  conceptUri,
  INDICATOR_TEMPLATE,
  SOURCE_TEMPLATE,
  SOURCES_URI,
  sourceUri,
} from "./resource-uris.ts"

const JSON_TYPE = "application/json"

/** What answers refer to and do not repeat: sources with their terms, common measures, definitions. */
export function registerResources(server: McpServer, services: McpServices): void {
  registerSources(server, services)
  registerConcepts(server, services)
  server.registerResource(
    "indicator",
    new ResourceTemplate(INDICATOR_TEMPLATE, { list: undefined }),
    {
      title: "Definition of an indicator",
      description: "Definition, notes and measure of an indicator by its id",
      mimeType: JSON_TYPE,
    },
    async (uri, { id }) => json(uri, await describeIndicator(services, readVariable(id))),
  )
}

function registerSources(server: McpServer, { catalog, publicUrl }: McpServices): void {
  server.registerResource(
    "sources",
    SOURCES_URI,
    { title: "All sources", description: "Every source by id", mimeType: JSON_TYPE },
    async (uri) => {
      const held = await catalog.listSources()
      return json(uri, {
        sources: held.map(({ source, indicators }) => ({
          id: source.id,
          publisher: source.publisher,
          title: source.title,
          licence: source.licence,
          indicators,
        })),
      })
    },
  )
  server.registerResource(
    "source",
    new ResourceTemplate(SOURCE_TEMPLATE, {
      list: async () => ({
        resources: (await catalog.listSources()).map(({ source }) => ({
          uri: sourceUri(source.id),
          name: `${source.publisher}: ${source.title}`,
          mimeType: JSON_TYPE,
        })),
      }),
    }),
    {
      title: "A source",
      description: "Licence, credit line, address and extent of a source",
      mimeType: JSON_TYPE,
    },
    async (uri, { id }) => {
      const wanted = readVariable(id)
      const held = (await catalog.listSources()).find(({ source }) => source.id === wanted)
      if (!held)
        throw new AppError("not-found", `There is no source “${wanted}”; read ${SOURCES_URI}.`)
      const { source, indicators, series, lastImport } = held
      return json(uri, {
        ...source,
        indicators,
        series,
        address: `${publicUrl}${sourcePath(source.id)}`,
        [lastImport.vintageStated ? "dataAsOf" : "dataNotBefore"]: lastImport.vintage,
      })
    },
  )
}

function registerConcepts(server: McpServer, { catalog }: McpServices): void {
  server.registerResource(
    "concepts",
    CONCEPTS_URI,
    {
      title: "Common measures",
      description: "Measures that several publishers have",
      mimeType: JSON_TYPE,
    },
    (uri) => json(uri, { concepts: CONCEPTS.map(([name]) => ({ name, uri: conceptUri(name) })) }),
  )
  server.registerResource(
    "concept",
    new ResourceTemplate(CONCEPT_TEMPLATE, { list: undefined }),
    {
      title: "A common measure",
      description: "The available indicators of a measure, the preferred one first",
      mimeType: JSON_TYPE,
    },
    async (uri, { name }) => {
      const concept = readVariable(name)
      if (listConceptIndicators(concept).length === 0) {
        throw new AppError("not-found", `There is no measure “${concept}”; read ${CONCEPTS_URI}.`)
      }
      const ids = await catalog.orderPublishers(concept)
      const found = await Promise.all(ids.map((id) => catalog.findIndicator(id)))
      return json(uri, {
        name: concept,
        indicators: found.flatMap((one) =>
          one
            ? [
                {
                  id: one.indicator.id,
                  name: one.indicator.name,
                  unit: unitText(one.indicator.unit),
                },
              ]
            : [],
        ),
      })
    },
  )
}

async function describeIndicator({ catalog }: McpServices, id: string) {
  const found = await catalog.findIndicator(id)
  if (!found) throw new AppError("not-found", `There is no indicator “${id}”; use search.`)
  const { indicator } = found
  const sources = await catalog.listSources()
  const publisher =
    sources.find(({ source }) => source.id === indicator.sourceId)?.source.publisher ??
    indicator.publisherId
  const { text, origin } = definitionWithOrigin({ ...indicator, publisher })
  const concept = findConcept(indicator.id)
  return {
    id: indicator.id,
    ...(id !== indicator.id && { askedFor: id }),
    name: indicator.name,
    unit: unitText(indicator.unit),
    publisher,
    definition: text,
    definitionOrigin: origin,
    notes: indicator.notes,
    collectedBy: indicator.sourceNote,
    source: sourceUri(indicator.sourceId),
    ...(concept !== undefined && { concept: conceptUri(concept) }),
  }
}

/** The SDK gives what stands in the address, percent signs included. */
function readVariable(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value.join(",") : (value ?? "")
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function json(uri: URL, value: unknown) {
  return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(value) }] }
}
