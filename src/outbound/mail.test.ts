import { once } from "node:events"
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"
import { expect, onTestFinished, test } from "vitest"

import { createMailQueue, type Mail } from "./mail.ts"
import { createOutboxMail } from "./outbox-mail.ts"
import { createSmtpMail } from "./smtp-mail.ts"

const FROM = { name: "Data", address: "no-reply@site.test" }
const MAIL: Mail = { to: "ada@example.org", subject: "A code — for you", text: "Ää\n.\nThe end." }

/** A real SMTP server in this process and what it has received. */
async function smtpServer() {
  const received: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      let raw = ""
      stream.setEncoding("utf8")
      stream.on("data", (chunk: string) => (raw += chunk))
      stream.on("end", () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { received, url: `smtp://127.0.0.1:${String(port)}` }
}

test("a message reaches the server with its letters, subject and sender", async () => {
  const { received, url } = await smtpServer()
  const smtp = createSmtpMail(url, FROM)
  onTestFinished(() => smtp.close())
  await smtp.send({ ...MAIL, replyTo: "bea@example.org" })
  const mail = await PostalMime.parse(received[0]?.raw ?? "")
  expect(received[0]?.to).toEqual(["ada@example.org"])
  expect(mail).toMatchObject({ subject: MAIL.subject, from: FROM })
  expect(mail.replyTo).toMatchObject([{ address: "bea@example.org" }])
  expect(mail.text?.trim()).toBe(MAIL.text)
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
  )
})

test.each([
  ["before its greeting", ""],
  ["after its greeting", "220 site.test\r\n"],
])("a server that falls silent %s is given up", async (_when, greeting) => {
  const server = createServer((socket) => {
    socket.on("error", () => undefined)
    socket.write(greeting)
    onTestFinished(() => void socket.destroy())
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const smtp = createSmtpMail(`smtp://127.0.0.1:${String(port)}`, FROM, 200)
  onTestFinished(() => smtp.close())
  await expect(smtp.send(MAIL)).rejects.toThrow(/timeout|greeting/i)
})

test("line ends in a subject make no further header, and those in an address no further receiver", async () => {
  const { received, url } = await smtpServer()
  const smtp = createSmtpMail(url, FROM)
  onTestFinished(() => smtp.close())
  await smtp.send({ ...MAIL, subject: "Hello\r\nBcc: eve@example.org\r\n\r\nbody" })
  const evil = ["ada@example.org\r\nRCPT TO:<eve@example.org>", "ada@example.org, eve@example.org"]
  for (const to of evil) await smtp.send({ ...MAIL, to }).catch(() => undefined)
  expect(received.flatMap(({ to }) => to)).not.toContain("eve@example.org")
  const mail = await PostalMime.parse(received[0]?.raw ?? "")
  expect(mail.bcc).toBeUndefined()
  expect(mail.subject).toBe("Hello Bcc: eve@example.org body")
})

test("without a server a message is a file that its owner alone may read, and its text is printed", async () => {
  const parent = await mkdtemp(join(tmpdir(), "outbox-"))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, "outbox")
  const printed: string[] = []
  const send = createOutboxMail({
    folder,
    from: FROM,
    now: () => new Date("2026-06-01T12:00:00Z"),
    print: (text) => printed.push(text),
  })
  await send(MAIL)
  await send(MAIL)
  const files = (await readdir(folder)).sort()
  expect(files).toHaveLength(2)
  const [file = ""] = files
  expect((await PostalMime.parse(await readFile(join(folder, file)))).subject).toBe(MAIL.subject)
  expect((await stat(join(folder, file))).mode & 0o077).toBe(0)
  expect(printed[0]).toContain("The end.")
})

test("a message that fails is tried again, and given up after the fourth time", async () => {
  const tries: string[] = []
  const waits: number[] = []
  const faults: unknown[] = []
  const queue = createMailQueue({
    send: async ({ to }) => {
      tries.push(to)
      if (to !== "late" || tries.length < 3) throw new Error("refused")
    },
    wait: async (ms) => void waits.push(ms),
    report: (error) => faults.push(error),
  })
  queue.add({ ...MAIL, to: "late" })
  await queue.idle()
  expect([tries.length, faults]).toEqual([3, []])
  queue.add({ ...MAIL, to: "never" })
  await queue.idle()
  expect(tries.filter((to) => to === "never")).toHaveLength(4)
  expect(faults).toHaveLength(1)
  expect(waits).toEqual([5000, 30_000, 5000, 30_000, 120_000])
})

test("four messages go at a time, and adding never waits", async () => {
  let running = 0
  let most = 0
  const queue = createMailQueue({
    send: async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
    },
    wait: () => Promise.resolve(),
    report: () => undefined,
  })
  for (let k = 0; k < 20; k++) queue.add(MAIL)
  expect(most).toBe(0)
  await queue.idle()
  expect(most).toBe(4)
})
