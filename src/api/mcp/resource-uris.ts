import { BRAND } from "#domain/brand.ts"

const SCHEME = `${BRAND.toLowerCase()}://`

export const SOURCES_URI = `${SCHEME}sources`
export const CONCEPTS_URI = `${SCHEME}concepts`
export const SOURCE_TEMPLATE = `${SOURCES_URI}/{id}`
export const CONCEPT_TEMPLATE = `${CONCEPTS_URI}/{name}`
export const DRAWINGS_URI = `${SCHEME}drawings`
export const DRAWING_TEMPLATE = `${DRAWINGS_URI}/{path}`
/** The window in which hosts show results. */
export const VIEW_URI = `ui://${BRAND.toLowerCase()}/figure.html`
export const INDICATOR_TEMPLATE = `${SCHEME}indicators/{id}`

/** Where the terms of a source are read. */
export function sourceUri(id: string): string {
  return `${SOURCES_URI}/${encodeURIComponent(id)}`
}

/** Where it is read which indicators measure the same. */
export function conceptUri(name: string): string {
  return `${CONCEPTS_URI}/${encodeURIComponent(name)}`
}

/** Where the definition of an indicator is read; ids are shorter to read with their colon. */
export function indicatorUri(id: string): string {
  return `${SCHEME}indicators/${encodeURIComponent(id).replaceAll("%3A", ":")}`
}
