import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { wholeDays } from "./whole-days.tsx"

test.each([
  ["Data as of 31-12-2025.", 'Data as of <span class="day">31-12-2025</span>.'],
  [
    "(data of 2025-12-31) 01-02-2024",
    '(data of <span class="day">2025-12-31</span>) <span class="day">01-02-2024</span>',
  ],
  [
    "Read as of 26 November 2026, the day of the page; 5 May is another.",
    'Read as of <span class="day">26 November 2026</span>, the day of the page; <span class="day">5 May</span> is another.',
  ],
  ["January 2026, 15 Mayors, 126 May", "January 2026, 15 Mayors, 126 May"],
  ["programme-2024-07-29.zip", "programme-2024-07-29.zip"],
  ["1960-2025", "1960-2025"],
])("the days of “%s” stay whole, and nothing else", (text, markup) => {
  expect(renderToStaticMarkup(<>{wholeDays(text)}</>)).toBe(markup)
})
