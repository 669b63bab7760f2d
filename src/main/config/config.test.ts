import { expect, test } from "vitest"

import { readConfig } from "./config.ts"

test("without any setting the site is at 127.0.0.1:3000 with the embedded database", () => {
  const config = readConfig({})
  expect(config.publicUrl).toBe("http://127.0.0.1:3000")
  expect(config.databaseUrl).toBeUndefined()
  expect(config.access.embed).toBe("signed-in")
})

test.each([
  [{ PORT: "70000" }, "The setting PORT must be 0 to 65535."],
  [{ PORT: "http" }, "The setting PORT must be a port number."],
  [{ PUBLIC_URL: "data.example.org" }, "The setting PUBLIC_URL must be an address such as"],
  [{ DATABASE_URL: "mysql://x" }, "The setting DATABASE_URL must be an address such as postgres"],
  [{ PUBLIC_FEATURES: "embed,profile" }, "The setting PUBLIC_FEATURES may only name analysis"],
  [{ TRUST_PROXY: "maybe" }, "The setting TRUST_PROXY must be 0, the number of proxies"],
  [{ SMTP_URL: "mail.example.org" }, "The setting SMTP_URL must be an address such as smtps://"],
  [{ OPERATOR_EMAIL: "operator" }, "The setting OPERATOR_EMAIL must be an e-mail address."],
  [{ RATE_LIMIT_FACTOR: "0" }, "The setting RATE_LIMIT_FACTOR must be 0.01 to 100000."],
  [{ IMPORT_SCHEDULE: "daily" }, "The setting IMPORT_SCHEDULE must be a time from 10m to 31d"],
  [{ IMPORT_SCHEDULE: "1m" }, "The setting IMPORT_SCHEDULE must be a time from 10m to 31d"],
  [{ FIRST_IMPORT: "yes" }, "The setting FIRST_IMPORT must be on, off, or the address of a mirror"],
  [{ CHECK_LINKS: "no" }, "The setting CHECK_LINKS must be on or off."],
  [{ PROCESSES: "0" }, "The setting PROCESSES must be 1 to 64."],
  [{ PROCESSES: "2" }, "The setting PROCESSES needs DATABASE_URL: only one process"],
  [{ DATABASE_REPLICA_URLS: "b" }, "The setting DATABASE_REPLICA_URLS must be addresses such as"],
  [
    { DATABASE_REPLICA_URLS: "postgres://b/data" },
    "The setting DATABASE_REPLICA_URLS needs DATABASE_URL",
  ],
  [{ APP_SECRET: "short" }, "The setting APP_SECRET must have at least 16 characters."],
])("a wrong setting stops the start with a sentence: %j", (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})

test("opened features become public, the others stay behind a sign-in", () => {
  const { access } = readConfig({ PUBLIC_FEATURES: "embed, download" })
  expect([access.embed, access.download, access.compare]).toEqual(["public", "public", "signed-in"])
})

test.each([
  ["", null],
  ["off", null],
  ["24h", 86_400_000],
  ["30m", 1_800_000],
  ["7d", 604_800_000],
])("the schedule of imports %j is a time in milliseconds: %s", (text, ms) => {
  expect(readConfig({ IMPORT_SCHEDULE: text }).importEveryMs).toBe(ms)
})

test.each([
  ["", { mirror: undefined }],
  ["on", { mirror: undefined }],
  ["off", null],
  ["https://mirror.example.org/", { mirror: "https://mirror.example.org" }],
])("the first import %j is from %j", (text, firstImport) => {
  expect(readConfig({ FIRST_IMPORT: text }).firstImport).toEqual(firstImport)
})

test("an empty setting counts as absent", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" }).port).toBe(3000)
})

test("the replicas of a database are a list of addresses", () => {
  const urls = "postgres://b/data, postgres://c/data"
  const config = readConfig({ DATABASE_URL: "postgres://a/data", DATABASE_REPLICA_URLS: urls })
  expect(config.replicaUrls).toEqual(["postgres://b/data", "postgres://c/data"])
})

test.each([
  [undefined, false],
  ["0", false],
  ["1", 1],
  ["2", 2],
  ["10.0.0.1, 192.168.0.0/16", ["10.0.0.1", "192.168.0.0/16"]],
])("of TRUST_PROXY %j the address of a visitor is believed as %j", (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted)
})

test("a language model is asked only at the address of LLM_URL", () => {
  expect(readConfig({}).llmUrl).toBeUndefined()
  const url = "http://:key@127.0.0.1:8080/v1?model=small"
  expect(readConfig({ LLM_URL: url }).llmUrl).toBe(url)
  expect(() => readConfig({ LLM_URL: "small" })).toThrow(/LLM_URL must be an address/)
})

test("mail comes from the address in SMTP_URL, else from no-reply at this site", () => {
  const url = "smtp://user:word@mail.test:587/?from=data%40example.org"
  expect(readConfig({ SMTP_URL: url })).toMatchObject({
    smtpUrl: "smtp://user:word@mail.test:587/",
    mailFrom: "data@example.org",
  })
  expect(readConfig({}).mailFrom).toBe("no-reply@localhost")
  expect(readConfig({ PUBLIC_URL: "https://data.example.org" }).mailFrom).toBe(
    "no-reply@data.example.org",
  )
})
