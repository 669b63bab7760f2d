import { execFileSync, spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

import { afterEach, describe, expect, test } from "vitest"

import { freePort } from "#tests/support/free-port.ts"
import { hasPostgres, startPostgres, type PostgresServer } from "#tests/support/postgres-server.ts"
import { endServedSites, serveSite } from "#tests/support/served-site.ts"
import { listFaults, startLoad } from "#tests/support/steady-load.ts"

const HAPROXY = "/usr/sbin/haproxy"
const PGBOUNCER = "/usr/sbin/pgbouncer"
const hasAll = hasPostgres && existsSync(HAPROXY) && existsSync(PGBOUNCER)

if (!hasAll) console.info("Skipped: the trial of deploy/two-sites needs haproxy and pgbouncer.")

describe.skipIf(!hasAll)("two sites behind HAProxy, on pgbouncer, a primary and a replica", () => {
  const programs: ChildProcess[] = []
  const databases: PostgresServer[] = []
  const folder = mkdtempSync(join(tmpdir(), "two-sites-"))
  chmodSync(folder, 0o755)

  afterEach(async () => {
    await endServedSites()
    for (const program of programs) {
      const isRunning = program.exitCode === null && program.signalCode === null
      if (program.kill("SIGKILL") && isRunning) await once(program, "exit")
    }
    await Promise.all(databases.map((database) => database.remove()))
    rmSync(folder, { recursive: true, force: true })
  })

  /** A file of deploy/two-sites with other ports and settings. */
  function adapt(name: string, changes: readonly (readonly [string, string])[]): string {
    let text = readFileSync(join("deploy/two-sites", name), "utf8")
    for (const [from, to] of changes) {
      expect(text).toContain(from)
      text = text.replaceAll(from, to)
    }
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }

  test(
    "a site that is killed and one that stops leave no visitor without an answer",
    { timeout: 90_000 },
    async () => {
      const primary = await startPostgres()
      databases.push(primary)
      const replica = await primary.startStandby()
      databases.push(replica)
      const [pooler, proxy] = [await freePort(), await freePort()]
      writeFileSync(join(folder, "userlist.txt"), '"postgres" ""\n')
      const pooling = adapt("pgbouncer.ini", [
        ["port=5432 dbname=sankore", `port=${String(primary.port)} dbname=site`],
        ["port=5433 dbname=sankore", `port=${String(replica.port)} dbname=site`],
        ["listen_port = 6432", `listen_port = ${String(pooler)}`],
        ["auth_type = scram-sha-256", "auth_type = any\nunix_socket_dir ="],
        ["host=127.0.0.1", "host=127.0.0.1 user=postgres"],
        ["/etc/pgbouncer/userlist.txt", join(folder, "userlist.txt")],
      ])
      const root = process.getuid?.() === 0
      programs.push(
        spawn(PGBOUNCER, [...(root ? ["-u", "postgres"] : []), pooling], { stdio: "ignore" }),
      )
      const address = (name: string) => `postgres://postgres@127.0.0.1:${String(pooler)}/${name}`
      const settings = {
        DATABASE_URL: address("sankore"),
        DATABASE_REPLICA_URLS: address("sankore_replica"),
        PROCESSES: "1",
        TRUST_PROXY: "1",
      }
      const first = await serveSite(settings)
      const second = await serveSite(settings)
      const balancing = adapt("haproxy.cfg", [
        ["127.0.0.1:8080", `127.0.0.1:${String(proxy)}`],
        ["127.0.0.1:3001", new URL(first.url).host],
        ["127.0.0.1:3002", new URL(second.url).host],
      ])
      execFileSync(HAPROXY, ["-c", "-f", balancing])
      programs.push(spawn(HAPROXY, ["-f", balancing], { stdio: "ignore" }))
      const url = `http://127.0.0.1:${String(proxy)}`
      await expect
        .poll(
          () =>
            fetch(`${url}/readyz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 10_000 },
        )
        .toBe(200)

      const load = startLoad({ url, paths: ["/", "/sources", "/healthz"], clients: 6, pauseMs: 10 })
      await delay(500)
      await first.kill()
      await delay(1000)
      const again = await serveSite({ ...settings, PORT: new URL(first.url).port })
      await delay(1500)
      expect(await second.stop()).toBe(0)
      await delay(500)
      const outcomes = await load.stop()
      expect(outcomes.length).toBeGreaterThan(100)
      expect(listFaults(outcomes)).toEqual([])
      expect(await again.stop()).toBe(0)
    },
  )
})
