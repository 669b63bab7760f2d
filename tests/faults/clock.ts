import { existsSync, globSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

import { CODE_MINUTES } from "#domain/accounts/account-rules.ts"
import { endServedSites, serveSite, type ServedSite } from "#tests/support/served-site.ts"
import { signUpWriter, type SiteWriter } from "#tests/support/site-writer.ts"
import { listFaults, startLoad } from "#tests/support/steady-load.ts"
import { TEST_PASSWORD } from "#tests/support/test-passwords.ts"
import { reportFaults } from "./support/report-faults.ts"

/** Debian's package faketime: it changes what a process is told of the time. */
const LIBRARY = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")[0] ?? ""
/** Pages are not counted by the limits. */
const PATHS = ["/", "/search", "/sources", "/healthz", "/readyz"]
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Longer than the library remembers what the file says. */
const NOTICED_MS = 2500
const LATENESS_S = 5
/** Twice the limits, so that each step can sign somebody up. */
const FACTOR = 2
const TICKETS_AN_HOUR = 5 * FACTOR
const EMAIL = "amina@example.org"

/** Where the clock is after a step, in seconds from the real time. */
type Step = { name: string; offset: number }

const STEPS: readonly Step[] = [
  { name: "two minutes forward", offset: 2 * MINUTE },
  { name: "two minutes back", offset: 0 },
  { name: "an hour forward", offset: HOUR },
  { name: "an hour back", offset: 0 },
  { name: "a day forward", offset: DAY },
  { name: "two days back", offset: -DAY },
  { name: "a day forward, to the right time", offset: 0 },
  {
    name: "to the last seconds before 29 February 2028",
    offset: secondsUntil("2028-02-28T23:59:50Z"),
  },
  { name: "back to the right time", offset: 0 },
]
/** What a session is good for. */
const SESSION_DAYS = 30

type Running = { site: ServedSite; writer: SiteWriter; clock: Clock }
/** Also the hours, as the site counts them, in which all messages of the hour have been sent. */
type Clock = { file: string; offset: number; usedHours: Set<number> }

/**
 * Steps the clock of a running site forward and back under load: pages are answered, who is signed in stays so for as long
 * as promised, codes end after their minutes, a limit frees nobody and locks nobody out, and nothing is lost.
 */
export async function run(): Promise<boolean> {
  if (!existsSync(LIBRARY)) {
    console.log("Skipped: this needs Debian's package faketime.")
    return true
  }
  const folder = await mkdtemp(join(tmpdir(), "faults-clock-"))
  const clock = { file: join(folder, "clock"), offset: 0, usedHours: new Set<number>() }
  await writeFile(clock.file, "+0")
  const settings = {
    VAR_DIR: join(folder, "site"),
    RATE_LIMIT_FACTOR: String(FACTOR),
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: clock.file,
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  }
  const faults: string[] = []
  try {
    const site = await serveSite(settings)
    const writer = await signUpWriter(site, EMAIL)
    console.log("| step | pages asked | faults |\n| --- | ---: | --- |")
    for (const step of STEPS) {
      const found = await takeStep({ site, writer, clock }, step)
      faults.push(...found.map((fault) => `${step.name}: ${fault}`))
    }
    await site.stop()
    writer.moveTo(await serveSite({ ...settings, RATE_LIMIT_FACTOR: "1000" }))
    const lost = await writer.listLost()
    console.log(
      `${String(writer.countWritten())} documents acknowledged, ${String(lost.length)} lost.`,
    )
    if (lost.length > 0) faults.push(`${String(lost.length)} documents are lost`)
  } finally {
    await endServedSites()
    await rm(folder, { recursive: true, force: true })
  }
  return reportFaults(faults)
}

async function takeStep(running: Running, { name, offset }: Step): Promise<string[]> {
  const { site, writer, clock } = running
  const faults: string[] = []
  const steppedBy = offset - clock.offset
  const load = startLoad({ url: site.url, paths: PATHS, clients: 4, pauseMs: 20 })
  const code = await requestCode(running, `step${String(Math.abs(offset))}${String(steppedBy)}`)
  await exhaustTickets(writer, clock)
  await moveClock(clock, offset)
  faults.push(...(await checkDate(site, offset)))
  const redeemed = await writer.call("PATCH", "/customer/auth/verify", code)
  const mayRedeem = steppedBy < CODE_MINUTES * MINUTE
  if ((redeemed.status === 200) !== mayRedeem)
    faults.push(`a code gave ${String(redeemed.status)} ${redeemed.sentence}`)
  faults.push(...(await checkTickets(writer, clock)))
  const written = await writer.write()
  const mayWrite = offset < SESSION_DAYS * DAY
  if (written.status !== (mayWrite ? 200 : 401))
    faults.push(`a document gave ${String(written.status)} ${written.sentence}`)
  const signedIn = await writer.call("POST", "/customer/auth/login", {
    email: EMAIL,
    password: TEST_PASSWORD,
  })
  if (signedIn.status !== 200) faults.push(`signing in gave ${String(signedIn.status)}`)
  const outcomes = await load.stop()
  for (const { path, status } of listFaults(outcomes)) faults.push(`${path} gave ${String(status)}`)
  console.log(`| ${name} | ${String(outcomes.length)} | ${faults.join("; ") || "none"} |`)
  return faults
}

/** Signs somebody up and gives what redeems the code; the limit of signing up is for an address, and each step is one. */
async function requestCode({ site, writer }: Running, name: string) {
  const before = site.lines.length
  const { status, sentence, data } = await writer.call("POST", "/customer/auth/signup", {
    fullName: "Kofi Mensah",
    email: `${name}@example.org`,
    password: TEST_PASSWORD,
  })
  if (status !== 200) throw new Error(`Signing up gave ${String(status)}: ${sentence}`)
  const findCode = () => site.lines.slice(before).find((line) => /^[2-9A-HJ-NP-Z]{4}$/.test(line))
  while (findCode() === undefined) await delay(20)
  return { otp: findCode(), userId: (data as { id: string }).id }
}

async function moveClock(clock: Clock, offset: number): Promise<void> {
  await writeFile(clock.file, `${offset < 0 ? "" : "+"}${String(offset)}`)
  clock.offset = offset
  await delay(NOTICED_MS)
}

/** Without this, a library that does nothing would pass for a site that bears everything. */
async function checkDate({ url }: ServedSite, offset: number): Promise<string[]> {
  const shown = Date.parse((await fetch(`${url}/healthz`)).headers.get("date") ?? "")
  const expected = Date.now() + offset * 1000
  return Math.abs(shown - expected) < LATENESS_S * 1000
    ? []
    : [`the site's clock is at ${new Date(shown).toISOString()}`]
}

function sendTicket(writer: SiteWriter) {
  return writer.call("POST", "/request/ticket", {
    firstName: "Amina",
    email: EMAIL,
    title: "Trial",
    messageBody: "The clock has moved.",
  })
}

async function exhaustTickets(writer: SiteWriter, clock: Clock): Promise<void> {
  clock.usedHours.add(readHour(clock))
  for (let count = 0; count <= TICKETS_AN_HOUR; count += 1) await sendTicket(writer)
}

/** An hour that is used up stays so when the clock comes back to it, and no other hour is. */
async function checkTickets(writer: SiteWriter, clock: Clock): Promise<string[]> {
  const expected = clock.usedHours.has(readHour(clock)) ? 429 : 200
  const { status, sentence } = await sendTicket(writer)
  return status === expected ? [] : [`a message gave ${String(status)} ${sentence}`]
}

function readHour({ offset }: Clock): number {
  return Math.floor((Date.now() / 1000 + offset) / HOUR)
}

function secondsUntil(day: string): number {
  return Math.round((Date.parse(day) - Date.now()) / 1000)
}
