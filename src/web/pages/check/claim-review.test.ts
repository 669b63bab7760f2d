import { expect, test } from "vitest"

import { claimReviews } from "./claim-review.ts"
import type { CheckPageData, PublishedClaim } from "./page-data.ts"

const check = (...claims: Partial<PublishedClaim>[]) =>
  ({
    id: "abc",
    title: "Budget",
    embed: "",
    asOf: "2026-06-01",
    card: null,
    oembed: [],
    feed: "",
    isSeconded: false,
    address: "https://data.example.org/fact-checking/abc",
    publishedOn: "2026-06-01",
    checkedOn: "2026-06-02",
    claims: claims as PublishedClaim[],
  }) satisfies CheckPageData

test("decided verdicts are reviews with a rating, the others are none", () => {
  const reviews = claimReviews(
    check(
      { status: "unverified", statement: "A" },
      {
        status: "incorrect",
        statement: "B",
        message: "It was 4.",
        originalText: "b",
        source: null,
      },
    ),
  )
  expect(reviews?.["@graph"]).toEqual([
    expect.objectContaining({
      "@type": "ClaimReview",
      claimReviewed: "B",
      reviewBody: "It was 4.",
      url: "https://data.example.org/fact-checking/abc#claim-2",
      reviewRating: {
        "@type": "Rating",
        ratingValue: 1,
        alternateName: "Incorrect",
        bestRating: 5,
        worstRating: 1,
      },
    }),
  ])
})

test("what a language model read is no review", () => {
  const claim = { status: "correct", foundBy: "language-model", statement: "A" } as const
  expect(claimReviews(check(claim))).toBeUndefined()
})

test("a check without a decided verdict has no review", () => {
  expect(claimReviews(check({ status: "incomplete" }, { status: "unavailable" }))).toBeUndefined()
})
