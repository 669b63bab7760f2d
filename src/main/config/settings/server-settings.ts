import { isIP } from "node:net"

import { z } from "zod"

import { flag, setting, webAddress } from "./setting-schemas.ts"

/** How the server is reached, and what it takes from requests. */
export const SERVER_SETTINGS = {
  HOST: setting(z.string().default("127.0.0.1")),
  PORT: setting(
    z.coerce
      .number({ error: "must be a port number" })
      .int({ error: "must be a whole number" })
      .min(0, { error: "must be 0 to 65535" })
      .max(65535, { error: "must be 0 to 65535" })
      .default(3000),
  ),
  PROCESSES: setting(
    z.coerce
      .number({ error: "must be a number" })
      .int({ error: "must be a whole number" })
      .min(1, { error: "must be 1 to 64" })
      .max(64, { error: "must be 1 to 64" })
      .default(1),
  ),
  PUBLIC_URL: webAddress,
  APP_SECRET: setting(z.string().min(16, { error: "must have at least 16 characters" }).optional()),
  TRUST_PROXY: setting(
    z
      .string()
      .default("0")
      .transform((text) => text.trim())
      .refine((text) => /^(?:true|false|\d)$/.test(text) || text.split(",").every(isNetwork), {
        error: "must be 0, the number of proxies in a row (1 to 9), or their addresses",
      })
      .transform(readProxies),
  ),
  RATE_LIMIT_FACTOR: setting(
    z.coerce
      .number({ error: "must be a number" })
      .min(0.01, { error: "must be 0.01 to 100000" })
      .max(100_000, { error: "must be 0.01 to 100000" })
      .default(1),
  ),
  METRICS: flag,
}

/** An address such as `10.0.0.3` or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = "", bits = "0", ...rest] = text.trim().split("/")
  return rest.length === 0 && isIP(address) !== 0 && /^\d{1,3}$/.test(bits)
}

function readProxies(text: string): false | number | string[] {
  if (text === "0" || text === "false") return false
  if (text === "true") return 1
  return /^\d$/.test(text) ? Number(text) : text.split(",").map((part) => part.trim())
}
