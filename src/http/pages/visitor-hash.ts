import { createHmac } from "node:crypto"

import { isoDay } from "#domain/time/iso-day.ts"

/** A keyed hash of a visitor's address that changes every UTC day. It serves to count visitors; it does not identify one. */
export function visitorHash(secret: string, address: string, now: Date): string {
  const day = isoDay(now)
  return createHmac("sha256", secret).update(`${day} ${address}`).digest("base64url").slice(0, 22)
}
