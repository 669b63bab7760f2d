import { AppError } from "#domain/errors.ts"

/** Runs a piece of work when its turn comes, and gives its result. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many pieces of work run at once and so many wait; one more is refused as "unavailable". */
export function createTurns({
  atOnce,
  maxWaiting,
}: {
  atOnce: number
  maxWaiting: number
}): TakeTurn {
  const waiting: (() => void)[] = []
  let running = 0

  async function awaitTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= maxWaiting) throw new AppError("unavailable")
    await new Promise<void>((begin) => waiting.push(begin))
  }

  return async (work) => {
    await awaitTurn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The next one takes the place over.
      if (next) next()
      else running -= 1
    }
  }
}
