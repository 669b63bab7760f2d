import { existsSync, readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { countNoun } from "#domain/text/count-noun.ts"

import { readLogMark } from "./log-mark.ts"

/** What stands behind a place of PostgreSQL's log that cannot be read, so that its recovery ends there. */
export type LogDamage = {
  /** When the last change before that place was saved; null where none was since the last checkpoint. */
  lastRead: Date | null
  /** Changes that can still be made out behind it; 0 where the last one itself is damaged, or the rest is gone. */
  changes: number
  /** When the last of these was saved; where none can be made out, until when something was, if that is known. */
  lastLost: Date | null
  /** The files that recovery reads, by name, for somebody who wants to look into them. */
  files: string[]
}

/** What an operator should know of it; `kept` names the folder with a copy of the files. */
export function describeLogDamage(
  { lastRead, changes, lastLost }: LogDamage,
  kept: string,
): string {
  const since = lastRead === null ? "since the last checkpoint" : `after ${timeText(lastRead)}`
  const last = lastLost === null ? "" : timeText(lastLost)
  const until = last === "" ? "" : `, the last of them at ${last}`
  const lost =
    changes === 0
      ? `what was saved ${since}${last === "" ? "" : ` and until ${last}`} may be lost`
      : `${countNoun(changes, "change")} saved ${since} ${changes === 1 ? "is" : "are"} lost${until}, unless already in the tables`
  return `The end of the database's log is damaged: ${lost}. Look through the accounts, documents and messages of that time, or restore a backup; figures can be imported anew. A copy of the log is in ${kept}.`
}

/**
 * Looks through the log as recovery does after a stop without a clean end, from the last checkpoint on. PostgreSQL takes
 * the first record that it cannot read for the end; where something was written behind it, or in its place, or where the
 * log is known to have reached farther, it is damaged.
 */
export async function findLogDamage(folder: string): Promise<LogDamage | undefined> {
  const control = await readFile(join(folder, "global/pg_control"))
  const start = Number(control.readBigUInt64LE(REDO_OFFSET))
  const log = openLog(join(folder, "pg_wal"), start, control)
  const { end, last, lastRead } = walk(log, start)
  // Without the checkpoint itself the database does not open, and says so.
  if (last === undefined) return undefined
  const behind = findBehind(log, end, last)
  const mark = await readLogMark(folder)
  const reachedAt = mark !== undefined && mark.end > end ? mark.time : null
  if (behind.records === 0 && reachedAt === null && !isSpoilt(log, end)) return undefined
  return {
    lastRead,
    changes: behind.changes,
    lastLost: behind.lastLost ?? reachedAt,
    files: listFiles(control, start, behind.last),
  }
}

// Offsets and sizes of PostgreSQL 18: src/include/catalog/pg_control.h, access/xlog_internal.h, access/xlogrecord.h.
const REDO_OFFSET = 40
const TIMELINE_OFFSET = 48
const SEGMENT = 16 * 1024 * 1024
const SEGMENTS_IN_ID = 256
const PAGE = 8192
const SHORT_HEADER = 24
const LONG_HEADER = 40
const RECORD_HEADER = 24
const CRC_OFFSET = 20
const ALIGNMENT = 8
const MAX_RECORD = 1020 * 1024 * 1024
const RESOURCE_MANAGERS = 22
const TRANSACTIONS = 1
const LOG_ITSELF = 0
const SWITCH = 0x40
const COMMITS = new Set([0x00, 0x30])
const KIND_OF_TRANSACTION = 0x70
const SHORT_DATA = 0xff
const LONG_DATA = 0xfe
const ALL_FLAGS = 0x0f
const CONTINUES = 0x01
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1)
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1 ? 0x82f63b78 : 0) ^ (value >>> 1)
  return value
})
/** Pages without a header behind the end after which nothing more is looked for. */
const MAX_EMPTY_PAGES = 64
/** The end of a page that a longer record fills, of which a part is never all zeros. */
const FULL_END = 64

type Header = { magic: number; timeline: number; system: bigint }
type Log = {
  /** The page that holds this place; `undefined` where no file has it whole. */
  page(at: number): Buffer | undefined
  /** Whether it begins as a page of this log does, in its place. */
  isPage(at: number): boolean
  /** Whether the file of this place is shorter than PostgreSQL makes them. */
  isCut(at: number): boolean
}
type LogRecord = { at: number; next: number; previous: number; savedAt: Date | null }
type Walked = { end: number; last: number | undefined; lastRead: Date | null }

