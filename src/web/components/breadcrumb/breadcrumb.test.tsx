import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { Breadcrumb } from "./breadcrumb.tsx"

test("steps have one mark between them, and a step that is not there has none", () => {
  const markup = renderToStaticMarkup(
    <Breadcrumb>
      <a href="/search">Data Search</a>
      {null}
      <span>Economy</span>
    </Breadcrumb>,
  )
  expect(markup.replace(/<svg.*?<\/svg>/g, "|")).toContain(
    '<a href="/search">Data Search</a>|<span>Economy</span>',
  )
})
