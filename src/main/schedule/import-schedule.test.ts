import { expect, test } from "vitest"

import { startImportSchedule, type ScheduledImport } from "./import-schedule.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.parse("2026-03-04T00:00:00Z")

/** A schedule on a clock that the test moves; `answers` says for each attempt whether the publisher fails. */
function schedule(options: {
  everyMs?: number
  imports?: readonly ScheduledImport[]
  isFailing?: (id: string, attempt: number) => boolean
  random?: () => number
}) {
  let time = START
  let clockError = 0
  let timer: { call: () => void; at: number } | undefined
  const attempts: { id: string; at: number }[] = []
  const logged: string[] = []
  const imports = [...(options.imports ?? [{ id: "bank", lastAt: new Date(START - 24 * HOUR) }])]
  const running = startImportSchedule({
    everyMs: options.everyMs ?? 24 * HOUR,
    list: () => Promise.resolve(imports),
    importOnce: (id) => {
      attempts.push({ id, at: time })
      const attempt = attempts.filter((each) => each.id === id).length
      return options.isFailing?.(id, attempt) === true
        ? Promise.reject(new Error(`502 at attempt ${String(attempt)}`))
        : Promise.resolve()
    },
    now: () => new Date(time + clockError),
    setTimer: (call, ms) => {
      timer = { call, at: time + ms }
      return () => (timer = undefined)
    },
    random: options.random ?? (() => 0.5),
    logger: {
      info: (_fields: object, text: string) => logged.push(text),
      warn: (_fields: object, text: string) => logged.push(text),
    } as never,
  })
  /** Lets so much time pass, calling every timer on the way. */
  const pass = async (ms: number) => {
    const until = time + ms
    while (timer && timer.at <= until) {
      const { call, at } = timer
      timer = undefined
      time = at
      call()
      await new Promise(setImmediate)
    }
    time = until
  }
  /** From now on the clock is wrong by so much, or right again; timers do not follow it. */
  const setClockError = (ms: number) => (clockError = ms)
  const minutes = () => attempts.map(({ at }) => Math.round((at - START) / MINUTE))
  return {
    running,
    pass,
    setClockError,
    attempts,
    minutes,
    logged,
    imports,
    hasTimer: () => timer !== undefined,
  }
}

test("what is due is imported soon after the start, and then once an interval", async () => {
  const { pass, minutes, running } = schedule({ everyMs: 6 * HOUR })
  await pass(13 * HOUR)
  expect(minutes()).toEqual([2, 362, 722])
  expect(running.faults()).toEqual([])
})

test("what was imported a while ago is due when its interval is over", async () => {
  const lastAt = new Date(START - 2 * HOUR)
  const { pass, minutes } = schedule({ everyMs: 6 * HOUR, imports: [{ id: "bank", lastAt }] })
  await pass(5 * HOUR)
  expect(minutes()).toEqual([240])
})

test("a clock that was a year ahead and is set back does not hold up imports for a year", async () => {
  const { pass, setClockError, minutes } = schedule({ everyMs: 6 * HOUR })
  setClockError(365 * 24 * HOUR)
  await pass(HOUR)
  setClockError(0)
  await pass(12 * HOUR)
  expect(minutes()).toEqual([2, 62, 422])
})

test("after faults the pauses double up to a day", async () => {
  const { pass, minutes } = schedule({ isFailing: () => true })
  await pass(96 * HOUR)
  const at = minutes()
  const pauses = at.slice(1).map((minute, k) => minute - (at[k] ?? 0))
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440])
})

test("chance moves each pause by up to a quarter", async () => {
  for (const [random, minute] of [
    [0, 3.75],
    [1, 6.25],
  ] as const) {
    const { pass, running } = schedule({ isFailing: () => true, random: () => random })
    await pass(2 * MINUTE)
    const [fault] = running.faults()
    expect((fault?.nextAttempt.getTime() ?? 0) - START).toBe((2 + minute) * MINUTE)
  }
})

test("a fault stands with its reason until an attempt succeeds, and is logged", async () => {
  const { pass, running, logged } = schedule({ isFailing: (_, attempt) => attempt < 3 })
  await pass(8 * MINUTE)
  expect(running.faults()).toEqual([
    {
      source: "bank",
      reason: "502 at attempt 2",
      attempts: 2,
      since: new Date(START + 2 * MINUTE),
      nextAttempt: new Date(START + 17 * MINUTE),
    },
  ])
  await pass(HOUR)
  expect(running.faults()).toEqual([])
  const failed = "scheduled import failed; the previous data stays"
  expect(logged).toEqual([failed, failed, "scheduled import done"])
})

test("one source's faults do not hold up another", async () => {
  const lastAt = new Date(START - 48 * HOUR)
  const { pass, attempts } = schedule({
    everyMs: 24 * HOUR,
    imports: [
      { id: "bank", lastAt },
      { id: "fund", lastAt },
    ],
    isFailing: (id) => id === "bank",
  })
  await pass(10 * MINUTE)
  expect(attempts.map(({ id }) => id)).toEqual(["bank", "fund", "bank"])
})

test("a source that people import meanwhile joins, one that is gone leaves with its fault", async () => {
  const { pass, attempts, imports, running } = schedule({
    everyMs: HOUR,
    isFailing: (id) => id === "bank",
  })
  await pass(3 * MINUTE)
  expect(running.faults()).toHaveLength(1)
  imports.splice(0, 1, { id: "fund", lastAt: new Date(START - HOUR) })
  await pass(HOUR)
  expect(running.faults()).toEqual([])
  expect(attempts.at(-1)?.id).toBe("fund")
})

test("a stopped schedule begins nothing more", async () => {
  const { pass, attempts, running, hasTimer } = schedule({})
  running.stop()
  await pass(48 * HOUR)
  expect(attempts).toEqual([])
  expect(hasTimer()).toBe(false)
})

test("a database that does not answer is asked again later", async () => {
  const lists: (() => Promise<readonly ScheduledImport[]>)[] = [
    () => Promise.reject(new Error("gone")),
    () => Promise.resolve([]),
  ]
  const timers: (() => void)[] = []
  const logged: string[] = []
  startImportSchedule({
    everyMs: HOUR,
    list: () => (lists.shift() ?? (() => Promise.resolve([])))(),
    importOnce: () => Promise.resolve(),
    now: () => new Date(START),
    setTimer: (call) => {
      timers.push(call)
      return () => undefined
    },
    random: () => 0.5,
    logger: {
      warn: (_: object, text: string) => logged.push(text),
      info: () => undefined,
    } as never,
  })
  timers.at(-1)?.()
  await new Promise(setImmediate)
  expect(logged).toEqual(["the imports due could not be listed"])
  expect(timers).toHaveLength(2)
})