function openLog(folder: string, start: number, control: Buffer): Log {
  const timeline = control.readUInt32LE(TIMELINE_OFFSET)
  // A log may have many files; each is read from its beginning to its end, once or twice.
  const read = { segment: -1, bytes: Buffer.alloc(0) }
  const file = (at: number) => {
    const segment = Math.floor(at / SEGMENT)
    if (read.segment === segment) return read.bytes
    const path = join(folder, segmentName(timeline, segment))
    read.bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
    read.segment = segment
    return read.bytes
  }
  const page = (at: number) => {
    const offset = (at - (at % PAGE)) % SEGMENT
    const bytes = file(at)
    return offset + PAGE <= bytes.length ? bytes.subarray(offset, offset + PAGE) : undefined
  }
  const system = control.readBigUInt64LE(0)
  const header = { magic: page(start)?.readUInt16LE(0) ?? 0, timeline, system }
  return {
    page,
    isPage: (at) => hasHeader(page(at), at - (at % PAGE), header),
    isCut: (at) => file(at).length > 0 && file(at).length < SEGMENT,
  }
}

/** The files of the log from one place to another, by name. */
function listFiles(control: Buffer, from: number, to: number): string[] {
  const first = Math.floor(from / SEGMENT)
  return Array.from({ length: Math.floor(to / SEGMENT) - first + 1 }, (_, index) =>
    segmentName(control.readUInt32LE(TIMELINE_OFFSET), first + index),
  )
}

function segmentName(timeline: number, segment: number): string {
  return [timeline, Math.floor(segment / SEGMENTS_IN_ID), segment % SEGMENTS_IN_ID]
    .map((part) => part.toString(16).toUpperCase().padStart(8, "0"))
    .join("")
}

function hasHeader(page: Buffer | undefined, address: number, known: Header): boolean {
  if (page === undefined) return false
  const isOurs =
    page.readUInt16LE(0) === known.magic &&
    page.readUInt16LE(2) <= ALL_FLAGS &&
    page.readUInt32LE(4) === known.timeline &&
    page.readBigUInt64LE(8) === BigInt(address)
  if (address % SEGMENT !== 0) return isOurs
  return isOurs && page.readBigUInt64LE(24) === known.system && page.readUInt32LE(32) === SEGMENT
}

function walk(log: Log, start: number): Walked {
  let end = start
  let last: number | undefined
  let lastRead: Date | null = null
  for (;;) {
    const record = log.isPage(end) ? readRecord(log, end, true) : undefined
    if (record === undefined || (last !== undefined && record.previous !== last)) {
      return { end, last, lastRead }
    }
    last = record.at
    end = record.next
    lastRead = record.savedAt ?? lastRead
  }
}

/** Records that follow one that was read, wherever they are behind the end. */
function findBehind(log: Log, end: number, last: number) {
  const found = { records: 0, changes: 0, lastLost: null as Date | null, last: end }
  let at = end + ALIGNMENT
  let empty = 0
  while (empty <= MAX_EMPTY_PAGES) {
    if (at % PAGE === 0) at += headerSize(at)
    const page = log.page(at)
    empty = log.isPage(at) ? 0 : empty + 1
    const pageEnd = at - (at % PAGE) + PAGE
    for (; at < pageEnd; at += ALIGNMENT) {
      if (page === undefined || !mayBeRecord(page, at, last)) continue
      const record = readRecord(log, at, false)
      if (record === undefined) continue
      found.records += 1
      found.last = at
      if (record.savedAt === null) continue
      found.changes += 1
      found.lastLost = record.savedAt
    }
  }
  return found
}

/** Quick, because it is asked of every eighth byte: its link leads back to what is behind the last one that was read. */
function mayBeRecord(page: Buffer, at: number, last: number): boolean {
  const offset = at % PAGE
  if (offset + RECORD_HEADER > PAGE) return false
  const previous = Number(page.readBigUInt64LE(offset + 8))
  return previous >= last && previous < at && (page[offset + 17] ?? 0) <= RESOURCE_MANAGERS
}

/**
 * Whether a whole record was written where none can be read. A crash leaves zeros there, or a record whose rest is on a
 * page that was never written.
 */
