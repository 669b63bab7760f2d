import { expect, test } from "vitest"

import { heightMessages } from "./height-messages.ts"

const ADDRESS = "https://example.org/chart?indicator=GDP&country=ghana"

test("every frame tells its height in the four open dialects", () => {
  const messages = heightMessages(315, ADDRESS)
  expect(messages).toHaveLength(4)
  expect(messages[0]).toMatchObject({ height: 315 })
  expect(messages[1]).toEqual({ sentinel: "amp", type: "embed-size", height: 315 })
  expect(messages[2]).toEqual({ "datawrapper-height": { chart: 315 } })
  expect(JSON.parse(String(messages[3]))).toEqual({
    sender: "Flourish",
    method: "resize",
    src: ADDRESS,
    context: "iframe.resize",
    height: 315,
  })
})

test("a site that gave a secret gets it back with the height", () => {
  expect(heightMessages(315, `${ADDRESS}#?secret=aB3-x`)).toContainEqual({
    secret: "aB3-x",
    message: "height",
    value: 315,
  })
})

test("a frame with a child id answers in that dialect", () => {
  expect(heightMessages(315, `${ADDRESS}&childId=c1`)).toContain("pymxPYMxc1xPYMxheightxPYMx315")
})
