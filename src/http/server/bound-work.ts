import { AsyncLocalStorage } from "node:async_hooks"

import type { FastifyInstance, FastifyRequest } from "fastify"

import { OVERLOADED } from "#domain/errors.ts"

const MIN_AT_ONCE = 32
const MAX_AT_ONCE = 128
/** Answers that take longer lower the limit, because fewer at once would be quicker. */
const SLOW_MS = 400
const STEP_MS = 100
/** When too many wait, one that has waited so long is refused, and a new one that can still be answered soon takes its place. */
const LATE_MS = 300
/** Twice as many may wait while none has waited longer: they came all at once, and most can be answered soon. */
const BURST_MS = 100
/** For so long at most new connections are accepted before the next piece of work. */
const ACCEPT_MS = 100

/** What a site may have to do before it refuses requests. */
export type OverloadLimits = {
  /** So many may wait for their turn: a crowd of as many that ask one after the other is never refused. */
  maxWaiting: number
}

/** What is to be done for a request: one of the two is called. */
export type Work = { begin(): void; refuse(): void }

/** How many answers are made at once, and when each begins. */
export type WorkBound = {
  /** Begins the work in its turn, or refuses it; what is given back is to be called when it is over or no longer wanted. */
  enter(work: Work): () => void
  /** To be called for each connection that is accepted. */
  noteConnection(): void
}

type WorkBoundOptions = {
  now: () => number
  /** Calls back after the event loop has read what has come meanwhile. */
  onNextTurn: (call: () => void) => void
  limits: OverloadLimits
}

/**
 * Begins one piece of work in each turn of the event loop, so that what comes meanwhile is read and, if need be, refused
 * at once instead of waiting unread. Quick answers raise the limit of those made at once slowly, a slow one lowers it by
 * a tenth: what waits for the database or a thread leaves the loop idle.
 */
export function createWorkBound({ now, onNextTurn, limits }: WorkBoundOptions): WorkBound {
  const waiting = new Map<Work, number>()
  const inWork = new Map<Work, number>()
  const insideWork = new AsyncLocalStorage<boolean>()
  let limit = MAX_AT_ONCE
  let loweredAt = -Infinity
  let isTurnDue = false
  let hasAccepted = false
  let acceptingSince: number | undefined

  function awaitTurn(): void {
    if (isTurnDue || waiting.size === 0 || inWork.size >= limit) return
    isTurnDue = true
    onNextTurn(() => {
      isTurnDue = false
      if (!isAccepting()) beginNext()
      awaitTurn()
    })
  }

  // The loop accepts one connection in each turn: where one came, more may wait, and they would wait as long as the work.
  function isAccepting(): boolean {
    acceptingSince ??= now()
    if (hasAccepted && now() - acceptingSince < ACCEPT_MS) {
      hasAccepted = false
      return true
    }
    acceptingSince = undefined
    return false
  }

  function beginNext(): void {
    const [next] = waiting.keys()
    if (next === undefined) return
    waiting.delete(next)
    inWork.set(next, now())
    insideWork.run(true, () => {
      next.begin()
    })
  }

  /** Whether one more may wait, if need be in the place of the one that has waited longest. */
  function hasRoom(): boolean {
    if (waiting.size < limits.maxWaiting) return true
    const [oldest] = waiting
    if (oldest === undefined) return false
    const [work, since] = oldest
    const waitedMs = now() - since
    if (waitedMs < LATE_MS) return waitedMs < BURST_MS && waiting.size < 2 * limits.maxWaiting
    waiting.delete(work)
    work.refuse()
    return true
  }

  function leave(work: Work): void {
    waiting.delete(work)
    const begunAt = inWork.get(work)
    if (begunAt === undefined) return
    adapt(now() - begunAt)
    inWork.delete(work)
    awaitTurn()
  }

  function adapt(tookMs: number): void {
    if (tookMs <= SLOW_MS) {
      limit = Math.min(MAX_AT_ONCE, limit + 1 / limit)
      return
    }
    if (inWork.size < limit / 2 || now() - loweredAt < STEP_MS) return
    loweredAt = now()
    limit = Math.max(MIN_AT_ONCE, limit * 0.9)
  }

  return {
    enter(work) {
      // What work asks of the site itself is a part of it: it would wait for the end of what waits for it.
      if (insideWork.getStore() === true) work.begin()
      else if (hasRoom()) {
        waiting.set(work, now())
        awaitTurn()
      } else work.refuse()
      return () => {
        leave(work)
      }
    },
    noteConnection() {
      hasAccepted = true
    },
  }
}

/**
 * Has requests answered in their turn, and refuses with "unavailable" what would wait behind too much work. It counts
 * from the moment a request is read until its answer begins, so that slow senders and slow readers take no room; what is
 * sent from the cache never comes here.
 */
export function boundWork(app: FastifyInstance, bound: WorkBound): void {
  const leaving = new WeakMap<FastifyRequest, () => void>()
  app.server.on("connection", () => {
    bound.noteConnection()
  })
  app.addHook("preHandler", (request, reply, done) => {
    // A form with a file is read by its handler, as slowly as it is sent.
    if (request.headers["content-type"]?.startsWith("multipart/") === true) {
      done()
      return
    }
    const leave = bound.enter({
      begin: done,
      refuse: () => {
        done(OVERLOADED)
      },
    })
    leaving.set(request, leave)
    reply.raw.once("close", leave)
  })
  app.addHook("onSend", (request, _reply, _payload, done) => {
    leaving.get(request)?.()
    done()
  })
}
