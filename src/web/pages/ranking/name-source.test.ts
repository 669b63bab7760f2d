import { expect, test } from "vitest"

import { nameSource } from "./name-source.ts"

const WDI = { publisher: "World Bank", title: "World Development Indicators" }
const EDU = { publisher: "World Bank", title: "Education Statistics" }
const WEO = { publisher: "International Monetary Fund", title: "World Economic Outlook" }

test("a publisher stands with its dataset only beside another dataset of its own", () => {
  expect(nameSource(WDI, [WDI, EDU, WEO])).toBe("World Bank: World Development Indicators")
  expect(nameSource(WEO, [WDI, EDU, WEO])).toBe("International Monetary Fund")
})
