import { expect, test } from "vitest"

import { superviseProcesses, type SupervisedProcess } from "./supervise-processes.ts"

type Fake = SupervisedProcess & {
  becomeReady: () => void
  end: (reason: string) => void
  asked: string[]
}

/** Processes that become ready at once, unless they are to wait, and end when they are asked to. */
function fakeProcesses({ isObedient = true, isReady = true } = {}) {
  const started: Fake[] = []
  const lines: string[] = []
  const waits: number[] = []
  const behaviour = { isObedient, isReady }
  const start = (): SupervisedProcess => {
    const ready = Promise.withResolvers<undefined>()
    const ended = Promise.withResolvers<string>()
    const asked: string[] = []
    const fake: Fake = {
      id: started.length + 1,
      ready: ready.promise,
      ended: ended.promise,
      becomeReady: () => ready.resolve(undefined),
      end: ended.resolve,
      asked,
      stop: () => {
        asked.push("stop")
        if (behaviour.isObedient) ended.resolve("exit code 0")
      },
      kill: () => {
        asked.push("kill")
        ended.resolve("SIGKILL")
      },
    }
    started.push(fake)
    if (behaviour.isReady) fake.becomeReady()
    else fake.end("exit code 1")
    return fake
  }
  const wait = async (ms: number) => {
    waits.push(ms)
    await nextTurn()
  }
  return {
    started,
    lines,
    waits,
    behaviour,
    start,
    wait,
    print: (line: string) => lines.push(line),
  }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test("as many processes as wanted are started, and one that ends is replaced", async () => {
  const fakes = fakeProcesses()
  await superviseProcesses({ ...fakes, count: 3 })
  expect(fakes.started).toHaveLength(3)
  fakes.started[1]?.end("SIGKILL")
  await nextTurn()
  expect(fakes.started).toHaveLength(4)
  expect(fakes.lines).toEqual(["Process 2 has ended (SIGKILL); another one takes its place."])
})

test("when the first cannot start, no other is tried", async () => {
  const fakes = fakeProcesses({ isReady: false })
  expect(await superviseProcesses({ ...fakes, count: 3 })).toBeUndefined()
  expect(fakes.started).toHaveLength(1)
})

test("a process that cannot start again is tried after pauses that double", async () => {
  const fakes = fakeProcesses()
  await superviseProcesses({ ...fakes, count: 1 })
  fakes.behaviour.isReady = false
  fakes.started[0]?.end("SIGKILL")
  while (fakes.waits.length < 9) await nextTurn()
  fakes.behaviour.isReady = true
  expect(fakes.waits.slice(0, 9)).toEqual([250, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000])
})

test("a restart replaces one after the other, each only when its successor is ready", async () => {
  const fakes = fakeProcesses()
  const supervisor = await superviseProcesses({ ...fakes, count: 2 })
  await supervisor?.restart()
  expect(fakes.started.map(({ asked }) => asked)).toEqual([["stop"], ["stop"], [], []])
  expect(fakes.lines).toEqual(["All processes have been replaced."])
})

test("a restart whose new process cannot start leaves the ones in place", async () => {
  const fakes = fakeProcesses()
  const supervisor = await superviseProcesses({ ...fakes, count: 2 })
  fakes.behaviour.isReady = false
  await supervisor?.restart()
  expect(fakes.started.map(({ asked }) => asked)).toEqual([[], [], []])
  expect(fakes.lines).toEqual(["A new process could not start; the ones in place go on."])
})

test("stopping replaces nothing and ends by force what does not end", async () => {
  const fakes = fakeProcesses({ isObedient: false })
  const supervisor = await superviseProcesses({ ...fakes, count: 2 })
  await supervisor?.stop()
  await nextTurn()
  expect(fakes.started.map(({ asked }) => asked)).toEqual([
    ["stop", "kill"],
    ["stop", "kill"],
  ])
  expect(fakes.lines).toEqual([])
})
