import { spawn } from "node:child_process"
import type { ChildProcessWithoutNullStreams } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

/** A script of this folder in its own process, whose lines can be read one by one. */
export type Child = {
  readonly processId: number
  /** The next line it writes; `undefined` when it has ended. */
  nextLine(): Promise<string | undefined>
  write(line: string): void
  /** Ends it at once, as a power cut would, and gives the lines not read so far. */
  kill(): Promise<string[]>
}

/** Reads on up to a line, or to the end, and gives what was printed before it. */
export async function readUpTo(child: Child, wanted: string | undefined): Promise<string[]> {
  const lines: string[] = []
  for (;;) {
    const line = await child.nextLine()
    if (line === undefined || line === wanted) return lines
    lines.push(line)
  }
}

/** Starts a script of `tests/support` in a process of its own, with the errors shown as they are. */
export function startChild(script: string, ...parameters: string[]): Child {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [path, ...parameters])
  child.stderr.pipe(process.stderr)
  return toChild(child)
}

function toChild(child: ChildProcessWithoutNullStreams): Child {
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => {
    const { done, value } = await lines.next()
    return done === true ? undefined : value
  }
  return {
    processId: child.pid ?? 0,
    nextLine,
    write: (line) => child.stdin.write(`${line}\n`),
    kill: async () => {
      const ended =
        child.exitCode === null && child.signalCode === null ? once(child, "exit") : null
      child.kill("SIGKILL")
      const rest: string[] = []
      for (let line = await nextLine(); line !== undefined; line = await nextLine()) rest.push(line)
      await ended
      return rest
    },
  }
}
