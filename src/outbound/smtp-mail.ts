import { createTransport } from "nodemailer"

import type { Mail, SendMail } from "./mail.ts"

/** Who messages come from: the name and the address. */
export type Sender = { name: string; address: string }

export type SmtpMail = { send: SendMail; close(): void }

/** Servers that look up a sender first may take half of it. The library itself waits for ten minutes. */
const SILENCE_MS = 30_000

/**
 * Sends through the SMTP server of an address such as `smtps://user:password@mail.example.org`. One that says nothing for
 * `silenceMs` is given up, so that it does not hold up what waits behind.
 */
export function createSmtpMail(url: string, from: Sender, silenceMs = SILENCE_MS): SmtpMail {
  const timeouts = {
    dnsTimeout: silenceMs,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  }
  const transport = createTransport({ url, ...timeouts }, messageDefaults(from))
  return {
    send: async (mail) => {
      await transport.sendMail(buildMessage(mail))
    },
    close: () => transport.close(),
  }
}

/** Headers that every message has; the last one asks answering machines to be silent. */
export function messageDefaults(from: Sender) {
  return {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { "Auto-Submitted": "auto-generated" },
  }
}

/** A message as the library takes it: addresses are objects, so that no text is read as several addresses. */
export function buildMessage({ to, subject, text, replyTo, attachments }: Mail) {
  const oneLine = subject.replace(/\s+/g, " ")
  return {
    to: { name: "", address: to },
    subject: oneLine,
    text,
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    ...(attachments && { attachments: attachments.map(buildAttachment) }),
  }
}

function buildAttachment({ name, bytes, type }: NonNullable<Mail["attachments"]>[number]) {
  return { filename: name, content: Buffer.from(bytes), contentType: type }
}
