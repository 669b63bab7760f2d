import { setTimeout as delay } from "node:timers/promises"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { migrate } from "#db/engine/migrate.ts"
import { bumpDataVersion } from "#db/imports/data-version-writes.ts"
import { followDatabase } from "#db/servers/follow-database.ts"
import { openServers, type Servers } from "#db/servers/open-servers.ts"
import { hasPostgres, startPostgres, type PostgresServer } from "#tests/support/postgres-server.ts"

describe.skipIf(!hasPostgres)("a database with a replica", { timeout: 30_000 }, () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let servers: Servers

  beforeAll(async () => {
    primary = await startPostgres()
    replica = await primary.startStandby()
    await primary.waitForStandby()
    servers = await open()
    await migrate(servers.db)
    await servers.db.query("create table note (id bigint generated always as identity, text text)")
  })
  afterAll(async () => {
    await servers.db.close()
    await Promise.all([primary.remove(), replica.remove()])
  })

  const open = () =>
    openServers({ url: primary.url, replicaUrls: [replica.url], onNotice: () => undefined })
  const write = (text: string) => servers.db.query("insert into note (text) values ($1)", [text])
  const isReadFromReplica = async () => {
    const [row] = await servers.reads.query<{ answer: boolean }>(
      "select pg_is_in_recovery() as answer",
    )
    return row?.answer
  }
  const changeData = () => servers.db.transaction((t) => bumpDataVersion(t, new Date()))

  test("reads of the catalogue go to the replica, changes to the primary", async () => {
    await servers.findDataVersion()
    await expect.poll(isReadFromReplica).toBe(true)
    await write("first")
    expect(await servers.db.query("select text from note")).toEqual([{ text: "first" }])
  })

  test("a replica cannot be changed by what is taken for a read", async () => {
    const hasTable = () =>
      servers.reads.query(
        "select pg_is_in_recovery() as replica, to_regclass('note') is not null as held",
      )
    await expect.poll(hasTable, { timeout: 5000 }).toEqual([{ replica: true, held: true }])
    const change = servers.reads.query("insert into note (text) values ('by a read')")
    await expect(change).rejects.toMatchObject({ code: "unavailable" })
  })

  test("a replica behind the data version is passed over until it has caught up", async () => {
    await replica.query("select pg_wal_replay_pause()")
    await changeData()
    await servers.findDataVersion()
    expect(await isReadFromReplica()).toBe(false)
    await replica.query("select pg_wal_replay_resume()")
    await expect.poll(isReadFromReplica, { timeout: 5000 }).toBe(true)
  })

  test("while the replica crashes or halts, no read fails", async () => {
    const faults = readAllTheTime()
    await replica.crash()
    await delay(300)
    await replica.start()
    await expect.poll(isReadFromReplica, { timeout: 5000 }).toBe(true)
    replica.signalAll("SIGSTOP")
    await delay(3000)
    expect(await isReadFromReplica()).toBe(false)
    replica.signalAll("SIGCONT")
    await expect.poll(isReadFromReplica, { timeout: 5000 }).toBe(true)
    const { answered, failed } = await faults.stop()
    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(100)
  })

  test("processes hear of a change at once, one of them leads, and another takes over", async () => {
    const heard = [0, 0]
    const leading: number[] = []
    const followers = heard.map((_, k) => {
      const follower = followDatabase({ ...servers, onNotice: () => undefined })
      follower.onChange(() => (heard[k] = (heard[k] ?? 0) + 1))
      follower.whileLeading(() => {
        leading.push(k)
        return () => void leading.splice(leading.indexOf(k), 1)
      })
      return follower
    })
    // Each is told once when it has connected.
    await expect.poll(() => heard.every((count) => count > 0), { timeout: 5000 }).toBe(true)
    await expect.poll(() => leading.length, { timeout: 5000 }).toBe(1)
    const before = [...heard]
    const start = performance.now()
    await changeData()
    await expect
      .poll(() => heard.every((count, k) => count > (before[k] ?? 0)), { interval: 5 })
      .toBe(true)
    expect(performance.now() - start).toBeLessThan(1000)
    const [first = 0] = leading
    await followers[first]?.close()
    await expect.poll(() => leading, { timeout: 5000 }).toEqual([1 - first])
    await followers[1 - first]?.close()
  })

  test("a process whose connection is ended reports why, and that it follows again", async () => {
    const notices: string[] = []
    let heard = 0
    const follower = followDatabase({ ...servers, onNotice: (sentence) => notices.push(sentence) })
    follower.onChange(() => (heard += 1))
    await expect.poll(() => heard, { timeout: 5000 }).toBe(1)
    await primary.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sankore follower'",
    )
    await expect.poll(() => heard, { timeout: 5000 }).toBe(2)
    await expect.poll(() => notices).toHaveLength(2)
    await follower.close()
    expect(notices).toEqual([
      expect.stringContaining(
        "terminating connection due to administrator command. It tries again",
      ),
      "This process follows the database again.",
    ])
  })

  test("without the primary reads go on and changes are refused; a promoted replica takes them", async () => {
    await write("acknowledged")
    const faults = readAllTheTime()
    await primary.crash()
    await expect(write("too early")).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringMatching(/^Nothing can be saved at the moment/) as string,
    })
    await expect(changeData()).rejects.toMatchObject({ code: "unavailable" })
    expect(await servers.db.query("select text from note order by id")).toEqual([
      { text: "first" },
      { text: "acknowledged" },
    ])
    await replica.promote()
    await expect
      .poll(
        () =>
          write("later").then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true)
    expect((await faults.stop()).failed).toEqual([])
  })

  test("the old primary that comes back alone in its belief gets no changes", async () => {
    await primary.start()
    await delay(1500)
    await write("after its return")
    const [row] = await replicaNotes()
    expect(row).toEqual({ text: "after its return" })
  })

  const replicaNotes = async () => {
    const single = await openServers({
      url: replica.url,
      replicaUrls: [],
      onNotice: () => undefined,
    })
    const rows = await single.db.query("select text from note order by id desc limit 1")
    await single.db.close()
    return rows
  }

  function readAllTheTime() {
    let isStopped = false
    let answered = 0
    const failed: unknown[] = []
    const work = Array.from({ length: 4 }, async () => {
      while (!isStopped) {
        await servers.reads
          .query("select count(*) as n from note")
          .then(() => (answered += 1))
          .catch((error: unknown) => failed.push(error))
        await delay(5)
      }
    })
    return {
      async stop() {
        isStopped = true
        await Promise.all(work)
        return { answered, failed }
      },
    }
  }
})
