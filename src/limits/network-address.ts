import { isIPv4, isIPv6 } from "node:net"

/** Whatever a proxy says in place of an address counts as one: else each new word would begin at zero. */
const UNKNOWN = "unknown"

/**
 * The key that limits count by: an IPv4 address as it is, or the 64-bit network of an IPv6 address, which has one owner.
 * Some proxies write the port of the connection behind it.
 */
export function networkAddress(address: string): string {
  const text = address.trim().toLowerCase().replaceAll('"', "")
  const withPort = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text)
  const plain = (withPort?.[1] ?? withPort?.[2] ?? text).replace(/%.*$/, "")
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1]
  if (isIPv4(mapped ?? plain)) return mapped ?? plain
  return isIPv6(plain) ? `${firstGroups(plain).join(":")}::/64` : UNKNOWN
}

/** The first four of the eight groups, with the zeros that `::` stands for. */
function firstGroups(address: string): string[] {
  const [head = "", tail] = address.split("::")
  const left = head === "" ? [] : head.split(":")
  const right = tail === undefined || tail === "" ? [] : tail.split(":")
  // An IPv4 address at the end takes the room of two groups.
  const missing =
    tail === undefined ? 0 : 8 - left.length - right.length - (tail.includes(".") ? 1 : 0)
  const groups = [...left, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...right]
  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""))
}
