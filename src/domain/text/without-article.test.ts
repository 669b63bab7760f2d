import { expect, test } from "vitest"

import { withoutArticle } from "./without-article.ts"

test("only an article at the start is left out", () => {
  expect(withoutArticle("the end of the year")).toBe("end of the year")
  expect(withoutArticle("theatres")).toBe("theatres")
})
