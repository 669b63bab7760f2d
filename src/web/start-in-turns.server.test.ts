import { expect, test } from "vitest"

import { startInTurns } from "./start-in-turns.server.ts"

const START = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/route-3.js";

  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.client-4.js");</script>`
const HINTS = ["router-6", "react-5", "root-2", "root-2"]
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join("")

test("scripts wait for the first paint and start one by one, libraries first", () => {
  const html = startInTurns(`<head>${HINTS}</head><body>${START}</body>`)
  const order = [...html.matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file)
  expect(order).toEqual([
    "/assets/react-5.js",
    "/assets/router-6.js",
    "/assets/manifest-1.js",
    "/assets/root-2.js",
    "/assets/route-3.js",
    "/assets/entry.client-4.js",
  ])
  expect(html).toContain('const route1=await import("/assets/route-3.js");await turn();')
  expect(html.indexOf("requestAnimationFrame")).toBeLessThan(html.indexOf("/assets/"))
})

test("the document itself asks for no script, the script for each file once", () => {
  const html = startInTurns(`<head>${HINTS}</head><body>${START}</body>`)
  expect(html).toMatch(/^<head><\/head>/)
  expect(html).toContain('["/assets/router-6.js","/assets/react-5.js","/assets/root-2.js"]')
  expect(html).not.toMatch(/import (?:\*|")/)
})

test("a document without scripts, and scripts of other kinds, stay as they are", () => {
  const html = '<body><script>a()</script><script type="module" src="/x.js"></script></body>'
  expect(startInTurns(html)).toBe(html)
})
