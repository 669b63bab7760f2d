import { execFileSync } from "node:child_process"
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { describeWith } from "#tests/support/describe-with.ts"
import { testSite, type TestSite } from "#tests/support/site.ts"

const PEOPLE = "world-bank:SP.POP.TOTL"
const RACE = `i=${PEOPLE}&c=NGA,GHA,KEN&layout=race`

describeWith("ffmpeg", "ffmpeg")("ffmpeg", () => {
  let site: TestSite

  beforeAll(async () => {
    const db = await testDatabase()
    const people = await addIndicator(db, {
      code: "SP.POP.TOTL",
      name: "Population",
      unit: "people",
    })
    for (const [k, country] of ["NGA", "GHA", "KEN"].entries())
      await addSeries(db, {
        indicator: people,
        country,
        start: "2019",
        values: [10, 20, 15, 40].map((value) => value * (k + 1)),
      })
    const program = execFileSync("which", ["ffmpeg"], { encoding: "utf8" }).trim()
    site = await testSite(db, { ffmpeg: program })
  })
  afterAll(() => site.app.close())

  test("a race is a film that any player reads, and nothing is left of its making", async () => {
    const answer = await site.app.inject({ url: `/explore.mp4?${RACE}` })
    expect(answer.headers["content-type"]).toBe("video/mp4")
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="population.*mp4"/)
    const file = join(mkdtempSync(join(tmpdir(), "film-test-")), "film.mp4")
    writeFileSync(file, answer.rawPayload)
    const fields = "stream=codec_name,pix_fmt,width,height:format=duration"
    const read = execFileSync("ffprobe", [
      "-v",
      "error",
      "-show_entries",
      fields,
      "-of",
      "json",
      file,
    ])
    const { streams, format } = JSON.parse(read.toString()) as {
      streams: object[]
      format: { duration: string }
    }
    expect(streams).toEqual([{ codec_name: "h264", pix_fmt: "yuv420p", width: 800, height: 450 }])
    // Four years of half a second, and the last one stands five times as long again.
    expect(Number(format.duration)).toBeCloseTo(4.5, 0)
    // It can be played while it is fetched.
    expect(answer.rawPayload.indexOf("moov")).toBeLessThan(answer.rawPayload.indexOf("mdat"))
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith("sankore-film-"))).toEqual([])
  })

  test("its page offers the film beside the other files", async () => {
    const { body } = await site.app.inject({ url: `/explore?${RACE}` })
    expect(body).toMatch(/href="\/explore\.mp4\?[^"]*"[^>]*>MP4</)
  })
})
