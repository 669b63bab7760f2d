import { chartPath } from "#domain/addresses/page-paths.ts"
import { decodePathPart } from "#domain/text/decode-path-part.ts"

/** The path of the embed for an address of this site: of a chart's page, of a comparison, or of an embed itself. */
export function embedPath(text: string, origin: string): string | undefined {
  if (!URL.canParse(text, origin)) return undefined
  const { host, pathname, search } = new URL(text, origin)
  if (host !== new URL(origin).host) return undefined
  if (/^\/chart(?:\/|$)/.test(pathname)) return pathname + search
  if (pathname === "/compare") return `/chart/compare${search}`
  const page = /^\/(?:indicators|advanced)\/([^/]+)\/([^/]+)$/.exec(pathname)
  const [name, countrySlug] = (page?.slice(1) ?? []).map(decodePathPart)
  if (!name || !countrySlug) return undefined
  const embed = chartPath({ name, countrySlug })
  return search === "" ? embed : `${embed}&${search.slice(1)}`
}
