import { isIPv4, isIPv6 } from "node:net"

/** Whatever a proxy says in place of an address counts as one: else each new word would begin at zero. */
const UNKNOWN = "unknown"

/** IPv4 addresses written as IPv6 ones: mapped by the system, or translated on the way (RFC 6052). */
const IPV4_AS_IPV6 = /^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0):([\da-f]{1,4}):([\da-f]{1,4})$/
const VISITOR = /^(.*?)([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/

/**
 * The key that limits count by: an IPv4 address as it is, or the 64-bit network of an IPv6 address, which has one owner.
 * Some proxies write the port of the connection behind it.
 */
export function networkAddress(address: string): string {
  const text = address.trim().toLowerCase().replaceAll('"', "")
  const withPort = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text)
  const plain = (withPort?.[1] ?? withPort?.[2] ?? text).replace(/%.*$/, "")
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return UNKNOWN
  const groups = listGroups(plain)
  const [, high, low] = IPV4_AS_IPV6.exec(groups.join(":")) ?? []
  if (high !== undefined && low !== undefined) return writeIPv4(high, low)
  return `${groups.slice(0, 4).join(":")}::/64`
}

/**
 * The 48-bit network around a key that ends with one of 64 bits: what one customer of a hoster or a carrier may hold
 * whole. `undefined` for every other key.
 */
export function widerNetwork(key: string): string | undefined {
  const [, before = "", network] = VISITOR.exec(key) ?? []
  return network === undefined ? undefined : `${before}${network}::/48`
}

/** The eight groups, with the zeros that `::` stands for; an IPv4 address at the end takes the room of two. */
function listGroups(address: string): string[] {
  const [head = "", tail] = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, writeGroups).split("::")
  const left = head === "" ? [] : head.split(":")
  const right = tail === undefined || tail === "" ? [] : tail.split(":")
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  const zeros = Array.from({ length: Math.max(0, missing) }, () => "0")
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ""))
}

function writeGroups(_whole: string, ...parts: unknown[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

function writeIPv4(high: string, low: string): string {
  return [high, low]
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join(".")
}
