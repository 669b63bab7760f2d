import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { Link } from "./link.tsx"

test("a link is an ordinary one until the page is live", () => {
  const link = (
    <Link to="/search?q=a&b" state={{ from: "/" }} replace preventScrollReset rel="next">
      Next
    </Link>
  )
  expect(renderToStaticMarkup(link)).toBe('<a rel="next" href="/search?q=a&amp;b">Next</a>')
})
