import { mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { controlPath, getMessage, handOver, openControlSocket } from "./control-socket.ts"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "control-"))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

test("a command runs in the server, its lines and its exit code come back", async () => {
  const server = await openControlSocket(folder, async (args, print) => {
    print(`got ${args.join(" ")}`)
    return 3
  })
  const lines: string[] = []
  expect(await handOver(folder, ["import", "starter"], (line) => lines.push(line))).toBe(3)
  expect(lines).toEqual(["got import starter"])
  server.close()
})

test("a full disk is told in words, other faults as they are", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  })
  expect(getMessage(full)).toMatch(/^There is no room left on the disk\. \(ENOSPC/)
  expect(getMessage(new Error("bad"))).toBe("bad")
})

test("without a running server there is nobody to hand over to", async () => {
  expect(await handOver(folder, ["import"], () => undefined)).toBeUndefined()
})

test("only the owner may open the socket", async () => {
  const server = await openControlSocket(folder, async () => 0)
  expect((await stat(controlPath(folder))).mode & 0o777).toBe(0o600)
  server.close()
})

test("a second command at the same time is refused with a sentence", async () => {
  const started = Promise.withResolvers<undefined>()
  const finish = Promise.withResolvers<number>()
  const server = await openControlSocket(folder, () => {
    started.resolve(undefined)
    return finish.promise
  })
  const first = handOver(folder, ["a"], () => undefined)
  await started.promise
  const lines: string[] = []
  expect(await handOver(folder, ["b"], (line) => lines.push(line))).toBe(1)
  expect(lines).toEqual(["Another command is running. Please try again later."])
  finish.resolve(0)
  expect(await first).toBe(0)
  server.close()
})

test("a command that throws ends with exit code 1 and its sentence", async () => {
  const server = await openControlSocket(folder, () => Promise.reject(new Error("broken file")))
  const lines: string[] = []
  expect(await handOver(folder, ["a"], (line) => lines.push(line))).toBe(1)
  expect(lines).toEqual(["broken file"])
  server.close()
})
