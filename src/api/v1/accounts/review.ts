import { normalizeEmail } from "#accounts/normalize-email.ts"
import type { ReviewState } from "#accounts/create-reviews.ts"

import { success } from "../../answers/answer.schema.ts"
import { defineSignedInOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { documentParams } from "./document.schema.ts"
import {
  decidedAnswer,
  decisionBody,
  reviewBody,
  reviewParams,
  stateAnswer,
  takenBackAnswer,
  toReviewAnswer,
} from "./review.schema.ts"

/** Sends a document to a second person. */
export const askReview = defineSignedInOperation({
  method: "POST",
  path: "/document/:id/review",
  id: "askReview",
  summary: "Send a document for a second look",
  description:
    "The person whose account has this address reads it and agrees or sends it back. The answer does not say whether there is such an account. A check that is published after that says that two persons checked it, as long as its text stays the same.",
  params: documentParams,
  query: NOTHING,
  body: reviewBody,
  answer: stateAnswer,
  errors: ["bad-request", "not-found", "unsupported-media-type"],
  limits: [{ name: "review", by: "user" }],
  async run(input, { reviews, limits }) {
    await limits.take("review-email", normalizeEmail(input.body.email))
    const asked = await reviews.ask(input.session, input.params.id, input.body.email)
    return success("Document sent", stateData(asked))
  },
})

/** How far a second look is. */
export const getReviewState = defineSignedInOperation({
  method: "GET",
  path: "/document/:id/review",
  id: "getReviewState",
  summary: "How far a second look is",
  description: "Null if nobody was asked.",
  params: documentParams,
  query: NOTHING,
  answer: stateAnswer,
  errors: ["bad-request", "not-found"],
  async run(input, { reviews }) {
    const state = await reviews.state(input.session, input.params.id)
    return success("Second look", state && stateData(state))
  },
})

/** Takes a document back from a second person. */
export const withdrawReview = defineSignedInOperation({
  method: "DELETE",
  path: "/document/:id/review",
  id: "withdrawReview",
  summary: "Take a document back from its second person",
  description: "Its address answers 404 from then on, and what was said of it is forgotten.",
  params: documentParams,
  query: NOTHING,
  answer: takenBackAnswer,
  errors: ["bad-request", "not-found"],
  async run(input, { reviews }) {
    await reviews.withdraw(input.session, input.params.id)
    return success("Document taken back", null)
  },
})

/** Reads a document that was sent to the signed-in user. */
export const getReview = defineSignedInOperation({
  method: "GET",
  path: "/review/:id",
  id: "getReview",
  summary: "A document that was sent to you",
  description:
    "Only for the account with the address that it was sent to. The verdicts are made here, not taken from the author.",
  params: reviewParams,
  query: NOTHING,
  answer: toReviewAnswer,
  errors: ["bad-request", "not-found"],
  limits: [{ name: "fact-check", by: "user" }],
  async run(input, { checks, reviews }) {
    const { authorName: author, ...sent } = await reviews.find(input.session, input.params.id)
    // What the author's browser stored could say anything in the name of this site.
    const judged = await checks.judge(sent)
    const claims = judged.map((claim, k) => ({ ...claim, ...SHOWN, id: `claim-${String(k + 1)}` }))
    return success("Document found", { ...sent, author, claims })
  },
})

/** Agrees to a document or sends it back. */
export const decideReview = defineSignedInOperation({
  method: "POST",
  path: "/review/:id",
  id: "decideReview",
  summary: "Agree to a document, or send it back",
  description:
    "Of the text that was read: 409 if the author has changed it since. The author is notified by mail.",
  params: reviewParams,
  query: NOTHING,
  body: decisionBody,
  answer: decidedAnswer,
  errors: ["bad-request", "conflict", "not-found", "unsupported-media-type"],
  limits: [{ name: "review", by: "user" }],
  async run(input, { reviews }) {
    await reviews.decide(input.session, input.params.id, input.body)
    return success("Answer sent", null)
  },
})

/** What the editor keeps beside a claim. */
const SHOWN = { isShown: true, accepted: null }

function stateData({ askedAt, decidedAt, ...rest }: ReviewState) {
  return {
    ...rest,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
