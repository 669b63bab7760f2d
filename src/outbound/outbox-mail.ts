import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { createTransport } from "nodemailer"

import { printableText } from "#domain/format/printable-text.ts"

import type { SendMail } from "./mail.ts"
import { messageDefaults, buildMessage, type Sender } from "./smtp-mail.ts"

type OutboxOptions = {
  /** Made when it does not exist, readable by its owner alone. */
  folder: string
  from: Sender
  now: () => Date
  print: (text: string) => void
}

/** Writes each message as an `.eml` file and prints its text, so that the site can be tried without a mail server. */
export function createOutboxMail({ folder, from, now, print }: OutboxOptions): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true }, messageDefaults(from))
  let count = 0
  return async (mail) => {
    const { message } = await transport.sendMail(buildMessage(mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    count += 1
    const stamp = now().toISOString().replace(/[:.]/g, "-")
    const file = join(folder, `${stamp}-${String(process.pid)}-${String(count)}.eml`)
    await writeFile(file, message, { mode: 0o600 })
    print(printableText(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}\n(${file})`))
  }
}
