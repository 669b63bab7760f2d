import { expect, test } from "vitest"

import { watchOverload } from "./overload.ts"

function guard() {
  let time = 0
  let look: () => void = () => undefined
  const overload = watchOverload({
    clock: () => time,
    every: (_ms, call) => {
      look = call
      return () => undefined
    },
    maxLagMs: 200,
  })
  return {
    overload,
    pass(ms: number, times = 1) {
      for (let k = 0; k < times; k++) {
        time += ms
        look()
      }
    },
    stick: (ms: number) => (time += ms),
  }
}

test("a process that keeps up is not overloaded, nor is one after a single slow answer", () => {
  const { overload, pass } = guard()
  pass(50, 20)
  expect(overload.isOverloaded()).toBe(false)
  pass(450)
  expect(overload.isOverloaded()).toBe(false)
})

test("a process that is late again and again is overloaded until it has caught up", () => {
  const { overload, pass } = guard()
  pass(400, 10)
  expect(overload.isOverloaded()).toBe(true)
  pass(50, 5)
  expect(overload.isOverloaded()).toBe(false)
})

test("a loop that has been stuck for long counts at once", () => {
  const { overload, stick } = guard()
  stick(1000)
  expect(overload.isOverloaded()).toBe(true)
})
