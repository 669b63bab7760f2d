import { expect, test } from "vitest"

import { CHECKED_ENDINGS } from "./checked-files.ts"

test("each kind of checked file has endings of its own, as the dialog of a browser takes them", () => {
  expect(CHECKED_ENDINGS.join(",")).toBe(".pdf,.docx,.odt,.html,.htm,.md,.markdown,.txt,.text")
})
