import { once } from "node:events"
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

import S3rver from "s3rver"
import { describe, expect, onTestFinished, test } from "vitest"

import { createFolderStore, isFileName, type FileStore } from "./file-store.ts"
import { createS3Store } from "./s3-store.ts"

const NAME = "0123456789abcdef0123456789abcdef.webp"
const BYTES = Buffer.from([0, 255, 13, 10, 26])

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function folderStore(): Promise<FileStore> {
  return createFolderStore(join(await ownFolder(), "uploads"))
}

/** A bucket on a server of the same protocol in this process. */
async function s3Store(): Promise<FileStore> {
  const server = new S3rver({
    port: 0,
    silent: true,
    directory: await ownFolder(),
    configureBuckets: [{ name: "pictures", configs: [] }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  const store = createS3Store(`http://S3RVER:S3RVER@127.0.0.1:${String(port)}/pictures/site`)
  onTestFinished(() => store.close())
  return store
}

test("what an end of the process left half written goes with its file", async () => {
  const folder = await ownFolder()
  await writeFile(join(folder, `${NAME}.part`), BYTES)
  await createFolderStore(folder).remove(NAME)
  expect(await readdir(folder)).toEqual([])
})

describe.each([
  ["a folder", folderStore],
  ["a bucket", s3Store],
])("%s", (_kind, open) => {
  test("gives back what was put, byte for byte", async () => {
    const store = await open()
    await store.put(NAME, BYTES, "image/webp")
    expect(await store.get(NAME)).toEqual(BYTES)
    await store.put(NAME, Buffer.from("other"), "image/webp")
    expect((await store.get(NAME))?.toString()).toBe("other")
  })

  test("has nothing under an unknown name, nor after it was removed", async () => {
    const store = await open()
    expect(await store.get(NAME)).toBeUndefined()
    await store.put(NAME, BYTES, "image/webp")
    await store.remove(NAME)
    await store.remove(NAME)
    expect(await store.get(NAME)).toBeUndefined()
  })

  test("does not follow a name that is a path", async () => {
    const store = await open()
    for (const name of ["../secret", "a/b.webp", "abcdefgh.webp\0.png", "", "ábcdefgh.webp"]) {
      expect(isFileName(name)).toBe(false)
      expect(await store.get(name)).toBeUndefined()
      await store.remove(name)
    }
  })
})

test("files of the folder are for their owner alone, and none is left half written", async () => {
  const folder = join(await ownFolder(), "uploads")
  await createFolderStore(folder).put(NAME, BYTES, "image/webp")
  expect(await readdir(folder)).toEqual([NAME])
  expect((await stat(join(folder, NAME))).mode & 0o077).toBe(0)
  expect((await stat(folder)).mode & 0o077).toBe(0)
})

test.runIf(process.platform === "linux")(
  "a full disk is reported, and no half-written file is left behind",
  async () => {
    const folder = join(await ownFolder(), "uploads")
    await mkdir(folder)
    await symlink("/dev/full", join(folder, `${NAME}.part`))
    const putting = createFolderStore(folder).put(NAME, BYTES, "image/webp")
    await expect(putting).rejects.toMatchObject({ code: "storage-full" })
    expect(await readdir(folder)).toEqual([])
  },
)

test("a bucket whose server stays silent is reported within seconds", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1")
  await once(silent, "listening")
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  const { port } = silent.address() as AddressInfo
  const url = `http://KEY:SECRET@127.0.0.1:${String(port)}/pictures`
  const store = createS3Store(url, { silentMs: 100 })
  onTestFinished(() => store.close())
  await expect(store.put(NAME, BYTES, "image/webp")).rejects.toMatchObject({ code: "unavailable" })
})
