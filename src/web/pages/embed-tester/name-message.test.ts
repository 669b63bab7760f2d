import { expect, test } from "vitest"

import { heightMessages } from "../chart/height-messages.ts"
import { nameMessage } from "./name-message.ts"

test("every message that a frame sends is recognised with its height", () => {
  const address = "https://example.org/chart?indicator=GDP&country=ghana&childId=c1#?secret=aB3"
  const found = heightMessages(315, address).map(nameMessage)
  expect(found.map((message) => message?.height)).toEqual(found.map(() => 315))
  expect(found.map((message) => message?.dialect)).toEqual([
    "Own",
    "AMP",
    "Datawrapper",
    "Flourish, Infogram, Embedly",
    "WordPress",
    "Pym.js",
  ])
})

test.each([undefined, null, 5, "hello", { type: "other", height: 3 }])(
  "%j tells no height",
  (data) => {
    expect(nameMessage(data)).toBeUndefined()
  },
)
