import { expect, test } from "vitest"

import { readableAddress } from "./readable-address.ts"

test.each([
  ["/indicators/Growth%20(annual%20%25)/nigeria", "/indicators/Growth%20(annual%20%25)/nigeria"],
  [
    "/indicators/Growth%20(annual%20%)/nigeria?a=%",
    "/indicators/Growth%20(annual%20%25)/nigeria?a=%",
  ],
  ["/100%", "/100%25"],
  ["/%ff", "/%25ff"],
  ["/?q=%ff", "/?q=%ff"],
  ["/api/v1/indicators/%", "/api/v1/indicators/%"],
  ["http://elsewhere.test/about-us?a=1", "/about-us?a=1"],
  ["HTTPS://u:p@elsewhere.test:8080", "/"],
  ["ftp://elsewhere.test?a=/", "/?a=/"],
  ["http://elsewhere.test//other.test/", "//other.test/"],
  ["*", "/*"],
])("%s is read as %s", (url, read) => {
  expect(readableAddress(url)).toBe(read)
})