function isSpoilt(log: Log, end: number): boolean {
  const page = log.page(end)
  if (page === undefined) return log.isCut(end)
  const rest = page.subarray(end % PAGE)
  if (rest.every((byte) => byte === 0)) return false
  if (!log.isPage(end)) return isHeaderSpoilt(log, end, page)
  const length = rest.length < 4 ? 0 : rest.readUInt32LE(0)
  const reachesOn = length > rest.length && length < MAX_RECORD
  const isFull = rest.subarray(-FULL_END).some((byte) => byte !== 0)
  const nextPage = end - (end % PAGE) + PAGE
  if (reachesOn && isFull) return log.isPage(nextPage) || log.isCut(nextPage)
  const lastBytes = rest.subarray(Math.max(0, length - ALIGNMENT), length)
  // The end of a record that never came to the disk is zeros.
  return reachesOn || length < RECORD_HEADER || lastBytes.some((byte) => byte !== 0)
}

/** A page of an earlier use of its file has the address of that use; a damaged one has ours, or nearly. */
function isHeaderSpoilt(log: Log, end: number, page: Buffer): boolean {
  const begin = end - (end % PAGE)
  const at = begin + headerSize(begin)
  return page.readBigUInt64LE(8) === BigInt(begin) || readRecord(log, at, false) !== undefined
}

/** The record at a place, if there is a whole one; `isStrict` where the pages that it reaches over must be whole too. */
function readRecord(log: Log, place: number, isStrict: boolean): LogRecord | undefined {
  const at = place % PAGE === 0 ? place + headerSize(place) : place
  const head = gather(log, { at, length: 4, isStrict })
  const length = head?.bytes.readUInt32LE(0) ?? 0
  if (length < RECORD_HEADER || length > MAX_RECORD) return undefined
  const whole = gather(log, { at, length, isStrict })
  if (whole === undefined) return undefined
  const { bytes, end } = whole
  const checksum = crc32c([bytes.subarray(RECORD_HEADER), bytes.subarray(0, CRC_OFFSET)])
  if (checksum !== bytes.readUInt32LE(CRC_OFFSET)) return undefined
  const aligned = Math.ceil(end / ALIGNMENT) * ALIGNMENT
  const isSwitch = bytes[17] === LOG_ITSELF && bytes[16] === SWITCH
  return {
    at,
    next: isSwitch ? Math.ceil(aligned / SEGMENT) * SEGMENT : aligned,
    previous: Number(bytes.readBigUInt64LE(8)),
    savedAt: readCommit(bytes),
  }
}

type Wanted = { at: number; length: number; isStrict: boolean }

/** The bytes of a record, without the headers of the pages that it reaches over. */
function gather(log: Log, { at, length, isStrict }: Wanted) {
  const parts: Buffer[] = []
  let place = at
  for (let left = length; left > 0;) {
    if (place % PAGE === 0) {
      if (isStrict && !continues(log, place, left)) return undefined
      place += headerSize(place)
    }
    const page = log.page(place)
    if (page === undefined) return undefined
    const part = page.subarray(place % PAGE, Math.min(PAGE, (place % PAGE) + left))
    parts.push(part)
    left -= part.length
    place += part.length
  }
  return { bytes: Buffer.concat(parts), end: place }
}

function continues(log: Log, at: number, left: number): boolean {
  const page = log.page(at)
  if (page === undefined || !log.isPage(at)) return false
  return (page.readUInt16LE(2) & CONTINUES) !== 0 && page.readUInt32LE(16) === left
}

function headerSize(at: number): number {
  return at % SEGMENT === 0 ? LONG_HEADER : SHORT_HEADER
}

/** When the transaction was saved whose end this record notes; null for every other record. */
function readCommit(record: Buffer): Date | null {
  if (record[17] !== TRANSACTIONS || !COMMITS.has((record[16] ?? 0) & KIND_OF_TRANSACTION)) {
    return null
  }
  const marker = record[RECORD_HEADER]
  const offset = marker === SHORT_DATA ? 2 : marker === LONG_DATA ? 5 : undefined
  if (offset === undefined || record.length < RECORD_HEADER + offset + 8) return null
  const microseconds = record.readBigInt64LE(RECORD_HEADER + offset)
  return new Date(Number(microseconds / 1000n) + POSTGRES_EPOCH_MS)
}

/** The checksum of PostgreSQL's log (Castagnoli), over these parts in turn. */
function crc32c(parts: readonly Buffer[]): number {
  let crc = 0xffffffff
  for (const part of parts) {
    for (const byte of part) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  }
  return (crc ^ 0xffffffff) >>> 0
}

function timeText(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`
}
