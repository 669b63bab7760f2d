import { resolve } from "node:path"

import { z } from "zod"

import { accessTable, type AccessTable } from "#domain/accounts/access.ts"
import type { PasswordPolicy } from "#domain/accounts/account-rules.ts"
import { AppError } from "#domain/errors.ts"

import { findProgram } from "./find-program.ts"
import { FEATURE_SETTINGS } from "./settings/feature-settings.ts"
import { IMPORT_SETTINGS } from "./settings/import-settings.ts"
import { chooseSender, MAIL_SETTINGS, withoutSender } from "./settings/mail-settings.ts"
import { SERVER_SETTINGS } from "./settings/server-settings.ts"
import { STORAGE_SETTINGS } from "./settings/storage-settings.ts"

/** All settings, read once. */
export type Config = {
  host: string
  port: number
  /** Folder of everything that is written. */
  varDir: string
  /** PostgreSQL address; without it the embedded database in `varDir` is used. */
  databaseUrl: string | undefined
  /** Further servers of that database; whichever follows no other takes the changes. */
  replicaUrls: readonly string[]
  /** How many processes answer on one port. */
  processes: number
  /** Absolute links start with this; never the Host header. */
  publicUrl: string
  /** Keys the hashes of visitors; `undefined` means one is made and kept in `varDir`. */
  appSecret: string | undefined
  /** Whose word is taken for a visitor's address: nobody's, that of a number of proxies in a row, or of listed ones. */
  trustProxy: false | number | string[]
  /** Where mail goes out; `undefined` means each message becomes a file in `varDir`. */
  smtpUrl: string | undefined
  /** Who mail is from. */
  mailFrom: string
  /** Where messages to the operator go. */
  operatorEmail: string | undefined
  /** Multiplies the limits on how often something may be done. */
  rateLimitFactor: number
  /** What a password must have. */
  passwordPolicy: PasswordPolicy
  /** Bucket for uploaded files; `undefined` means a folder in `varDir`. */
  s3Url: string | undefined
  /** Path of the program that makes films of figures that move; `null` where there is none. */
  ffmpeg: string | null
  /** Whether `/metrics` is served. */
  hasMetrics: boolean
  access: AccessTable
  /** An external service that stories are read from; without it they are files of the content folder. */
  contentService: { url: string; tokens: readonly string[] } | undefined
  /** One of these must come with calls for stories; empty means that everybody may read them. */
  storyTokens: readonly string[]
  /** Texts are read again as soon as they change, and the showcase of components is open. */
  isDevelopment: boolean
  /** Whether `/components` is there outside development too. */
  showComponents: boolean
  /** A language model that may propose slots of statements the grammar missed; `undefined` means none is asked. */
  llmUrl: string | undefined
  /** Whether anybody may check a text or a page of the web at `/check`. */
  hasCheckLinks: boolean
  /** How often the running site imports its sources again; `null` for never. */
  importEveryMs: number | null
  /** Whether a new site fetches its headline indicators from the World Bank, or from a mirror of its API; `null` for not. */
  firstImport: { mirror: string | undefined } | null
}

const settings = z.object({
  ...SERVER_SETTINGS,
  ...STORAGE_SETTINGS,
  ...MAIL_SETTINGS,
  ...IMPORT_SETTINGS,
  ...FEATURE_SETTINGS,
  NODE_ENV: z.string().optional(),
})

/** Reads the settings from the environment; a wrong one throws with a sentence that names it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values = parseSettings(environment)
  const shownHost = values.HOST.includes(":") ? `[${values.HOST}]` : values.HOST
  const publicUrl = values.PUBLIC_URL ?? `http://${shownHost}:${String(values.PORT)}`
  return {
    host: values.HOST,
    port: values.PORT,
    varDir: resolve(values.VAR_DIR),
    databaseUrl: values.DATABASE_URL,
    replicaUrls: values.DATABASE_REPLICA_URLS,
    processes: values.PROCESSES,
    publicUrl: publicUrl.replace(/\/+$/, ""),
    appSecret: values.APP_SECRET,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL && withoutSender(values.SMTP_URL),
    mailFrom: chooseSender(values.SMTP_URL, publicUrl),
    operatorEmail: values.OPERATOR_EMAIL,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    passwordPolicy: values.PASSWORD_POLICY,
    s3Url: values.S3_URL,
    ffmpeg: findProgram("ffmpeg", environment["PATH"] ?? ""),
    hasMetrics: values.METRICS,
    access: accessTable(values.PUBLIC_FEATURES),
    contentService:
      values.CONTENT_URL === undefined
        ? undefined
        : { url: values.CONTENT_URL, tokens: values.CONTENT_TOKENS },
    // Beside an external service the tokens are its own: what we pass on is on public pages anyway.
    storyTokens: values.CONTENT_URL === undefined ? values.CONTENT_TOKENS : [],
    isDevelopment: values.NODE_ENV === "development",
    showComponents: values.SHOW_COMPONENTS || values.NODE_ENV === "development",
    llmUrl: values.LLM_URL,
    hasCheckLinks: values.CHECK_LINKS,
    importEveryMs: values.IMPORT_SCHEDULE,
    firstImport: values.FIRST_IMPORT,
  }
}

/** Several processes or servers need a database that can be shared. */
function refuseSharing(values: z.output<typeof settings>): void {
  if (values.PROCESSES > 1) {
    throw new AppError(
      "bad-setting",
      "The setting PROCESSES needs DATABASE_URL: only one process may open the embedded database.",
    )
  }
  if (values.DATABASE_REPLICA_URLS.length > 0) {
    throw new AppError(
      "bad-setting",
      "The setting DATABASE_REPLICA_URLS needs DATABASE_URL, the server that the replicas follow.",
    )
  }
}

function parseSettings(environment: Readonly<Record<string, string | undefined>>) {
  const { data, error } = settings.safeParse(environment)
  if (data === undefined) {
    const issue = error.issues[0]
    const name = String(issue?.path[0] ?? "A setting")
    throw new AppError("bad-setting", `The setting ${name} ${issue?.message ?? "is wrong"}.`)
  }
  if (data.DATABASE_URL === undefined) refuseSharing(data)
  return data
}
