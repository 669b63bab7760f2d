import { randomInt } from "node:crypto"
import { closeSync, openSync, writeSync } from "node:fs"
import { mkdir, rename, rm, rmdir, truncate, writeFile } from "node:fs/promises"
import { dirname } from "node:path"

/** What a process did to files, in the order in which it was done; `say` is what it told the world. */
export type DiskStep =
  | { kind: "write"; path: string; at: number; bytes: Buffer; isThrough: boolean }
  | { kind: "sync" | "create" | "empty" | "unlink" | "mkdir" | "rmdir"; path: string }
  | { kind: "truncate"; path: string; length: number }
  | { kind: "rename"; path: string; to: string }
  | { kind: "say"; text: string }

/** The system calls that `readSteps` understands. */
export const TRACED_CALLS =
  "openat,close,pwrite64,write,fsync,fdatasync,ftruncate,rename,unlink,mkdir,rmdir"

const WRITTEN_THROUGH = /O_D?SYNC/
const STANDARD_OUTPUT = "1"
/** A disk writes so much at once. */
const SECTOR = 512

/** Reads a trace of `strace -f -xx` and gives what was done to the files of a folder. */
export function readSteps(trace: string, folder: string): DiskStep[] {
  const open: OpenFiles = new Map()
  const steps: DiskStep[] = []
  for (const call of readCalls(trace))
    if (!call.result.startsWith("-1")) steps.push(...describeCall(call, open))
  return steps.filter((step) => step.kind === "say" || step.path.startsWith(`${folder}/`))
}

/** By the number of their descriptor. */
type OpenFiles = Map<string, { path: string; isThrough: boolean }>

function describeCall(call: Call, open: OpenFiles): DiskStep[] {
  const { name, parameters, result } = call
  const [first = "", second = "", flags = ""] = parameters
  switch (name) {
    case "openat": {
      const path = readText(second).toString()
      open.set(result, { path, isThrough: WRITTEN_THROUGH.test(flags) })
      return [
        ...(flags.includes("O_CREAT") ? [{ kind: "create" as const, path }] : []),
        ...(flags.includes("O_TRUNC") ? [{ kind: "empty" as const, path }] : []),
      ]
    }
    case "unlink":
    case "mkdir":
    case "rmdir":
      return [{ kind: name, path: readText(first).toString() }]
    case "rename":
      return [{ kind: name, path: readText(first).toString(), to: readText(second).toString() }]
    default:
      return describeUse(call, open)
  }
}

function describeUse({ name, parameters, result }: Call, open: OpenFiles): DiskStep[] {
  const [descriptor = "", second = "", , at = ""] = parameters
  if (name === "write" && descriptor === STANDARD_OUTPUT)
    return [{ kind: "say", text: readText(second).toString() }]
  const file = open.get(descriptor)
  if (file === undefined) return []
  const { path } = file
  switch (name) {
    case "pwrite64":
      return [
        {
          kind: "write",
          ...file,
          at: Number(at),
          bytes: readText(second).subarray(0, Number(result)),
        },
      ]
    case "fsync":
    case "fdatasync":
      return [{ kind: "sync", path }]
    case "ftruncate":
      return [{ kind: "truncate", path, length: Number(second) }]
    case "close":
      open.delete(descriptor)
      return []
    default:
      // Where it would stand in the file is not known here.
      throw new Error(`It called ${name} for ${path}.`)
  }
}

type Call = { name: string; parameters: string[]; result: string }

/** Calls in the order of their ends. One that another thread's call has cut in two stands on two lines. */
function* readCalls(trace: string): Generator<Call> {
  const begun = new Map<string, string>()
  for (const line of trace.split("\n")) {
    const [, thread = "", text = ""] = /^(\d+) +(.*)$/s.exec(line) ?? []
    if (text.endsWith("<unfinished ...>")) {
      begun.set(thread, text.slice(0, -"<unfinished ...>".length))
      continue
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/s.exec(text)
    const whole = resumed ? (begun.get(thread) ?? "") + (resumed[1] ?? "") : text
    const [, name, parameters, result] = /^(\w+)\((.*)\) += (-?\d+)/s.exec(whole) ?? []
    if (name === undefined || parameters === undefined || result === undefined) continue
    yield { name, parameters: parameters.split(", "), result }
  }
}

/** The bytes of a string that strace has written in hexadecimal. */
function readText(quoted: string): Buffer {
  return Buffer.from(quoted.replaceAll(/[^0-9a-f]|\\x/g, ""), "hex")
}

/** How much of what was never synced reaches the disk: nothing, about half of it, some of it in part, or all. */
export type Luck = "nothing" | "half" | "torn" | "all"

/**
 * Does the steps before a cut to a copy of the folder, as a disk that loses its power may have done them: everything that
 * was written through or synced, and of the rest as luck has it. Names (new, renamed, removed files) are as at the cut.
 * A deaf disk takes no heed of syncs.
 */
export async function replaySteps(
  steps: readonly DiskStep[],
  { from, to, luck, isDeaf = false }: { from: string; to: string; luck: Luck; isDeaf?: boolean },
): Promise<void> {
  const move = (path: string) => to + path.slice(from.length)
  const isSynced = isDeaf ? [] : findSynced(steps)
  for (const [index, step] of steps.entries()) {
    if (step.kind === "say" || step.kind === "sync") continue
    const path = move(step.path)
    if (step.kind === "write") {
      const bytes = isSynced[index] === true ? step.bytes : chooseBytes(step.bytes, luck)
      if (bytes.length > 0) writeAt(path, bytes, step.at)
    } else if (step.kind === "create") await writeFile(path, "", { flag: "a" })
    else if (step.kind === "empty") await truncate(path)
    else if (step.kind === "truncate") await truncate(path, step.length)
    else if (step.kind === "rename") await rename(path, move(step.to))
    else if (step.kind === "unlink") await rm(path, { force: true })
    else if (step.kind === "mkdir") await mkdir(path, { recursive: true })
    else await rmdir(path)
  }
}

/** A write counts once a later sync of its file has ended; files keep what was synced under a new name. */
function findSynced(steps: readonly DiskStep[]): boolean[] {
  const isSynced: boolean[] = []
  const waiting = new Map<string, number[]>()
  for (const [index, step] of steps.entries()) {
    if (step.kind === "write") {
      if (step.isThrough) isSynced[index] = true
      else waiting.set(step.path, [...(waiting.get(step.path) ?? []), index])
    }
    if (step.kind === "sync") {
      for (const earlier of waiting.get(step.path) ?? []) isSynced[earlier] = true
      waiting.delete(step.path)
    }
    if (step.kind === "rename") {
      waiting.set(step.to, waiting.get(step.path) ?? [])
      waiting.delete(step.path)
    }
  }
  return isSynced
}

function chooseBytes(bytes: Buffer, luck: Luck): Buffer {
  if (luck === "all") return bytes
  if (luck === "nothing" || randomInt(2) === 0) return bytes.subarray(0, 0)
  if (luck === "half") return bytes
  return bytes.subarray(0, SECTOR * randomInt(Math.ceil(bytes.length / SECTOR) + 1))
}

function writeAt(path: string, bytes: Buffer, at: number): void {
  const descriptor = openSync(path, "r+")
  try {
    writeSync(descriptor, bytes, 0, bytes.length, at)
  } catch (error) {
    throw new Error(`Nothing could be written to ${dirname(path)}.`, { cause: error })
  } finally {
    closeSync(descriptor)
  }
}
