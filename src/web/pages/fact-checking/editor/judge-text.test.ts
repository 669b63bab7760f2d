import { expect, test } from "vitest"

import type { AnsweredClaim } from "../results/claim.ts"
import { newClaims, takeOver } from "./judge-text.ts"

const claim = (originalText: string, start: number, status = "correct"): AnsweredClaim => ({
  statement: originalText,
  originalText,
  start,
  end: start + originalText.length,
  status: status as AnsweredClaim["status"],
  message: "",
  claim: { country: null, indicatorName: null, period: null, statedValue: null, unit: null },
  evidence: {
    ...{ actualValue: null, unit: null, period: null },
    ...{ seriesId: null, publisher: null, vintage: null, vintageStated: null },
  },
  chart: null,
  source: null,
})
const BEFORE = newClaims([claim("it was 25%", 0, "incorrect"), claim("it fell", 20)]).map(
  (each) => ({
    ...each,
    isShown: true,
  }),
)
const CORRECTED = { id: "claim-1", text: "13%", start: 7, end: 10 }

test("a corrected claim keeps its card, and the others stay open", () => {
  const after = takeOver([claim("it was 13%", 0), claim("it fell", 20)], BEFORE, CORRECTED)
  expect(after).toMatchObject([
    {
      id: "claim-1",
      originalText: "it was 13%",
      isShown: true,
      accepted: "13%",
      status: "correct",
    },
    { id: "claim-2", originalText: "it fell", isShown: true, accepted: null },
  ])
})

test("a figure that is not confirmed in its sentence is not taken over", () => {
  const judged = [claim("it was 13%", 0, "incorrect"), claim("it fell", 20)]
  expect(takeOver(judged, BEFORE, CORRECTED)).toBeUndefined()
  expect(takeOver([claim("it fell", 20)], BEFORE, CORRECTED)).toBeUndefined()
  const both = [claim("it was 13%", 0), claim("was 13% more", 3, "unavailable")]
  expect(takeOver(both, BEFORE, CORRECTED)).toBeUndefined()
})
