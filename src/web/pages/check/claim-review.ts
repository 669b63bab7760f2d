import { quoteClaim } from "#domain/text/quote-claim.ts"
import { isByChoice } from "#domain/format/verdict-word.ts"
import { BRAND } from "#domain/brand.ts"

import type { CheckPageData } from "./page-data.ts"

/** Only what was decided is a review; the scale has two ends and nothing between. */
const RATINGS = {
  correct: { ratingValue: 5, alternateName: "Correct" },
  incorrect: { ratingValue: 1, alternateName: "Incorrect" },
} as const

const BY_CHOICE = {
  ratingValue: 4,
  alternateName: "Correct, but only for some ways of counting",
}

/** The decided verdicts of a check as schema.org tells search engines; nothing when none was decided. */
export function claimReviews({ address, claims, publishedOn, checkedOn }: CheckPageData) {
  const origin = new URL(address).origin
  const reviews = claims.flatMap((claim, k) => {
    if (claim.status !== "correct" && claim.status !== "incorrect") return []
    // A review has no place to say that a machine may have misread the sentence.
    if (claim.foundBy) return []
    return [
      {
        "@type": "ClaimReview",
        url: `${address}#claim-${String(k + 1)}`,
        claimReviewed: claim.statement,
        reviewBody: claim.message,
        datePublished: publishedOn,
        dateModified: checkedOn,
        author: { "@type": "Organization", name: BRAND, url: origin },
        itemReviewed: { "@type": "Claim", name: quoteClaim(claim) },
        reviewRating: {
          "@type": "Rating",
          ...(isByChoice(claim) ? BY_CHOICE : RATINGS[claim.status]),
          bestRating: 5,
          worstRating: 1,
        },
        ...(claim.source && { isBasedOn: claim.source.url }),
      },
    ]
  })
  return reviews.length === 0 ? undefined : { "@context": "https://schema.org", "@graph": reviews }
}
