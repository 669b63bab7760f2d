import { chartPath } from "#domain/addresses/page-paths.ts"

/** The path of the embed for an address of this site: of a chart's page, of a comparison, or of an embed itself. */
export function embedPath(text: string, origin: string): string | undefined {
  if (!URL.canParse(text, origin)) return undefined
  const { host, pathname, search } = new URL(text, origin)
  if (host !== new URL(origin).host) return undefined
  if (/^\/chart(?:\/|$)/.test(pathname)) return pathname + search
  if (pathname === "/compare") return `/chart/compare${search}`
  const page = /^\/(?:indicators|advanced)\/([^/]+)\/([^/]+)$/.exec(pathname)
  const [name, countrySlug] = (page?.slice(1) ?? []).map(decode)
  if (!name || !countrySlug) return undefined
  const embed = chartPath({ name, countrySlug })
  return search === "" ? embed : `${embed}&${search.slice(1)}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}
