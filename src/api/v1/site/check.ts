import type * as z from "zod"

import type { PublishedCheck } from "#accounts/create-checks.ts"
import { checkFeedPath, checkFramePath, publishedCheckPath } from "#domain/addresses/check-paths.ts"
import { AppError } from "#domain/errors.ts"

import { success } from "../../answers/answer.schema.ts"
import { defineOperation, defineSignedInOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { checkParams, publishedAnswer, withdrawnAnswer } from "./check.schema.ts"
import { documentParams } from "../accounts/document.schema.ts"

/** Puts a document's claims under an address that everybody may read. */
export const publishDocument = defineSignedInOperation({
  method: "POST",
  path: "/document/:id/publish",
  id: "publishDocument",
  summary: "Publish a check",
  description:
    "The text is checked again; its title and its statements with their verdicts become public, the rest of the text does not. What a language model found is among them and says so under `foundBy`. Published again, the address stays and shows what the document says now.",
  params: documentParams,
  query: NOTHING,
  answer: publishedAnswer,
  errors: ["bad-request", "not-found"],
  limits: [{ name: "fact-check", by: "user" }],
  async run(input, { checks, publicUrl }) {
    const check = await checks.publish(input.session, input.params.id)
    return success("Check published", checkData(check, publicUrl))
  },
})

/** Takes a published check back. */
export const unpublishDocument = defineSignedInOperation({
  method: "DELETE",
  path: "/document/:id/publish",
  id: "unpublishDocument",
  summary: "Take a published check back",
  description: "Its address answers 404 from then on. The document stays.",
  params: documentParams,
  query: NOTHING,
  answer: withdrawnAnswer,
  errors: ["bad-request", "not-found"],
  async run(input, { checks }) {
    await checks.unpublish(input.session, input.params.id)
    return success("Check taken back", null)
  },
})

/** Reads a published check. */
export const getCheck = defineOperation({
  method: "GET",
  path: "/check/:id",
  id: "getCheck",
  summary: "A published check",
  description:
    "The statements of a text with verdicts, evidence and sources, as its page shows them.",
  params: checkParams,
  query: NOTHING,
  answer: publishedAnswer,
  errors: ["bad-request", "not-found"],
  cache: "never",
  async run({ params }, { checks, publicUrl }) {
    const check = await checks.find(params.id)
    if (!check) throw new AppError("not-found", "There is no published check with this id.")
    return success("Check found", checkData(check, publicUrl))
  },
})

function checkData(
  { id, title, asOf, claims, publishedAt, checkedAt, isSeconded, changes }: PublishedCheck,
  publicUrl: string,
): z.input<typeof publishedAnswer>["data"] {
  return {
    id,
    title,
    asOf,
    isSeconded,
    changes: [...changes],
    feed: publicUrl + checkFeedPath(id),
    claims: [...claims],
    url: publicUrl + publishedCheckPath(id),
    embed: publicUrl + checkFramePath(id),
    publishedAt: publishedAt.toISOString(),
    checkedAt: checkedAt.toISOString(),
  }
}
