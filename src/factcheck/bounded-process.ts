import { fork, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { constants, setPriority } from "node:os"
import { fileURLToPath } from "node:url"

import type { JobReply } from "./answer-jobs.ts"

/** Reads what may come from anybody, one piece after the other, in a process of its own. */
export type BoundedProcess<Job, Result> = {
  /** Rejects where the work fails, takes too long, its wait included, or needs too much memory. */
  run(job: Job): Promise<Result>
  close(): Promise<void>
}

type ProcessOptions = {
  /** A file that calls `answerJobs`. */
  program: URL
  memoryMb: number
  timeoutMs: number
}

/**
 * Binds a process that starts with the first job and again after one that ended it. A thread would not do: where its
 * memory is used up in the midst of the engine's own work, the engine ends the whole process, and the site with it.
 */
export function createBoundedProcess<Job extends object | string, Result>(
  options: ProcessOptions,
): BoundedProcess<Job, Result> {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function startChild(): ChildProcess {
    const started = startProcess(options)
    started.once("exit", () => {
      if (child === started) child = undefined
    })
    return started
  }

  async function runInTurn(job: Job, deadline: AbortSignal): Promise<Result> {
    if (isClosed) throw new Error("The reader is closed.")
    deadline.throwIfAborted()
    child ??= startChild()
    const asked = child
    try {
      return (await ask(asked, job, deadline)) as Result
    } catch (error) {
      if (deadline.aborted && child === asked) child = undefined
      throw error
    }
  }

  return {
    run(job) {
      const deadline = AbortSignal.timeout(options.timeoutMs)
      const result = last.then(() => runInTurn(job, deadline))
      last = result.catch(() => undefined)
      return result
    },
    async close() {
      isClosed = true
      if (child === undefined) return
      const ended = once(child, "exit")
      // Else this process would end before the child has, and with it whatever waits for that.
      child.ref()
      child.kill("SIGKILL")
      await ended
    },
  }
}

const { PRIORITY_BELOW_NORMAL } = constants.priority

/** It is given nothing of our environment, where secrets stand. */
function startProcess({ program, memoryMb }: ProcessOptions): ChildProcess {
  const child = fork(fileURLToPath(program), {
    execArgv: [`--max-old-space-size=${String(memoryMb)}`],
    env: { NODE_ENV: "production" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  })
  // What is asked of it then fails, and says so.
  child.on("error", () => undefined)
  // The visitors of this site come first.
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY_BELOW_NORMAL)
  return child
}

/** Sends one job and waits for its answer; only meanwhile the child keeps this process running. */
function ask(child: ChildProcess, job: object | string, deadline: AbortSignal): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const take = (reply: JobReply) => {
    if ("fault" in reply) reject(new Error(reply.fault))
    else resolve(reply.result)
  }
  const lose = () => {
    reject(new Error("The process that reads has ended."))
  }
  const giveUp = () => {
    child.kill("SIGKILL")
    reject(new Error("The process that reads took too long."))
  }
  child.ref()
  child.channel?.ref()
  child.on("message", take).on("exit", lose)
  deadline.addEventListener("abort", giveUp)
  child.send(job, (error) => {
    if (error) reject(error)
  })
  return promise.finally(() => {
    child.off("message", take).off("exit", lose)
    deadline.removeEventListener("abort", giveUp)
    child.unref()
    child.channel?.unref()
  })
}
