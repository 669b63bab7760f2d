import { expect, test } from "vitest"

import { writeGif } from "./write-gif.ts"

const square = (x: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#FFFFFF"/><rect x="${String(x)}" width="10" height="10" fill="#900F7B"/></svg>`

/** The blocks that say how long a frame stands, in hundredths of a second. */
function readDelays(gif: Buffer): number[] {
  const delays: number[] = []
  for (let at = 0; at < gif.length - 8; at += 1)
    if (gif[at] === 0x21 && gif[at + 1] === 0xf9 && gif[at + 2] === 4)
      delays.push(gif.readUInt16LE(at + 4))
  return delays
}

test("drawings become frames of one GIF that runs for ever and rests on the last", () => {
  const gif = writeGif({ frames: [0, 20, 40].map(square), density: 2, delayMs: 300 })
  expect(gif.subarray(0, 6).toString("latin1")).toBe("GIF89a")
  expect([gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([160, 80])
  expect(gif.includes("NETSCAPE2.0")).toBe(true)
  expect(readDelays(gif)).toEqual([30, 30, 180])
  expect(gif.at(-1)).toBe(0x3b)
})

test("a frame that is like the one before takes almost no room", () => {
  const one = writeGif({ frames: [square(0)], density: 4, delayMs: 300 })
  const three = writeGif({ frames: [0, 0, 0].map(square), density: 4, delayMs: 300 })
  expect(three.length - one.length).toBeLessThan(900)
})
