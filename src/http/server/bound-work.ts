import type { FastifyInstance, FastifyRequest } from "fastify"

import { AppError } from "#domain/errors.ts"

const FEWEST = 32
/** It begins with the most: a site that is quick enough for a crowd must not refuse it. */
const MOST = 256
/** Slower answers, while as many as allowed are being made, mean that fewer at once would be quicker. */
const SLOW_MS = 700
const STEP_MS = 100

/** How many answers are made at once. */
export type WorkBound = {
  /** `undefined` when there are too many; else to be called when the answer is made. */
  enter(): (() => void) | undefined
}

/**
 * Lets so many answers be made at once as are made quickly: a few more after each quick one, a tenth fewer while they are
 * slow. What waits for the database or for another thread leaves the event loop idle, so its delay alone tells too little.
 */
export function createWorkBound(now: () => number): WorkBound {
  let most = MOST
  let inWork = 0
  let loweredAt = -Infinity

  function adapt(tookMs: number): void {
    if (tookMs <= SLOW_MS) {
      most = Math.min(MOST, most + 1 / most)
      return
    }
    if (inWork < most / 2 || now() - loweredAt < STEP_MS) return
    loweredAt = now()
    most = Math.max(FEWEST, most * 0.9)
  }

  return {
    enter() {
      if (inWork >= most) return undefined
      const start = now()
      inWork += 1
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        adapt(now() - start)
        inWork -= 1
      }
    },
  }
}

/**
 * Refuses with "unavailable" what would wait behind too much work. It counts from the moment a request is read until its
 * answer begins, so that slow senders and slow readers take no room; what is sent from the cache never comes here.
 */
export function boundWork(app: FastifyInstance, bound: WorkBound): void {
  const leaving = new WeakMap<FastifyRequest, () => void>()
  app.addHook("preHandler", (request, reply, done) => {
    // A form with a file is read by its handler, as slowly as it is sent.
    if (request.headers["content-type"]?.startsWith("multipart/") === true) {
      done()
      return
    }
    const leave = bound.enter()
    if (leave === undefined) {
      done(new AppError("unavailable"))
      return
    }
    leaving.set(request, leave)
    reply.raw.once("close", leave)
    done()
  })
  app.addHook("onSend", (request, _reply, _payload, done) => {
    leaving.get(request)?.()
    done()
  })
}
