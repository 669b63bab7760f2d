import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { startChild } from "#tests/support/child-process.ts"
import type { Child } from "#tests/support/child-process.ts"
import { acquireLock } from "./lock.ts"

let folder = ""
let children: Child[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sankore-lock-"))
})

afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()))
  children = []
  await rm(folder, { recursive: true })
})

async function startHolders(count: number): Promise<Child[]> {
  const started = Array.from({ length: count }, () => startChild("hold-lock.ts", folder))
  children.push(...started)
  for (const child of started) expect(await child.nextLine()).toBe("ready")
  return started
}

async function tryToTake(child: Child | undefined): Promise<string | undefined> {
  child?.write("go")
  return child?.nextLine()
}

test("a lock that is held is refused with the holder's process id", async () => {
  const lock = await acquireLock(folder, { address: "127.0.0.1:3000" })
  await expect(acquireLock(folder)).rejects.toMatchObject({
    code: "database-locked",
    message: `Another process (process id ${process.pid}) is using this database.`,
    details: [{ processId: process.pid, note: { address: "127.0.0.1:3000" } }],
  })
  await lock.release()
})

test("a released lock leaves no file and can be taken again", async () => {
  await (await acquireLock(folder)).release()
  expect(await readdir(folder)).toEqual([])
  await (await acquireLock(folder)).release()
})

test("a lock that another process holds is refused, and free as soon as that process is killed", async () => {
  const [holder] = await startHolders(1)
  expect(await tryToTake(holder)).toBe("taken")
  await expect(acquireLock(folder)).rejects.toThrow(`process id ${holder?.processId}`)
  await holder?.kill()
  const lock = await acquireLock(folder)
  expect(await readdir(folder)).toEqual(["lock"])
  await lock.release()
})

test("a lock whose process id now belongs to another process is taken over", async () => {
  await acquireLock(folder)
  const path = join(folder, "lock")
  const holder = JSON.parse(await readFile(path, "utf8")) as object
  await writeFile(path, JSON.stringify({ ...holder, processStart: "an earlier boot:1" }))
  const lock = await acquireLock(folder)
  await lock.release()
  expect(await readdir(folder)).toEqual([])
})

test("a lock file that cannot be read is refused, not taken over", async () => {
  await writeFile(join(folder, "lock"), "{ half")
  await expect(acquireLock(folder)).rejects.toMatchObject({ code: "database-locked" })
})

test("releasing late does not remove the lock of the next holder", async () => {
  const first = await acquireLock(folder)
  await rm(join(folder, "lock"))
  const second = await acquireLock(folder)
  await first.release()
  expect(await readdir(folder)).toEqual(["lock"])
  await second.release()
})

test("of many takers of a dead process's lock exactly one wins, each time", async () => {
  const [dead] = await startHolders(1)
  expect(await tryToTake(dead)).toBe("taken")
  await dead?.kill()
  const left = await readFile(join(folder, "lock"))
  for (let round = 0; round < 30; round++) {
    await writeFile(join(folder, "lock"), left)
    const takers = await Promise.allSettled(Array.from({ length: 12 }, () => acquireLock(folder)))
    expect(takers.filter((taker) => taker.status === "fulfilled")).toHaveLength(1)
    expect(await readdir(folder)).toEqual(["lock"])
  }
})

test("a take-over that was itself cut short is taken over too", async () => {
  const [first] = await startHolders(1)
  expect(await tryToTake(first)).toBe("taken")
  await first?.kill()
  const left = await readFile(join(folder, "lock"), "utf8")
  const holder = JSON.parse(left) as { id: string }
  await writeFile(
    join(folder, `lock.after-${holder.id}`),
    JSON.stringify({ ...holder, id: "died-taking-over" }),
  )
  await acquireLock(folder)
  expect(await readdir(folder)).toEqual(["lock"])
})

test("of processes that race for the lock exactly one wins, whether it is free or left behind", async () => {
  const racers = await startHolders(6)
  const outcomes = await Promise.all(racers.map(tryToTake))
  expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome?.startsWith("database-locked"))).toHaveLength(5)
  await racers[outcomes.indexOf("taken")]?.kill()
  const losers = racers.filter((_, index) => outcomes[index] !== "taken")
  const secondOutcomes = await Promise.all(losers.map(tryToTake))
  expect(secondOutcomes.filter((outcome) => outcome === "taken")).toHaveLength(1)
})
