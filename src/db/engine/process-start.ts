import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { promisify } from "node:util"

const run = promisify(execFile)

/** When a process started, as a text that can only be compared for equality; `undefined` when it is not known. */
export async function findProcessStart(processId: number): Promise<string | undefined> {
  const stat = await readStat(processId)
  if (stat !== undefined) return stat.start
  return readStartFromPs(processId)
}

/** Whether a process with this number lives and is the one that started then. */
export async function isProcessAlive(
  processId: number,
  start: string | undefined,
): Promise<boolean> {
  if (!answersSignal(processId)) return false
  // A zombie has ended; only its parent has not collected it yet.
  if ((await readStat(processId))?.state === "Z") return false
  const found = await findProcessStart(processId)
  return start === undefined || found === undefined || start === found
}

function answersSignal(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}

// https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name, in brackets, may hold blanks
// and brackets; behind it the 1st field is the state, the 20th the start in ticks since the boot.
async function readStat(processId: number): Promise<{ state: string; start: string } | undefined> {
  try {
    const text = await readFile(`/proc/${processId}/stat`, "utf8")
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
    const boot = (await readFile("/proc/sys/kernel/random/boot_id", "utf8")).trim()
    return { state: fields[0] ?? "", start: `${boot}:${fields[19]}` }
  } catch {
    return undefined
  }
}

async function readStartFromPs(processId: number): Promise<string | undefined> {
  if (process.platform === "win32" || process.platform === "linux") return undefined
  try {
    const { stdout } = await run("ps", ["-o", "lstart=", "-p", String(processId)])
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}
