import { createHmac } from "node:crypto"

import { isoDay } from "#domain/time/iso-day.ts"
import { networkAddress, widerNetwork } from "#limits/network-address.ts"

/**
 * A keyed hash of a visitor's address that changes every UTC day. It serves to count visitors; it does not identify one.
 * What several visitors ask for is suggested to all, so a whole IPv6 network of 48 bits counts as one: it may be one's own.
 */
export function visitorHash(secret: string, address: string, now: Date): string {
  const day = isoDay(now)
  const network = networkAddress(address)
  const visitor = widerNetwork(network) ?? network
  return createHmac("sha256", secret).update(`${day} ${visitor}`).digest("base64url").slice(0, 22)
}
