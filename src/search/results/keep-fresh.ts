/**
 * Caches what `read` gave and reads it again once it is older than `freshForMs`. Only the first call waits for a
 * reading; later calls get the cached value, also when reading fails.
 */
export function keepFresh<T>(
  read: (now: Date) => Promise<T>,
  options: { empty: T; freshForMs: number; now: () => Date; report: (error: unknown) => void },
): () => Promise<T> {
  let held = options.empty
  let readAt = -Infinity
  let first: Promise<void> | undefined

  const readAnew = async (now: Date) => {
    try {
      held = await read(now)
    } catch (error) {
      // A search is answered without it.
      options.report(error)
    }
  }
  return async () => {
    const now = options.now()
    if (now.getTime() - readAt >= options.freshForMs) {
      readAt = now.getTime()
      const current = readAnew(now)
      first ??= current
    }
    await first
    return held
  }
}
