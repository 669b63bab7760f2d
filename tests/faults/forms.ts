import { once } from "node:events"
import { readFileSync } from "node:fs"
import { connect } from "node:net"
import { setTimeout as delay } from "node:timers/promises"

import sharp from "sharp"

import { serveSite, type ServedSite } from "#tests/support/served-site.ts"
import { signUpWriter } from "#tests/support/site-writer.ts"
import { reportFaults } from "./support/report-faults.ts"

const SENDERS = 200
const SENT_BYTES = 4_900_000
const HELD_MS = 5000
const MOST_HELD_MB = 300
const PICTURES = 30
/** The largest that are taken: 25 megapixels. */
const PICTURE_SIZE = 5000
const MOST_READ_MB = 900
const LONGEST_HEALTH_MS = 15_000

/**
 * Begins so many applications at once that are never sent to their end, and sends the largest pictures that are taken all
 * at once: memory stays bounded, the site goes on answering, and of the pictures the last is there.
 */
export async function run(senders = SENDERS): Promise<boolean> {
  const site = await serveSite({})
  try {
    return reportFaults([...(await holdForms(site, senders)), ...(await sendPictures(site))])
  } finally {
    await site.stop()
  }
}

async function holdForms(site: ServedSite, senders: number): Promise<string[]> {
  const { url, processId } = site
  const page = await (await fetch(`${url}/careers`)).text()
  const path = /href="(\/careers\/[^"]+)"/.exec(page)?.[1] ?? ""
  const before = readMemory(processId)
  const refused = { count: 0 }
  const sockets = await Promise.all(
    Array.from({ length: senders }, () => beginForm(url, path, refused)),
  )
  await delay(HELD_MS)
  const healthMs = await measureHealth(url)
  const grown = readMemory(processId) - before
  for (const socket of sockets) socket.destroy()
  console.log(
    `${String(senders)} forms that are not sent to their end: ${String(refused.count)} refused, ${grown.toFixed(0)} MB more, a health check after ${healthMs.toFixed(0)} ms.`,
  )
  return [
    ...(path === "" ? ["there is no position to apply for"] : []),
    ...(grown > MOST_HELD_MB
      ? [`forms that are not sent to their end hold ${grown.toFixed(0)} MB`]
      : []),
    ...(healthMs > LONGEST_HEALTH_MS ? ["a health check waits behind them"] : []),
  ]
}

async function beginForm(url: string, path: string, refused: { count: number }) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket
    .on("error", () => undefined)
    .on("data", (answer) => {
      if (answer.toString("latin1").startsWith("HTTP/1.1 503")) refused.count += 1
    })
  await once(socket, "connect")
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\norigin: ${url}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${String(SENT_BYTES + 1000)}\r\n\r\n--x\r\ncontent-disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n`,
  )
  socket.write(Buffer.alloc(SENT_BYTES, "a"))
  return socket
}

async function sendPictures(site: ServedSite): Promise<string[]> {
  const writer = await signUpWriter(site)
  const bytes = await sharp({
    create: { width: PICTURE_SIZE, height: PICTURE_SIZE, channels: 4, background: "#900f7b80" },
  })
    .toColourspace("rgb16")
    .png({ progressive: true })
    .toBuffer()
  const before = readMemory(site.processId)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, readMemory(site.processId))
  }, 20)
  const answers = await Promise.all(
    Array.from({ length: PICTURES }, () => sendPicture(site.url, writer.token, bytes)),
  )
  clearInterval(timer)
  const taken = answers.flatMap(({ data }) => data?.url ?? [])
  const shown = await Promise.all(taken.map(async (path) => (await fetch(site.url + path)).ok))
  const left = shown.filter(Boolean).length
  const others = answers.filter(({ status }) => ![200, 409, 503].includes(status)).length
  console.log(
    `${String(PICTURES)} pictures of ${String(bytes.length)} bytes at once: ${String(taken.length)} taken, ${String(left)} left, ${(most - before).toFixed(0)} MB more at most.`,
  )
  return [
    ...(left === 0 ? ["of the pictures that were taken none is there"] : []),
    ...(others > 0 ? [`${String(others)} pictures were answered in other ways`] : []),
    ...(most - before > MOST_READ_MB ? [`reading them took ${(most - before).toFixed(0)} MB`] : []),
  ]
}

async function sendPicture(url: string, token: string, bytes: Buffer) {
  const form = new FormData()
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "face.png")
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/v1/upload`, { method: "POST", body: form, headers })
  const { data } = (await answer.json()) as { data?: { url: string } }
  return { status: answer.status, data }
}

async function measureHealth(url: string): Promise<number> {
  const start = performance.now()
  await fetch(`${url}/healthz`)
  return performance.now() - start
}

/** Megabytes that a process has in memory, as Linux says. */
function readMemory(processId: number): number {
  const status = readFileSync(`/proc/${String(processId)}/status`, "utf8")
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
