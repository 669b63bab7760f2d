const API = /^\/(?:api|mcp)(?:[/?]|$)/

/**
 * An address whose path can be decoded. Names of indicators hold per cent signs, and links are written with them as
 * they are: such a sign stands for itself. Callers of the API get an answer that names their mistake.
 */
export function readableAddress(url: string): string {
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
