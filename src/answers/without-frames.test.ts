import { expect, test } from "vitest"

import { withoutFrames } from "./without-frames.ts"

test.each([
  ["okay so what is inflation in Ghana", "what is inflation in Ghana"],
  ["Could you tell me the GDP of Côte d'Ivoire?", "the GDP of Côte d'Ivoire?"],
  ["I was wondering about inflation in Ghana", "inflation in Ghana"],
  ["hey, what is Kenya's GDP in US dollars thanks", "what is Kenya's GDP in US dollars"],
  ["My teacher says that Ghana's debt fell in 2022", "Ghana's debt fell in 2022"],
])("of %j a search looks for %j", (text, asked) => {
  expect(withoutFrames(text)).toBe(asked)
})

test.each(["quick ratio", "well water", "right to information", "okay", "inflation Ghana", ""])(
  "%j is looked for as it stands",
  (text) => {
    expect(withoutFrames(text)).toBe(text)
  },
)
