import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

import { expect, onTestFinished, test } from "vitest"

import type { Session } from "#accounts/sessions.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { importInflation } from "#tests/support/inflation-vintages.ts"
import { readPdfText } from "#tests/support/read-pdf-text.ts"
import { testSite } from "#tests/support/site.ts"

const GRAMMARS = "Nigeria's inflation averaged 18.8% in 2022."
const MODELS = "Wallets in Nigeria shrank as 17% went up in smoke through dearer shopping in 2021."
const PROPOSED = { sentence: 0, country: "NGA", measure: "inflation", year: 2021, value: 17 }
const MARK = "Found by a language model"

/** A service that proposes the same claim whenever it is asked, until it is told to fail. */
async function standIn() {
  const state = { asked: 0, isBroken: false }
  const content = JSON.stringify({ claims: [PROPOSED] })
  const server = createServer((_request, response) => {
    state.asked += 1
    response.writeHead(state.isBroken ? 500 : 200)
    response.end(JSON.stringify({ choices: [{ message: { content } }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { state, url: `http://127.0.0.1:${String(port)}/v1` }
}

/** A site whose figure of 2021 is the one that is given. */
async function publishedSite(figure: string) {
  const db = await testDatabase()
  await importInflation(db, "2024-07-01", ["13.2", figure, "18.8"])
  const model = await standIn()
  const site = await testSite(db, { llmUrl: model.url })
  onTestFinished(() => site.app.close())
  const author = { accountId: "11111111-1111-4111-8111-111111111111" } as Session
  await db.query(
    `insert into account (id, email, email_key, full_name, password_hash, status, is_verified, created_at, updated_at)
     values ($1, 'ada@example.org', 'ada@example.org', 'Ada Writer', '', 'enabled', true, now(), now())`,
    [author.accountId],
  )
  const text = [{ type: "text", text: `${MODELS} ${GRAMMARS}` }]
  const content = { type: "doc", content: [{ type: "paragraph", content: text }] }
  const document = await site.people.documents.create(author, { title: "Budget", content })
  const publish = () => site.checks.publish(author, document.id)
  return { ...site, ...{ db, model, publish, id: (await publish()).id } }
}

test("what a language model found is published with its mark, judged by the figures, and is no ClaimReview", async () => {
  const { app, id } = await publishedSite("17")
  for (const url of [`/fact-checking/${id}`, `/chart/check/${id}`]) {
    const html = (await app.inject({ url })).body
    expect(html.split(MARK)).toHaveLength(2)
    expect(html).toContain(MODELS.slice(0, -1))
    expect(await htmlFaults(html)).toEqual([])
  }
  const page = (await app.inject({ url: `/fact-checking/${id}` })).body
  const [, reviews = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  expect(reviews).toContain("18.8%")
  expect(reviews).not.toContain("17%")
  const pdf = await app.inject({ url: `/fact-checking/${id}.pdf` })
  const words = readPdfText(pdf.rawPayload).replaceAll(/\s+/g, " ")
  expect(words).toContain("2. Correct “")
  expect(words).toContain("1. Correct (found by a language model)")
})

test("when the data changes, it is judged anew by its restatement, and the model is not asked", async () => {
  const { checks, db, model, id } = await publishedSite("9.5")
  const { asked } = model.state
  await importInflation(db, "2025-07-01", ["13.2", "17", "18.8"])
  await checks.recheck(10)
  expect(model.state.asked).toBe(asked)
  const check = await checks.find(id)
  const [claim] = check?.claims ?? []
  expect(claim).toMatchObject({
    foundBy: "language-model",
    ...{ originalText: MODELS, start: 0, status: "correct", before: { status: "incorrect" } },
    evidence: { actualValue: 17, vintage: "2025-07-01" },
  })
  expect(String(claim?.["message"]).match(/A language model read/g)).toHaveLength(1)
})

test("where the model does not answer, the rest is published", async () => {
  const { model, publish } = await publishedSite("17")
  model.state.isBroken = true
  const { claims } = await publish()
  expect(claims.map(({ originalText }) => originalText)).toEqual([GRAMMARS.slice(0, -1)])
})
