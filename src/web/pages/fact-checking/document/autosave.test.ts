import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { createAutosave, type AutosavedChange, type Kept } from "./autosave.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const FAILED: Kept = { id: null, isGone: false, mayRetry: true, reason: "no connection" }

/** An autosave whose server answers as the list says, then keeps everything. */
function saving(id: string | null, answers: Kept[] = []) {
  const calls: { id: string | null; change: AutosavedChange }[] = []
  const states: string[] = []
  const created: string[] = []
  let held: Promise<unknown> = Promise.resolve()
  const autosave = createAutosave({
    id,
    keep: async (to, change) => {
      calls.push({ id: to, change })
      await held
      return answers.shift() ?? { id: to ?? "made" }
    },
    onState: (state) => states.push(state),
    onCreated: (made) => created.push(made),
  })
  /** Keeps answers back until the function it gives is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    held = promise
    return () => {
      resolve(undefined)
    }
  }
  return { autosave, calls, states, created, hold }
}

test("changes of one second are sent together, once", async () => {
  const { autosave, calls, states } = saving("a")
  autosave.change({ title: "B" })
  await vi.advanceTimersByTimeAsync(500)
  autosave.change({ title: "Budget", content: 1 })
  await vi.advanceTimersByTimeAsync(999)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toEqual([{ id: "a", change: { title: "Budget", content: 1 } }])
  expect(states.at(-1)).toBe("saved")
})

test("a second change while the first is on its way makes no second document", async () => {
  const { autosave, calls, created, hold } = saving(null)
  const release = hold()
  autosave.change({ title: "A" })
  await vi.advanceTimersByTimeAsync(1000)
  autosave.change({ title: "B" })
  await vi.advanceTimersByTimeAsync(5000)
  expect(calls).toHaveLength(1)
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.map(({ id }) => id)).toEqual([null, "made"])
  expect(created).toEqual(["made"])
})

test("what could not be kept is sent again with what came after it", async () => {
  const { autosave, calls, states } = saving("a", [FAILED])
  autosave.change({ title: "A", content: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(states.at(-1)).toBe("retrying")
  expect(autosave.unsaved()).toEqual({ title: "A", content: 1 })
  autosave.change({ content: 2 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls.at(-1)?.change).toEqual({ title: "A", content: 2 })
  expect(autosave.unsaved()).toEqual({})
})

test("it tries again by itself, but not what was refused", async () => {
  const retried = saving("a", [FAILED])
  retried.autosave.change({ title: "A" })
  await vi.advanceTimersByTimeAsync(6000)
  expect(retried.states.at(-1)).toBe("saved")
  const refused = saving("a", [{ id: null, isGone: false, mayRetry: false, reason: "too large" }])
  refused.autosave.change({ title: "A" })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused.calls).toHaveLength(1)
  expect(refused.states.at(-1)).toBe("refused")
})

test("a document that was deleted elsewhere is made anew with everything known of it", async () => {
  const { autosave, calls, created } = saving("a", [{ id: "a" }, { id: null, isGone: true }])
  autosave.change({ content: 1 })
  await autosave.now()
  autosave.change({ title: "A" })
  await autosave.now()
  expect(calls.at(-1)).toEqual({ id: null, change: { title: "A", content: 1 } })
  expect(created).toEqual(["made"])
})

test("once stopped it sends nothing by itself", async () => {
  const { autosave, calls } = saving("a")
  autosave.change({ title: "A" })
  autosave.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual([])
})
