import { isIPv6 } from "node:net"

/** The key that limits count by: an IPv4 address as it is, or the 64-bit network of an IPv6 address, which has one owner. */
export function networkAddress(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase()
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)
  if (mapped?.[1] !== undefined) return mapped[1]
  return isIPv6(plain) ? `${firstGroups(plain).join(":")}::/64` : plain
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
