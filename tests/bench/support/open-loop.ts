import { request, type Agent } from "node:http"

/** In the place of a time: the site has more to do than it can and says so. */
export const REFUSED = Infinity

/** So many requests a second, for so many seconds or until something has ended. */
export type Load = { perSecond: number } & ({ seconds: number } | { until: Promise<unknown> })

/**
 * Asks at a constant rate, whether or not earlier answers have come, and gives what each asking gave. `lateMs` is how
 * much later than due it was sent: the fault of a busy machine or of this process, not of who is asked.
 */
export async function openLoop<T>(
  load: Load,
  ask: (count: number, lateMs: number) => Promise<T>,
): Promise<T[]> {
  const asked: Promise<T>[] = []
  const isOver = whenOver(load)
  const begin = performance.now()
  for (let count = 0; !isOver(count); count += 1) {
    const due = begin + (count * 1000) / load.perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    asked.push(ask(count, Math.max(0, performance.now() - due)))
  }
  return Promise.all(asked)
}

function whenOver(load: Load): (count: number) => boolean {
  if ("seconds" in load) return (count) => count >= load.perSecond * load.seconds
  let isOver = false
  const end = () => (isOver = true)
  load.until.then(end, end)
  return () => isOver
}

/** Milliseconds until the whole answer is here, or `REFUSED` when it is a 503; rejects for any other status than 200. */
export function timeOf(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    request(address, { agent, headers: { "accept-encoding": "gzip" } }, (response) => {
      response.resume()
      response.on("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - start)
        else if (response.statusCode === 503) resolve(REFUSED)
        else reject(new Error(`${address} answers ${String(response.statusCode)}`))
      })
    })
      .on("error", reject)
      .end()
  })
}
