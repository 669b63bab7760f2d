import { createTransport } from "nodemailer"

import type { Mail, SendMail } from "./mail.ts"

/** Who messages come from: the name and the address. */
export type Sender = { name: string; address: string }

export type SmtpMail = { send: SendMail; close(): void }

/** Sends through the SMTP server of an address such as `smtps://user:password@mail.example.org`. */
export function createSmtpMail(url: string, from: Sender): SmtpMail {
  const transport = createTransport(url, messageDefaults(from))
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
