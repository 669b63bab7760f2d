import type { Session } from "#accounts/sessions.ts"
import type { Database } from "#db/engine/database.ts"
import type { Feature } from "#domain/accounts/access.ts"
import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite, type TestSite } from "#tests/support/site.ts"

import { CHECK_ID } from "./example-pages.data.ts"

export type ExampleSite = TestSite & {
  /** Answers a read of a page; addresses of the examples may be asked as they stand. */
  ask: (url: string) => Promise<{ url: string; status: number; html: string }>
}

/** The site that fills the pages of `example-pages.data.ts`: the starter data, a measure of Ghana from two publishers and a published check. */
export async function openExampleSite({
  publicFeatures = ["country-dashboard", "compare"],
  addRows,
}: {
  publicFeatures?: readonly Feature[]
  /** What a test needs besides. */
  addRows?: (db: Database) => Promise<void>
} = {}): Promise<ExampleSite> {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  await addSharedMeasure(db)
  await addRows?.(db)
  const site = await testSite(db, { showComponents: true, publicFeatures })
  const id = await publishCheck(db, site)
  return {
    ...site,
    async ask(address) {
      const url = address.replace(CHECK_ID, id)
      const { statusCode, body } = await site.app.inject({ url })
      return { url, status: statusCode, html: body }
    },
  }
}

async function addSharedMeasure(db: Database): Promise<void> {
  const bank = await addIndicator(db, {
    code: "NY.GDP.MKTP.KD.ZG",
    name: "GDP growth (annual %)",
    unit: "annual %",
  })
  const fund = { publisherId: "imf", publisher: "International Monetary Fund" }
  await addSource(db, { id: "imf/weo", ...fund })
  const other = await addIndicator(db, {
    code: "NGDP_RPCH",
    name: "Real GDP growth",
    unit: "annual %",
    publisherId: fund.publisherId,
    sourceId: "imf/weo",
  })
  await addSeries(db, { indicator: bank, country: "GHA", start: "2020", values: [0.5, 5.1, 3.8] })
  await addSeries(db, { indicator: other, country: "GHA", start: "2020", values: [0.5, 5.4, 3.1] })
}

async function publishCheck(db: Database, { people, checks }: TestSite): Promise<string> {
  // Only its account is asked for.
  const author = { accountId: "11111111-1111-4111-8111-111111111111" } as Session
  await db.query(
    `insert into account (id, email, email_key, full_name, password_hash, status, is_verified, created_at, updated_at)
     values ($1, 'ada@example.org', 'ada@example.org', 'Ada Writer', '', 'enabled', true, now(), now())`,
    [author.accountId],
  )
  const text = "Nigeria's population was 200 million in 2019. Ghana's GDP grew by 9% in 2021."
  const paragraph = { type: "paragraph", content: [{ type: "text", text }] }
  const document = await people.documents.create(author, {
    title: "People and growth",
    content: { type: "doc", content: [paragraph] },
  })
  return (await checks.publish(author, document.id)).id
}
