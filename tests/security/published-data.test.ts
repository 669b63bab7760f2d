import { expect, onTestFinished, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

/** Ends a script where it is not escaped, and lines of scripts in older readers. */
const NASTY = `</script><script>alert(1)</script><img src=x onerror=alert(1)>\u2028\u2029 & "'`

test("S-29: what publishers write never ends the script that a page's state stands in", async () => {
  const db = await testDatabase()
  const indicator = await addIndicator(db, {
    code: "CPI",
    name: `Prices ${NASTY}`,
    unit: NASTY,
    definition: NASTY,
    sourceNote: NASTY,
  })
  await addSeries(db, { indicator, country: "NGA", start: "2020", values: [1, 2, 3] })
  const { app } = await testSite(db, { publicFeatures: ["compare", "country-dashboard"] })
  onTestFinished(() => app.close())
  const id = encodeURIComponent(indicator.id)
  const paths = [
    `/indicators/${id}/nigeria`,
    `/indicators/${id}`,
    `/chart?indicator=${id}&country=nigeria`,
    `/compare?indicator=${id}&country=nigeria`,
    "/results?q=prices",
    "/countries/indicator/nigeria",
    "/country/nigeria",
    "/sources",
  ]
  for (const path of paths) {
    const { statusCode, body, headers } = await app.inject(path)
    const page = statusCode === 301 ? (await app.inject(String(headers.location))).body : body
    expect(page, path).toContain("</html>")
    expect(page, path).not.toContain("<script>alert")
    expect(page, path).not.toContain("<img src=x")
    for (const [, script = ""] of page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
      expect(script, path).not.toMatch(/[\u2028\u2029]|<\/?(?:script|img)/i)
    }
  }
})
