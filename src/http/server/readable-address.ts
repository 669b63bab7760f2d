const API = /^\/(?:api|mcp)(?:[/?]|$)/
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * An address of this site, beginning with its path, whose path can be decoded. A client may name the whole address, as it
 * would to a proxy; whose site it names does not matter. Names of indicators hold per cent signs, and links are written with them as
 * they are: such a sign stands for itself. Callers of the API get an answer that names their mistake.
 */
export function readableAddress(target: string): string {
  const rest = target.replace(ORIGIN, "")
  const url = rest.startsWith("/") ? rest : `/${rest}`
  const [, path = url, query = ""] = /^([^?]*)(.*)$/s.exec(url) ?? []
  if (API.test(url) || isReadable(path)) return url
  const withStraySigns = path.replaceAll(/%(?![0-9a-f]{2})/gi, "%25")
  return (isReadable(withStraySigns) ? withStraySigns : path.replaceAll("%", "%25")) + query
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
