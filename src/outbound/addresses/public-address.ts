import { BlockList, isIP, isIPv6 } from "node:net"

const FORBIDDEN = forbiddenAddresses()

/** Whether an IP address belongs to the public internet: not to a private, loopback, link-local, tunnel or reserved range. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  return !FORBIDDEN.check(address, isIPv6(address) ? "ipv6" : "ipv4")
}

function forbiddenAddresses(): BlockList {
  const list = new BlockList()
  const ranges4 = [
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const
  for (const [net, prefix] of ranges4) list.addSubnet(net, prefix, "ipv4")
  const ranges6 = [
    ["::", 96],
    ["::ffff:0:0", 96],
    ["64:ff9b::", 96],
    ["64:ff9b:1::", 48],
    ["100::", 64],
    ["2001::", 23],
    ["2001:db8::", 32],
    ["2002::", 16],
    ["3fff::", 20],
    ["5f00::", 16],
    ["fc00::", 7],
    ["fe80::", 10],
    ["fec0::", 10],
    ["ff00::", 8],
  ] as const
  for (const [net, prefix] of ranges6) list.addSubnet(net, prefix, "ipv6")
  return list
}
