import { mkdtemp, rm, stat } from "node:fs/promises"
import { createServer, request } from "node:http"
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

test("a full disk is reported in a sentence, other faults as they are", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  })
  expect(getMessage(full)).toMatch(/^There is no space left on the disk\. \(ENOSPC/)
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

test.each(["not JSON", "{}", "[1]"])("%s is no command, and the next one runs", async (body) => {
  const server = await openControlSocket(folder, async () => 0)
  const answer = await new Promise<string>((resolve, reject) => {
    const outgoing = request({ socketPath: controlPath(folder), method: "POST" }, (incoming) => {
      incoming.setEncoding("utf8").once("data", resolve)
    })
    outgoing.on("error", reject).end(body)
  })
  expect(JSON.parse(answer)).toEqual({ exit: 1, text: "This is not a command." })
  expect(await handOver(folder, ["a"], () => undefined)).toBe(0)
  server.close()
})

test("an answer that is not of our server ends the command with a sentence", async () => {
  const server = createServer((_incoming, answer) => answer.end("hello\n"))
  await new Promise<void>((resolve) => server.listen(controlPath(folder), resolve))
  const handedOver = handOver(folder, ["a"], () => undefined)
  await expect(handedOver).rejects.toMatchObject({ code: "unavailable" })
  server.close()
})

test("a command that throws ends with exit code 1 and its sentence", async () => {
  const server = await openControlSocket(folder, () => Promise.reject(new Error("broken file")))
  const lines: string[] = []
  expect(await handOver(folder, ["a"], (line) => lines.push(line))).toBe(1)
  expect(lines).toEqual(["broken file"])
  server.close()
})

test.each([
  ["EROFS", "open"],
  ["EACCES", "mkdir"],
  ["ENOENT", "mkdir"],
])("a folder that cannot be written is told in words: %s of %s", (code, syscall) => {
  const fault = Object.assign(new Error(`${code}: no, ${syscall} '/v'`), { code, syscall })
  expect(getMessage(Object.assign(fault, { path: "/v" }))).toMatch(/VAR_DIR must name.*\(E/)
})

test("a port that may not be opened is no folder", () => {
  const fault = Object.assign(new Error("listen EACCES: 0.0.0.0:80"), { code: "EACCES" })
  expect(getMessage(fault)).toBe("listen EACCES: 0.0.0.0:80")
})
