import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

/** The measured site in a process of its own, so that whoever asks it does not share its event loop. */
export type SiteProcess = {
  origin: string
  /** A bare server in the same process: the bytes of the indicator page at `/`, React Router's own page at its path. */
  bare: string
  /** Marks all accounts as verified. */
  verify(): Promise<void>
  /** Event-loop delay at p99 in ms since it was last asked, the memory of the process in bytes, and its processor time so far. */
  readState(): Promise<SiteState>
  stop(): Promise<void>
}

export type SiteState = { lagMs: number; rss: number; cpuSeconds: number }

/** Starts it; on Linux on the first core alone where `onOneCore` is set, and its caller then moves to the others. */
export async function startSite({ onOneCore = false } = {}): Promise<SiteProcess> {
  const script = fileURLToPath(new URL("site-child.ts", import.meta.url))
  const isPinned = onOneCore && moveAway()
  const [command, pin] = isPinned
    ? ["taskset", ["-c", "0", process.execPath]]
    : [process.execPath, []]
  const child = spawn(command, [...pin, script], { stdio: ["pipe", "pipe", "inherit"] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<unknown> => {
    const { value } = (await lines.next()) as { value: string | undefined }
    if (value === undefined) throw new Error("The measured site has ended.")
    return JSON.parse(value)
  }
  const ask = (line: string) => {
    child.stdin.write(`${line}\n`)
    return next() as Promise<SiteState>
  }
  const addresses = (await next()) as Pick<SiteProcess, "origin" | "bare">
  return {
    ...addresses,
    async verify() {
      await ask("verify")
    },
    readState: () => ask("lag"),
    async stop() {
      const ended = once(child, "exit")
      child.stdin.end()
      await ended
    },
  }
}

/** Leaves the first core to the site; `false` where cores cannot be chosen. */
function moveAway(): boolean {
  return spawnSync("taskset", ["-a", "-c", "-p", "1-", String(process.pid)]).status === 0
}
