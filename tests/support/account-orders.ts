import { randomUUID } from "node:crypto"

import fc from "fast-check"

import type { AccountsContext, Caller } from "#accounts/sign-in/accounts-context.ts"
import { createAccounts, type Accounts } from "#accounts/create-accounts.ts"
import type { Passwords } from "#accounts/passwords.ts"
import { readSession, startSession, type Session } from "#accounts/sessions.ts"
import { startReset, storeCode } from "#accounts/sign-in/sign-up.ts"
import { insertAccount, markVerified } from "#db/accounts/accounts.ts"
import type { Database } from "#db/engine/database.ts"
import { CODE_MINUTES, MAX_CODE_TRIES } from "#domain/accounts/account-rules.ts"
import { createLimits } from "#limits/create-limits.ts"
import { LIMITS } from "#limits/limits.data.ts"

import { SECOND_PASSWORD, STRANGE_PASSWORD, TEST_PASSWORD } from "./test-passwords.ts"

/** Tries many orders of what happens at the same moment; rejects with the shortest sequence that breaks a promise. */
export type Orders = (db: Database, how: { runs: number; seed: number }) => Promise<void>

const CALLER: Caller = { address: "192.0.2.1", userAgent: "" }

/** One account in the hands of a scheduler, which decides whose answer of the database comes first. */
type Trial = {
  db: Database
  context: AccountsContext
  accounts: Accounts
  accountId: string
  email: string
  clock: { now: number }
}

/** A code works at most once, never after five wrong tries, never when a later one was sent or its time is over. */
export const tryCodeOrders: Orders = (db, how) => {
  const first = fc.record({
    triedBefore: fc.nat({ max: MAX_CODE_TRIES + 1 }),
    isLate: fc.boolean(),
    together: fc.array(fc.constantFrom("right", "wrong", "next"), { minLength: 2, maxLength: 6 }),
  })
  return check(
    how,
    fc.asyncProperty(fc.scheduler(), first, async (scheduler, given) => {
      const trial = await begin(db, scheduler)
      const handle = randomUUID()
      const sendCode = (code: string) =>
        storeCode(db, trial.context, { accountId: trial.accountId, handle, purpose: "reset", code })
      const redeem = (code: string) =>
        trial.accounts.redeemCode({ handle, purpose: "reset", code }, CALLER)
      await sendCode("AAAA")
      for (let turn = 0; turn < given.triedBefore; turn += 1)
        await scheduler.waitFor(succeeds(redeem("BBBB")))
      if (given.isLate) trial.clock.now += CODE_MINUTES * 60_000
      const done = await together(scheduler, given.together, {
        right: () => redeem("AAAA"),
        wrong: () => redeem("BBBB"),
        next: () => sendCode("CCCC"),
      })
      const right = count(done, "right", true)
      if (right > 1) throw new Error(`The code worked ${String(right)} times.`)
      if (right > 0 && (given.isLate || given.triedBefore >= MAX_CODE_TRIES))
        throw new Error("The code worked although it was void.")
      if (count(done, "wrong", true) > 0) throw new Error("A wrong code worked.")
      const asked = given.together.filter((what) => what !== "next").length
      const mustWork =
        !given.isLate &&
        !given.together.includes("next") &&
        given.together.includes("right") &&
        given.triedBefore + asked <= MAX_CODE_TRIES
      if (mustWork && right === 0) throw new Error("The right code was refused.")
      if ((await scheduler.waitFor(succeeds(redeem("AAAA")))) && right > 0)
        throw new Error("The code worked again.")
    }),
  )
}

/** What was begun with the old password leaves nothing behind once another one is set or the account is disabled. */
export const tryPasswordOrders: Orders = (db, how) => {
  const acts = fc.constantFrom("sign in", "change", "reset", "ask", "redeem", "disable")
  const given = fc.array(acts, { minLength: 2, maxLength: 5 })
  return check(
    how,
    fc.asyncProperty(fc.scheduler(), given, async (scheduler, acted) => {
      const trial = await begin(db, scheduler)
      const { accounts, accountId, email } = trial
      const session = await openSession(trial)
      const resetToken = await startReset(db, trial.context, accountId)
      const handle = randomUUID()
      const code = { accountId, handle, purpose: "reset" as const, code: "AAAA" }
      await storeCode(db, trial.context, code)
      const tokens: string[] = []
      const change = { oldPassword: TEST_PASSWORD, newPassword: SECOND_PASSWORD }
      const done = await together(scheduler, acted, {
        "sign in": async () => {
          const { token } = await accounts.signIn({ email, password: TEST_PASSWORD }, CALLER)
          if (token !== null) tokens.push(token)
        },
        change: () => accounts.changePassword(session, change, CALLER),
        reset: () =>
          accounts.resetPassword({ token: resetToken, password: STRANGE_PASSWORD }, CALLER),
        ask: () => accounts.requestReset(email, CALLER),
        redeem: () => accounts.redeemCode({ handle, purpose: "reset", code: "AAAA" }, CALLER),
        disable: () => accounts.disableOwn(session, CALLER),
      })
      const [account] = await db.query<{ hash: string; status: string; sessions: number }>(
        `select password_hash as hash, status,
              (select count(*) from session where account_id = account.id) as sessions
       from account where id = $1`,
        [accountId],
      )
      const [resets, changes] = [count(done, "reset", true), count(done, "change", true)]
      if (resets > 1) throw new Error("The link for a new password worked twice.")
      if (changes > 1) throw new Error("The old password was right twice.")
      const expected = resets > 0 ? STRANGE_PASSWORD : changes > 0 ? SECOND_PASSWORD : TEST_PASSWORD
      if (account?.hash !== seal(expected))
        throw new Error("Another password than the last one set counts.")
      if (account.status === "disabled" && account.sessions > 0)
        throw new Error("A disabled account has a session.")
      for (const token of tokens)
        if (expected !== TEST_PASSWORD && (await readSession(db, token, trial.context.now())))
          throw new Error("A session that was begun with the old password goes on.")
    }),
  )
}

