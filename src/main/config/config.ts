import { isIP } from "node:net"
import { resolve } from "node:path"

import { z } from "zod"

import { accessTable, OPENABLE, type AccessTable, type Feature } from "#domain/accounts/access.ts"
import type { PasswordPolicy } from "#domain/accounts/account-rules.ts"
import { AppError } from "#domain/errors.ts"

import { findProgram } from "./find-program.ts"

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
  /** So many processes answer on one port. */
  processes: number
  /** Absolute links start with this; never the Host header. */
  publicUrl: string
  /** Keys the hashes of visitors; `undefined` means one is made and kept in `varDir`. */
  appSecret: string | undefined
  /** Whose word is taken for the address of a visitor: nobody's, so many proxies in a row, or those of a list. */
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
  /** So often the running site imports its sources again; `null` for never. */
  importEveryMs: number | null
  /** Whether a new site fetches its headline indicators from the World Bank, or from a mirror of its API; `null` for not. */
  firstImport: { mirror: string | undefined } | null
}

const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value)
const flag = z.preprocess(
  blankIsAbsent,
  z
    .enum(["0", "1", "true", "false"], { error: "must be 0 or 1" })
    .transform((text) => text === "1" || text === "true")
    .default(false),
)
const webAddress = z.preprocess(
  blankIsAbsent,
  z
    .url({ protocol: /^https?$/, error: "must be an address such as https://data.example.org" })
    .optional(),
)
const modelAddress = z.preprocess(
  blankIsAbsent,
  z
    .url({
      protocol: /^https?$/,
      error: "must be an address such as https://:KEY@llm.example.org/v1?model=NAME",
    })
    .optional(),
)
const postgresAddress = z.preprocess(
  blankIsAbsent,
  z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must be an address such as postgres://user:password@host:5432/name",
    })
    .optional(),
)
const POSTGRES = z.url({ protocol: /^postgres(ql)?$/ })
const postgresAddresses = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((url) => url.trim())
        .filter(Boolean),
    )
    .refine((urls) => urls.every((url) => POSTGRES.safeParse(url).success), {
      error:
        "must be addresses such as postgres://user:password@host:5432/name, with commas between",
    }),
)
const proxies = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .default("0")
    .transform((text) => text.trim())
    .refine((text) => /^(?:true|false|\d)$/.test(text) || text.split(",").every(isNetwork), {
      error: "must be 0, the number of proxies in a row (1 to 9), or their addresses",
    })
    .transform((text) => {
      if (text === "0" || text === "false") return false
      if (text === "true") return 1
      return /^\d$/.test(text) ? Number(text) : text.split(",").map((part) => part.trim())
    }),
)

/** An address such as `10.0.0.3` or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = "", bits = "0", ...rest] = text.trim().split("/")
  return rest.length === 0 && isIP(address) !== 0 && /^\d{1,3}$/.test(bits)
}

const mailServer = z.preprocess(
  blankIsAbsent,
  z
    .url({
      protocol: /^smtps?$/,
      error: "must be an address such as smtps://user:password@mail.example.org",
    })
    .optional(),
)
const bucket = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .refine(isBucket, {
      error: "must be an address such as https://KEY:SECRET@s3.example.org/bucket",
    })
    .optional(),
)

function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, pathname } = new URL(text)
  return /^https?:$/.test(protocol) && username !== "" && password !== "" && pathname.length > 1
}

const mailAddress = z.preprocess(
  blankIsAbsent,
  z.email({ error: "must be an e-mail address" }).optional(),
)
const factor = z.preprocess(
  blankIsAbsent,
  z.coerce
    .number({ error: "must be a number" })
    .min(0.01, { error: "must be 0.01 to 100000" })
    .max(100_000, { error: "must be 0.01 to 100000" })
    .default(1),
)
const port = z.preprocess(
  blankIsAbsent,
  z.coerce
    .number({ error: "must be a port number" })
    .int({ error: "must be a whole number" })
    .min(0, { error: "must be 0 to 65535" })
    .max(65535, { error: "must be 0 to 65535" })
    .default(3000),
)
const processes = z.preprocess(
  blankIsAbsent,
  z.coerce
    .number({ error: "must be a number" })
    .int({ error: "must be a whole number" })
    .min(1, { error: "must be 1 to 64" })
    .max(64, { error: "must be 1 to 64" })
    .default(1),
)
/** A list with commas between. */
const tokens = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((token) => token.trim())
        .filter(Boolean),
    ),
)
const features = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.custom<Feature>((name) => OPENABLE.some((feature) => feature === name), {
          error: `may only name ${OPENABLE.join(", ")}`,
        }),
      ),
    ),
)

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const SHORTEST_MS = 10 * UNIT_MS.m
const LONGEST_MS = 31 * UNIT_MS.d

