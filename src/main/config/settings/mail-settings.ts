import { z } from "zod"

import { setting } from "./setting-schemas.ts"

/** Where mail goes out, and where messages to the operator go. */
export const MAIL_SETTINGS = {
  SMTP_URL: setting(
    z
      .url({
        protocol: /^smtps?$/,
        error: "must be an address such as smtps://user:password@mail.example.org",
      })
      .optional(),
  ),
  OPERATOR_EMAIL: setting(z.email({ error: "must be an e-mail address" }).optional()),
}

/** The address mail is from: what `?from=` of the mail server's address says, else no-reply at this site. */
export function chooseSender(smtpUrl: string | undefined, publicUrl: string): string {
  const given = smtpUrl === undefined ? null : new URL(smtpUrl).searchParams.get("from")
  const { hostname } = new URL(publicUrl)
  return given ?? `no-reply@${/[a-z]/i.test(hostname) ? hostname : "localhost"}`
}

/** The address of the mail server alone, without `?from=`. */
export function withoutSender(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  url.searchParams.delete("from")
  return url.href
}
