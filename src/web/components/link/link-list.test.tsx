import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { LinkList } from "./link-list.tsx"

test("a list of links marks where the reader is and escapes what it is given", () => {
  const links = [
    { to: "/countries/ghana?a=1&b=2", text: "Ghana", isCurrent: true },
    { to: '/x"><script>', text: "A < B & C", className: "more" },
  ]
  expect(renderToStaticMarkup(<LinkList className="list" links={links} />)).toBe(
    '<ul class="list"><li><a aria-current="page" href="/countries/ghana?a=1&amp;b=2">Ghana</a></li>' +
      '<li class="more"><a href="/x&quot;&gt;&lt;script&gt;">A &lt; B &amp; C</a></li></ul>',
  )
})