/** `24h`, `6h`, `30m`, `7d`; `off` is the same as nothing. */
const interval = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .default("off")
    .transform((text) => {
      const [, count = "", unit = ""] = /^(\d{1,6})([mhd])$/.exec(text.trim()) ?? []
      if (text.trim() === "off") return null
      return unit === "" ? Number.NaN : Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
    })
    .refine((ms) => ms === null || (ms >= SHORTEST_MS && ms <= LONGEST_MS), {
      error: "must be a time from 10m to 31d such as 24h, or off",
    }),
)

const onUnlessOff = z.preprocess(
  blankIsAbsent,
  z
    .enum(["on", "off"], { error: "must be on or off" })
    .default("on")
    .transform((text) => text === "on"),
)

/** `on`, `off`, or the address of a mirror of the World Bank's API. */
const firstImport = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .default("on")
    .refine((text) => text === "on" || text === "off" || isWebAddress(text), {
      error: "must be on, off, or the address of a mirror such as https://mirror.example.org",
    })
    .transform((text) => {
      if (text === "off") return null
      return { mirror: text === "on" ? undefined : text.replace(/\/+$/, "") }
    }),
)

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

const settings = z.object({
  HOST: z.preprocess(blankIsAbsent, z.string().default("127.0.0.1")),
  PORT: port,
  VAR_DIR: z.preprocess(blankIsAbsent, z.string().default("var")),
  DATABASE_URL: postgresAddress,
  DATABASE_REPLICA_URLS: postgresAddresses,
  PROCESSES: processes,
  PUBLIC_URL: webAddress,
  APP_SECRET: z.preprocess(
    blankIsAbsent,
    z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  ),
  TRUST_PROXY: proxies,
  SMTP_URL: mailServer,
  OPERATOR_EMAIL: mailAddress,
  RATE_LIMIT_FACTOR: factor,
  PASSWORD_POLICY: z.preprocess(
    blankIsAbsent,
    z
      .enum(["specified", "standard"], { error: "must be specified or standard" })
      .default("specified"),
  ),
  S3_URL: bucket,
  METRICS: flag,
  PUBLIC_FEATURES: features,
  IMPORT_SCHEDULE: interval,
  FIRST_IMPORT: firstImport,
  CONTENT_URL: webAddress,
  CONTENT_TOKENS: tokens,
  SHOW_COMPONENTS: flag,
  LLM_URL: modelAddress,
  CHECK_LINKS: onUnlessOff,
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
    smtpUrl: values.SMTP_URL && withoutFrom(values.SMTP_URL),
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

/** The address mail is from: what `?from=` of the mail server's address says, else no-reply at this site. */
function chooseSender(smtpUrl: string | undefined, publicUrl: string): string {
  const given = smtpUrl === undefined ? null : new URL(smtpUrl).searchParams.get("from")
  const { hostname } = new URL(publicUrl)
  return given ?? `no-reply@${/[a-z]/i.test(hostname) ? hostname : "localhost"}`
}

function withoutFrom(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  url.searchParams.delete("from")
  return url.href
}