/** Two processes together let through exactly as many as a limit says, in whatever order they count. */
export const tryLimitOrders: Orders = (db, how) => {
  const given = fc.array(fc.nat({ max: 1 }), { minLength: 1, maxLength: LIMITS.ticket.max + 4 })
  return check(
    how,
    fc.asyncProperty(fc.scheduler(), given, async (scheduler, processes) => {
      const address = randomUUID()
      const limits = [0, 1].map(() =>
        createLimits({
          ...{ db: schedule(db, scheduler), secret: "secret", factor: 1 },
          now: () => new Date("2026-06-01T12:00:00Z"),
          report: () => undefined,
        }),
      )
      const taken = processes.map((index) => succeeds(limits[index]?.take("ticket", address)))
      const passed = (await scheduler.waitFor(Promise.all(taken))).filter(Boolean).length
      const expected = Math.min(processes.length, LIMITS.ticket.max)
      if (passed !== expected)
        throw new Error(`${String(passed)} passed instead of ${String(expected)}.`)
    }),
  )
}

function check<T>(
  { runs, seed }: { runs: number; seed: number },
  property: fc.IAsyncProperty<T>,
): Promise<void> {
  return fc.assert(property, { numRuns: runs, seed })
}

async function begin(db: Database, scheduler: fc.Scheduler): Promise<Trial> {
  const accountId = randomUUID()
  const email = `${accountId}@example.org`
  const clock = { now: Date.parse("2026-06-01T12:00:00Z") }
  const createdAt = new Date(clock.now)
  const person = { id: accountId, email, emailKey: email, fullName: "Amina Diallo" }
  await insertAccount(db, { ...person, passwordHash: seal(TEST_PASSWORD), createdAt })
  await markVerified(db, accountId, createdAt)
  const context: AccountsContext = {
    db: schedule(db, scheduler),
    passwords: schedulePasswords(scheduler),
    mail: { add: () => undefined, idle: () => Promise.resolve() },
    audit: { record: () => undefined } as unknown as AccountsContext["audit"],
    ...{ secret: "secret", policy: "specified", publicUrl: "https://data.example.org" },
    now: () => new Date(clock.now),
  }
  return { db, context, accounts: createAccounts(context), accountId, email, clock }
}

async function openSession({ db, context, accountId }: Trial): Promise<Session> {
  const token = await startSession(db, { accountId, device: "" }, context.now())
  const session = await readSession(db, token, context.now())
  if (!session) throw new Error("There is no session.")
  return session
}

/** The scheduler decides when an answer of the database is heard. */
function schedule(db: Database, scheduler: fc.Scheduler): Database {
  const hear = <R extends unknown[], A>(ask: (...rest: R) => Promise<A>) =>
    scheduler.scheduleFunction(ask as (...rest: unknown[]) => Promise<unknown>)
  return {
    ...db,
    query: hear(db.query) as Database["query"],
    transaction: hear(db.transaction) as Database["transaction"],
  }
}

/** Real hashes take tens of milliseconds each, in which much happens: here the scheduler says when they are made. */
function schedulePasswords(scheduler: fc.Scheduler): Passwords {
  return {
    hash: scheduler.scheduleFunction((password: string) => Promise.resolve(seal(password))),
    isRight: scheduler.scheduleFunction((password: string, hash: string | undefined) =>
      Promise.resolve(hash === seal(password)),
    ),
    isOutdated: () => false,
    close: () => Promise.resolve(),
  }
}

function seal(password: string): string {
  return `sealed ${password}`
}

type Done<T> = { act: T; hasWorked: boolean }

async function together<T extends string>(
  scheduler: fc.Scheduler,
  acts: readonly T[],
  work: Record<T, () => Promise<unknown>>,
): Promise<Done<T>[]> {
  const all = acts.map(async (act) => ({ act, hasWorked: await succeeds(work[act]()) }))
  return scheduler.waitFor(Promise.all(all))
}

/** Refusals of the product are expected; any other fault breaks the promise. */
async function succeeds(work: Promise<unknown> | undefined): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && EXPECTED.has(error.code)) return false
    throw error
  }
}

const EXPECTED = new Set<unknown>([
  "wrong-code",
  "wrong-token",
  "wrong-password",
  "wrong-credentials",
  "account-disabled",
  "too-many-requests",
])

function count<T>(done: readonly Done<T>[], act: T, hasWorked: boolean): number {
  return done.filter((one) => one.act === act && one.hasWorked === hasWorked).length
}
