import { connect } from "node:net"

type Load = { origin: string; path: () => string; connections: number; seconds: number }

export type Answered = { requests: number; notOk: number; times: number[] }

/**
 * Asks one thing after another on each of some connections until the seconds are over; times in ms. It reads no more
 * of an answer than status and length, so that even a server that sends ready bytes is what limits, not this client.
 */
export async function loadWith({ connections, ...load }: Load): Promise<Answered> {
  const end = performance.now() + load.seconds * 1000
  const all = await Promise.all(Array.from({ length: connections }, () => askUntil(end, load)))
  return {
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
    notOk: all.reduce((sum, { notOk }) => sum + notOk, 0),
    times: all.flatMap(({ times }) => times),
  }
}

function askUntil(end: number, { origin, path }: Pick<Load, "origin" | "path">): Promise<Answered> {
  const { hostname, port } = new URL(origin)
  const found: Answered = { requests: 0, notOk: 0, times: [] }
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let asked = 0
    let missing = 0
    let head = ""
    const ask = () => {
      asked = performance.now()
      head = ""
      socket.write(`GET ${path()} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: gzip\r\n\r\n`)
    }
    socket.on("connect", ask).on("error", reject)
    socket.on("data", (bytes) => {
      if (missing === 0) {
        head += bytes.toString("latin1")
        const length = bodyLength(head)
        if (length === undefined) return
        if (!head.startsWith("HTTP/1.1 200")) found.notOk += 1
        missing = length - (head.length - head.indexOf("\r\n\r\n") - 4)
      } else missing -= bytes.length
      if (missing > 0) return
      missing = 0
      found.requests += 1
      found.times.push(performance.now() - asked)
      if (performance.now() < end) ask()
      else socket.end(() => resolve(found))
    })
  })
}

/** `undefined` while the head of the answer is not whole. */
function bodyLength(head: string): number | undefined {
  if (!head.includes("\r\n\r\n")) return undefined
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without its length:\n${head.slice(0, 500)}`)
  return Number(length)
}
