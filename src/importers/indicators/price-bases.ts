import { statedBases } from "#domain/indicators/stated-bases.ts"

import { CURRENT_BASES } from "./current-bases.data.ts"
import type { ImportRecord } from "../importer.ts"
import { WORLD_BANK } from "../formats/world-bank/map.ts"

/**
 * Adds the base that a published name states to the code, unless it is the current base. Values of two bases are thus
 * never in one series or ranking.
 */
export function addBaseToCode(publisherId: string, code: string, name: string): string {
  const current = publisherId === WORLD_BANK ? CURRENT_BASES[code] : undefined
  const [base] = statedBases(name)
  return current === undefined || base === undefined || base === current ? code : `${code}.${base}`
}

/** The base in an indicator's code when it is newer than the one in the table of current bases. */
export function newerBase(publisherId: string, code: string): string | undefined {
  const at = code.lastIndexOf(".")
  const current = publisherId === WORLD_BANK ? CURRENT_BASES[code.slice(0, at)] : undefined
  const base = code.slice(at + 1)
  return current !== undefined && /^\d{4}$/.test(base) && base > current ? base : undefined
}

/** Makes a function that adds bases to the codes in one file. A file names an indicator before it gives its series. */
export function createBaseCodes(): <T extends ImportRecord>(record: T) => T {
  const codes = new Map<string, string>()
  return (record) => {
    if (record.kind === "indicator") {
      const { publisherId, publishedName } = record
      const code = addBaseToCode(publisherId, record.code, publishedName)
      if (code === record.code) return record
      codes.set(`${publisherId}:${record.code}`, code)
      return { ...record, code, isHeadline: false }
    }
    if (codes.size === 0 || (record.kind !== "series" && record.kind !== "fact")) return record
    const code = codes.get(`${record.publisherId}:${record.code}`)
    return code === undefined ? record : { ...record, code }
  }
}
