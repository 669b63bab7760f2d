import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { EmbedFoot } from "./embed-foot.tsx"

const read = (text: string) => renderToStaticMarkup(<EmbedFoot text={text} />)

test("the day of the data stands apart from the credit of several publishers, which may be cut", () => {
  const html = read(
    "Source: The World Bank: World Development Indicators; IMF: World Economic Outlook. Data as of 01-10-2025.",
  )
  expect(html).toMatch(/<span class="[^"]*">Source: [^<]*Outlook\.<\/span>/)
  expect(html).toContain("<span>Data as of 01-10-2025.</span>")
})

test("one publisher and its day are one paragraph", () => {
  expect(read("Source: The World Bank. Data as of 01-10-2025.")).toContain(
    ">Source: The World Bank. Data as of 01-10-2025.</p>",
  )
})
