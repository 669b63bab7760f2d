import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { OptionSelect } from "./option-select.tsx"

test("the options stand in the markup with the chosen one marked and every text escaped", () => {
  const options = [
    { value: "", text: "Choose" },
    { value: 'a"b', text: "A < B & C" },
    { value: "c", text: "C" },
  ]
  expect(
    renderToStaticMarkup(
      <OptionSelect name="x" value="c" options={options} onChange={() => undefined} />,
    ),
  ).toBe(
    '<select name="x"><option value="">Choose</option>' +
      '<option value="a&quot;b">A &lt; B &amp; C</option><option value="c" selected="">C</option></select>',
  )
})
