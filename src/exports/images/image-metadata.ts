import { BRAND } from "#domain/brand.ts"
import { xml, type Markup } from "#domain/format/markup.ts"

import type { FileView } from "../file-view.ts"

/** What an image says about itself, under the keywords that PNG reserves and a few plain ones. */
export function imageKeywords(view: FileView): readonly (readonly [string, string])[] {
  const { licence, source, dateOfData } = view
  return [
    ["Title", view.title],
    ["Description", view.subtitle],
    ["Source", source.attribution],
    ["Copyright", `${licence.name}. ${licence.terms}`],
    ["Date of data", dateOfData.day],
    ["Unit", view.unit],
    ["Address", view.address],
    ["Software", BRAND],
  ]
}

/** What an SVG says about itself, as Dublin Core. */
export function svgMetadata(view: FileView): Markup {
  const { licence, source, dateOfData } = view
  const fields = {
    title: view.title,
    description: view.subtitle,
    source: source.attribution,
    publisher: source.publisher,
    rights: `${licence.name}. ${licence.terms}`,
    date: dateOfData.day,
    identifier: view.address,
    creator: BRAND,
  }
  const written = Object.entries(fields).map(
    ([name, value]) => xml`<dc:${name}>${value}</dc:${name}>`,
  )
  const license = licence.url !== null && xml`<cc:license rdf:resource="${licence.url}"/>`
  const work = xml`<cc:Work rdf:about="${view.address}">${written}${license}</cc:Work>`
  return xml`<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:cc="http://creativecommons.org/ns#">${work}</rdf:RDF></metadata>`
}
