import type { FastifyInstance, FastifyRequest } from "fastify"

import { AppError } from "#domain/errors.ts"

const MIN_AT_ONCE = 32
/** Also where the limit begins, so that a site that is quick enough for a crowd does not refuse it. */
const MAX_AT_ONCE = 256
/** Answers that take longer lower the limit, because fewer at once would be quicker. */
const SLOW_MS = 400
const STEP_MS = 100

/** How many answers are made at once. */
export type WorkBound = {
  /** `undefined` when there are too many; else to be called when the answer is made. */
  enter(): (() => void) | undefined
}

/**
 * Limits how many answers are made at once. Quick answers raise the limit slowly, a slow one lowers it by a tenth. The
 * delay of the event loop would not do as a measure: answers that wait for the database or a thread leave it idle.
 */
export function createWorkBound(now: () => number): WorkBound {
  let limit = MAX_AT_ONCE
  let inWork = 0
  let loweredAt = -Infinity

  function adapt(tookMs: number): void {
    if (tookMs <= SLOW_MS) {
      limit = Math.min(MAX_AT_ONCE, limit + 1 / limit)
      return
    }
    if (inWork < limit / 2 || now() - loweredAt < STEP_MS) return
    loweredAt = now()
    limit = Math.max(MIN_AT_ONCE, limit * 0.9)
  }

  return {
    enter() {
      if (inWork >= limit) return undefined
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
