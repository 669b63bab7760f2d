import { crc32, deflateSync } from "node:zlib"

import sharp from "sharp"
import { expect, test } from "vitest"

import { createUploads } from "#accounts/uploads.ts"
import { LARGEST_IMAGE_MB } from "#domain/accounts/upload-limits.ts"
import type { FileStore } from "#outbound/file-store.ts"
import { peopleApi, type PeopleApi, type Person } from "#tests/support/people-api.ts"
import { TEST_PASSWORD } from "#tests/support/test-passwords.ts"

const CANARY = "CANARY-4711"

async function picture(format: "png" | "jpeg", size = 64): Promise<Buffer> {
  const image = sharp({
    create: { width: size, height: size, channels: 3, background: "#900f7b" },
  })
  return image
    .toFormat(format)
    .withExif({ IFD0: { Copyright: CANARY } })
    .toBuffer()
}

type Sent = { name: string; type: string; bytes: Buffer; field?: string; extra?: string }

/** The body of a form as browsers send it. */
function form({ name, type, bytes, field = "file", extra = "" }: Sent) {
  const boundary = "----form-of-the-tests"
  const head = `${extra}--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

async function upload(api: PeopleApi, token: string | undefined, sent: Sent) {
  return api.call("POST", "/upload", { token, ...form(sent) })
}

async function setPicture(api: PeopleApi, { token, email }: Person, imageUrl: string | null) {
  const body = { fullName: "Amina Diallo", email, imageUrl }
  return api.call("PUT", "/customer", { token, body })
}

const stored = (api: PeopleApi, url: string) => api.people.uploads.read(url.split("/").at(-1) ?? "")

test.each([
  ["png", "face.png", "image/png"],
  ["jpeg", "face.jpg", "image/jpeg"],
  ["jpeg", "Face.JPEG", "image/jpeg"],
] as const)(
  "S-34: a %s named %s is drawn anew, without its metadata",
  async (format, name, type) => {
    const api = await peopleApi()
    const person = await api.person()
    const bytes = await picture(format, 900)
    expect(bytes.toString("latin1")).toContain(CANARY)
    const { status, body } = await upload(api, person.token, { name, type, bytes })
    expect([status, body.message]).toEqual([200, "Image Upload Successful"])
    expect(body.data.url).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/)
    const kept = (await stored(api, body.data.url)) ?? Buffer.alloc(0)
    expect(kept.toString("latin1")).not.toContain(CANARY)
    expect(await sharp(kept).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 })
    expect((await setPicture(api, person, body.data.url)).body.data.imageUrl).toBe(body.data.url)
  },
)

test("S-34: what follows the end of a JPEG is not kept", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const bytes = Buffer.concat([await picture("jpeg"), Buffer.from(`<script>${CANARY}</script>`)])
  const { body } = await upload(api, token, { name: "a.jpg", type: "image/jpeg", bytes })
  expect((await stored(api, body.data.url))?.toString("latin1")).not.toContain(CANARY)
})

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const GIF = Buffer.from("GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//", "latin1")

test.each([
  ["an SVG", { name: "a.svg", type: "image/svg+xml", bytes: SVG }],
  ["an SVG that says PNG", { name: "a.png", type: "image/png", bytes: SVG }],
  ["a script that is also a GIF", { name: "a.gif", type: "image/gif", bytes: GIF }],
  [
    "HTML behind the first bytes of a JPEG",
    {
      name: "a.jpg",
      type: "image/jpeg",
      bytes: Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff]),
        Buffer.from("<html><script>1</script>"),
      ]),
    },
  ],
  ["no bytes at all", { name: "a.png", type: "image/png", bytes: Buffer.alloc(0) }],
])("S-34: %s is refused", async (_kind, sent) => {
  const api = await peopleApi()
  const { token } = await api.person()
  expect((await upload(api, token, sent)).status).toBe(400)
  expect(await api.db.query("select name from upload")).toEqual([])
})

test("S-34: name, type and content must agree, and nothing may stand behind a PNG", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const png = await picture("png")
  const wrong: Sent[] = [
    { name: "a.jpg", type: "image/png", bytes: png },
    { name: "a.png", type: "image/jpeg", bytes: png },
    { name: "a.png.html", type: "image/png", bytes: png },
    { name: "a.jpg", type: "image/jpeg", bytes: png },
    { name: "a.png", type: "image/png", bytes: Buffer.concat([png, SVG]) },
    { name: "a.png", type: "image/png", bytes: png.subarray(0, png.length / 2) },
    { name: "a.png", type: "image/png", bytes: png, field: "other" },
  ]
  for (const sent of wrong) expect((await upload(api, token, sent)).status).toBe(400)
})

test("S-34: a picture of more than 25 megapixels is refused before it is unpacked", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const bytes = pngOf(20_000, 20_000)
  expect(bytes.length).toBeLessThan(100_000)
  const { status, body } = await upload(api, token, { name: "a.png", type: "image/png", bytes })
  expect([status, body.error]).toEqual([400, "The image has too many pixels."])
})

test("S-34: an image over the largest size, a second file and a sixth field are refused", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const bytes = Buffer.alloc(LARGEST_IMAGE_MB * 1024 * 1024 + 1)
  const large = await upload(api, token, { name: "a.png", type: "image/png", bytes })
  expect(large.status).toBe(413)
  const png = { name: "a.png", type: "image/png", bytes: await picture("png") }
  const field = (name: string) =>
    `------form-of-the-tests\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`
  const fields = Array.from({ length: 6 }, (_, k) => field(`f${String(k)}`)).join("")
  expect((await upload(api, token, { ...png, extra: fields })).status).toBe(400)
  expect((await upload(api, token, { ...png, extra: field("__proto__") })).status).toBe(400)
  const file = `------form-of-the-tests\r\ncontent-disposition: form-data; name="file"; filename="b.png"\r\ncontent-type: image/png\r\n\r\nx\r\n`
  expect((await upload(api, token, { ...png, extra: file })).status).toBe(400)
})

test("S-34: an account keeps one picture; the ones before are removed", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const urls: string[] = []
  for (let k = 0; k < 3; k++) {
    const sent = { name: "a.png", type: "image/png", bytes: await picture("png", 8 + k) }
    urls.push((await upload(api, person.token, sent)).body.data.url as string)
  }
  const last = urls.at(-1) ?? ""
  await setPicture(api, person, last)
  for (const url of urls.slice(0, 2)) expect(await stored(api, url)).toBeUndefined()
  expect(await stored(api, last)).toBeDefined()
  await setPicture(api, person, null)
  expect(await stored(api, last)).toBeUndefined()
  expect(await api.db.query("select name from upload")).toEqual([])
})

/** Uploads into memory; the clock goes on with each look at it. */
function ownUploads({ db, clock }: PeopleApi, beforePut: () => Promise<undefined> | undefined) {
  const files = new Map<string, Buffer>()
  const store: FileStore = {
    async put(name, bytes) {
      await beforePut()
      files.set(name, bytes)
    },
    get: (name) => Promise.resolve(files.get(name)),
    remove: (name) => Promise.resolve(void files.delete(name)),
  }
  let time = clock.now.getTime()
  return { files, uploads: createUploads({ db, store, now: () => new Date((time += 1000)) }) }
}

test("S-34: of pictures that an account sends all at once the last one stays", async () => {
  const api = await peopleApi()
  const { id } = await api.person()
  const { files, uploads } = ownUploads(api, () => undefined)
  const sent = { name: "a.png", type: "image/png", bytes: await picture("png") }
  await Promise.allSettled(Array.from({ length: 8 }, () => uploads.add(id, sent)))
  const rows = await api.db.query<{ name: string }>("select name from upload order by created_at")
  expect(rows.length).toBeGreaterThan(0)
  expect([...files.keys()].sort()).toEqual(rows.map(({ name }) => name).sort())
})

test("S-34: a picture that a later one replaces while it is being stored leaves no file", async () => {
  const api = await peopleApi()
  const { id } = await api.person()
  const [isStoring, mayStore] = [Promise.withResolvers<true>(), Promise.withResolvers<undefined>()]
  let puts = 0
  const { files, uploads } = ownUploads(api, () => {
    puts += 1
    isStoring.resolve(true)
    return puts === 1 ? mayStore.promise : undefined
  })
  const sent = { name: "a.png", type: "image/png", bytes: await picture("png") }
  const slow = uploads.add(id, sent)
  await isStoring.promise
  const later = await uploads.add(id, sent)
  mayStore.resolve(undefined)
  await expect(slow).rejects.toMatchObject({ code: "conflict" })
  expect([...files.keys()]).toEqual([later.split("/").at(-1)])
})

test("S-34: a JPEG of more scans than any camera makes is refused before it is read", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const bytes = jpegOfScans(5000, 880)
  expect(bytes.length).toBeLessThan(100_000)
  const before = process.cpuUsage()
  const { status } = await upload(api, token, { name: "a.jpg", type: "image/jpeg", bytes })
  expect(status).toBe(400)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
  const few = await upload(api, token, {
    ...{ name: "a.jpg", type: "image/jpeg", bytes: jpegOfScans(64, 40) },
  })
  expect(few.status).toBe(200)
})

test("S-17, S-36: a picture must be the own one, never an address elsewhere", async () => {
  const api = await peopleApi()
  const [person, other] = [await api.person(), await api.person("bea@example.org")]
  const sent = { name: "a.png", type: "image/png", bytes: await picture("png") }
  const { body } = await upload(api, person.token, sent)
  const evil = [body.data.url as string, "https://evil.example/a.png", "//evil.example/a.png", ""]
  for (const url of evil) expect((await setPicture(api, other, url)).status).toBe(400)
})

test("S-53: pictures go with their account", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const sent = { name: "a.png", type: "image/png", bytes: await picture("png") }
  const { body } = await upload(api, person.token, sent)
  await setPicture(api, person, body.data.url)
  await api.call("DELETE", "/customer", { token: person.token, body: { password: TEST_PASSWORD } })
  expect(await stored(api, body.data.url)).toBeUndefined()
  expect(await api.db.query("select name from upload")).toEqual([])
})

test("an upload that nobody shows goes after a day", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const sent = { name: "a.png", type: "image/png", bytes: await picture("png") }
  const shown = (await upload(api, person.token, sent)).body.data.url as string
  await setPicture(api, person, shown)
  const unused = (await upload(api, person.token, sent)).body.data.url as string
  expect(await api.people.uploads.sweep()).toBe(0)
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000)
  expect(await api.people.uploads.sweep()).toBe(1)
  expect(await stored(api, unused)).toBeUndefined()
  expect(await stored(api, shown)).toBeDefined()
})

test("S-34: without a token nothing of the form is read", async () => {
  const api = await peopleApi()
  const sent = { name: "a.png", type: "image/png", bytes: await picture("png") }
  expect((await upload(api, undefined, sent)).status).toBe(401)
  const { token } = await api.person()
  expect((await api.call("POST", "/upload", { token, body: { file: "x" } })).status).toBe(415)
})

/** A PNG of one colour and any size, small as bytes. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    start,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

/** A grey progressive JPEG whose every scan says of all blocks, in a few bytes, that there is nothing in them. */
function jpegOfScans(size: number, scans: number): Buffer {
  const segment = (marker: number, data: number[]) =>
    Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data])
  const oneCode = (kind: number, symbol: number) =>
    segment(0xc4, [kind << 4, 1, ...Array<number>(15).fill(0), symbol])
  const scan = (first: number, last: number, bits: number) =>
    segment(0xda, [1, 1, 0, first, last, bits])
  const blocks = Math.ceil(size / 8) ** 2
  const nothing = runOfEmptyBlocks(blocks)
  const list = Array.from({ length: scans }, (_, k) => {
    // Each coefficient begins at its 14th bit and is refined bit by bit.
    const [coefficient, bit] = [1 + Math.floor(k / 14), 13 - (k % 14)]
    const bits = bit === 13 ? bit : ((bit + 1) << 4) | bit
    return Buffer.concat([scan(coefficient, coefficient, bits), nothing])
  })
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, size >> 8, size & 255, size >> 8, size & 255, 1, 1, 0x11, 0]),
    ...[oneCode(0, 0), oneCode(1, 0xe0), scan(0, 0, 0), Buffer.alloc(Math.ceil(blocks / 8))],
    ...list,
    Buffer.from([0xff, 0xd9]),
  ])
}

/** Codes of one bit, each with 14 more that say how many blocks beyond 16,384 are empty. */
function runOfEmptyBlocks(blocks: number): Buffer {
  let bits = ""
  for (let left = blocks; left > 0; left -= 32_767) {
    const more = Math.max(0, Math.min(left, 32_767) - 16_384)
    bits += `0${more.toString(2).padStart(14, "0")}`
  }
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, "1"), 2))
  return Buffer.from(bytes.flatMap((byte) => (byte === 255 ? [255, 0] : [byte])))
}
