import { z } from "zod"

import { setting } from "./setting-schemas.ts"

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const SHORTEST_MS = 10 * UNIT_MS.m
const LONGEST_MS = 31 * UNIT_MS.d

/** What the running site imports by itself. */
export const IMPORT_SETTINGS = {
  /** `24h`, `6h`, `30m`, `7d`; `off` is the same as nothing. */
  IMPORT_SCHEDULE: setting(
    z
      .string()
      .default("off")
      .transform(readInterval)
      .refine((ms) => ms === null || (ms >= SHORTEST_MS && ms <= LONGEST_MS), {
        error: "must be a time from 10m to 31d such as 24h, or off",
      }),
  ),
  /** `on`, `off`, or the address of a mirror of the World Bank's API. */
  FIRST_IMPORT: setting(
    z
      .string()
      .default("on")
      .refine((text) => text === "on" || text === "off" || isWebAddress(text), {
        error: "must be on, off, or the address of a mirror such as https://mirror.example.org",
      })
      .transform(readMirror),
  ),
}

/** A time in milliseconds; `null` for off, and no number for a text that is not a time. */
function readInterval(text: string): number | null {
  const [, count = "", unit = ""] = /^(\d{1,6})([mhd])$/.exec(text.trim()) ?? []
  if (text.trim() === "off") return null
  return unit === "" ? Number.NaN : Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function readMirror(text: string): { mirror: string | undefined } | null {
  if (text === "off") return null
  return { mirror: text === "on" ? undefined : text.replace(/\/+$/, "") }
}
