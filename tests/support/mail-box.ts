import type { AddressInfo } from "node:net"

import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"

/** What was delivered; `html` is empty for a letter that is text alone. */
export type Letter = { to: string; subject: string; text: string; html: string }

export type MailBox = {
  url: string
  /** Waits for a letter to an address after so many before it. */
  letter(to: string, before?: number): Promise<Letter>
  count(to: string): number
  close(): Promise<void>
}

const POLL_MS = 50

/** A mail server of the test: it takes every letter and keeps it. */
export async function openMailBox(): Promise<MailBox> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(
          ({ subject = "", text = "", html = "" }) => {
            for (const { address } of envelope.rcptTo)
              letters.push({ to: address, subject, text, html })
            done()
          },
        )
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const { port } = server.server.address() as AddressInfo
  const to = (address: string) => letters.filter((letter) => letter.to === address)
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    count: (address) => to(address).length,
    async letter(address, before = 0) {
      for (;;) {
        const found = to(address)[before]
        if (found) return found
        await new Promise((next) => setTimeout(next, POLL_MS))
      }
    },
    close: () =>
      new Promise((closed) => {
        server.close(closed)
      }),
  }
}
