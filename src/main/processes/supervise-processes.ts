/** A process of the site, as its supervisor sees it. */
export type SupervisedProcess = {
  id: number
  /** Resolves once it answers requests; never when it ends before that. */
  ready: Promise<void>
  /** Resolves when it has ended, with how that came about in words. */
  ended: Promise<string>
  /** Asks it to finish what it has begun and to end. */
  stop(): void
  /** Ends it at once. */
  kill(): void
}

export type Supervisor = {
  /** Replaces all processes by new ones, one after the other; those in place go on where a new one cannot start. */
  restart(): Promise<void>
  /** Lets all processes finish and end. */
  stop(): Promise<void>
}

type SupervisorOptions = {
  count: number
  start: () => SupervisedProcess
  wait: (ms: number) => Promise<unknown>
  print: (line: string) => void
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** Longer than a process takes to finish its last requests. */
const LONGEST_STOP_MS = 20_000

/**
 * Starts several processes and replaces those that end by themselves. The first one starts alone, since it may have to
 * prepare the database; `undefined` when it ends before it is ready.
 */
export async function superviseProcesses(
  options: SupervisorOptions,
): Promise<Supervisor | undefined> {
  const { count, start, wait, print } = options
  const running = new Set<SupervisedProcess>()
  const serving = new Set<SupervisedProcess>()
  let isStopping = false
  let isRestarting = false

  async function startOne(): Promise<boolean> {
    const member = start()
    running.add(member)
    void member.ended.then(() => running.delete(member))
    const isReady = await Promise.race([
      member.ready.then(() => true),
      member.ended.then(() => false),
    ])
    if (!isReady || isStopping) return isReady
    serving.add(member)
    void member.ended.then((reason) => replaceEnded(member, reason))
    return true
  }

  async function replaceEnded(member: SupervisedProcess, reason: string): Promise<void> {
    if (!serving.delete(member) || isStopping) return
    print(`Process ${String(member.id)} has ended (${reason}); another one takes its place.`)
    await startUntilReady()
  }

  async function startUntilReady(): Promise<void> {
    let pause = FIRST_PAUSE_MS
    while (!isStopping && !(await startOne())) {
      await wait(pause)
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    }
  }

  async function end(member: SupervisedProcess): Promise<void> {
    serving.delete(member)
    member.stop()
    const hasEnded = await Promise.race([
      member.ended.then(() => true),
      wait(LONGEST_STOP_MS).then(() => false),
    ])
    if (!hasEnded) member.kill()
    await member.ended
  }

  async function replaceEach(): Promise<void> {
    for (const member of [...serving]) {
      if (isStopping) return
      if (!(await startOne())) {
        print("A new process could not start; the ones in place go on.")
        return
      }
      if (serving.has(member)) await end(member)
    }
    print("All processes have been replaced.")
  }

  if (!(await startOne())) return undefined
  await Promise.all(Array.from({ length: count - 1 }, startUntilReady))
  return {
    async restart() {
      if (isRestarting || isStopping) return
      isRestarting = true
      await replaceEach().finally(() => (isRestarting = false))
    },
    async stop() {
      isStopping = true
      await Promise.all([...running].map(end))
    },
  }
}
