import { expect, test } from "vitest"

import { findMoves } from "../claims/cues.ts"
import { findClaims } from "../claims/find-claims.ts"
import {
  joinMoveNouns,
  joinMoves,
  joinOvertaking,
  listMovementWords,
  listWordsBesideNames,
} from "./join-verbs.ts"
import { FOCUS_WORDS, STATING_WORDS } from "./small-words.ts"
import { MOVEMENT_VERBS, OVERTAKING_VERBS } from "./verbs.data.ts"

const GENERAL = MOVEMENT_VERBS.filter(({ uses }) => uses?.includes("only-currencies") !== true)
/** A way back need not be a rise of its own, and "doubled" counts. */
const MOVES_TO_LEVELS = GENERAL.filter(
  ({ stem, uses = [] }) =>
    !uses.includes("object") &&
    !uses.includes("recovery") &&
    !/^(?:double|triple|halve)$/.test(stem),
)

function matches(pattern: string, word: string): boolean {
  return new RegExp(`^(?:${pattern})$`).test(word)
}

test("no form belongs to two verbs", () => {
  const forms = [
    ...MOVEMENT_VERBS.flatMap((verb) => [...verb.past, ...verb.forms]),
    ...OVERTAKING_VERBS.flatMap((verb) => [...verb.forms, verb.participle]),
  ]
  expect(forms.filter((form, k) => forms.indexOf(form) !== k)).toEqual([])
})

test.each(GENERAL)("every form of $stem is a movement of its direction", (verb) => {
  for (const form of [...verb.past, ...verb.forms])
    expect(findMoves(`inflation ${form} to 5%`)).toMatchObject([{ direction: verb.direction }])
})

test.each(MOVES_TO_LEVELS)("$stem leads to a level that its sentence states", (verb) => {
  const [past = ""] = verb.past
  expect(findClaims(`Inflation in Ghana ${past} to 23.2% in 2023.`, null)).toMatchObject([
    { kind: "level", measure: "inflation", value: 23.2, direction: verb.direction },
  ])
})

test.each(OVERTAKING_VERBS)("$stem compares two places or bounds a figure", (verb) => {
  const past =
    verb.forms.find((form) =>
      /ed$|(?:took|grew|beat|shot|(?:fell|burst|broke|went) .*)$/.test(form),
    ) ?? ""
  const text =
    verb.of === "amounts"
      ? `Inflation in Ghana ${past} 20% in 2023.`
      : `Ghana's GDP ${past} Kenya's in 2023.`
  expect(findClaims(text, null)).toMatchObject([
    { kind: verb.of === "amounts" ? "threshold" : "compare", side: verb.side },
  ])
})

test("a verb of rising with past is a verb of overtaking", () => {
  expect(matches(joinOvertaking({ of: "places" }), "surged past")).toBe(true)
  expect(matches(joinOvertaking({ side: "below" }), "surged past")).toBe(false)
  expect(matches(joinOvertaking({ isOfGrowth: true }), "surged past")).toBe(false)
})

test("the past tense states what was, and words of names do not", () => {
  const stating = joinMoves({ tense: "stating" })
  expect(["rose", "shrank", "eased"].every((form) => matches(stating, form))).toBe(true)
  expect(["rising", "advanced", "added"].some((form) => matches(stating, form))).toBe(false)
})

test("what is said of economies is no pace, and what takes an object can be left out", () => {
  expect(matches(joinMoves({ use: "economies", direction: "down" }), "contracted")).toBe(true)
  expect(matches(joinMoves({ use: "pace" }), "decreased")).toBe(false)
  expect(matches(joinMoves({ without: ["object"] }), "lost")).toBe(false)
  expect(matches(joinMoves({ use: "currencies", direction: "down" }), "depreciated")).toBe(true)
  expect(matches(joinMoves(), "depreciated")).toBe(false)
})

test("nouns have plurals where they are asked for", () => {
  expect(matches(joinMoveNouns("down"), "losses")).toBe(false)
  expect(matches(joinMoveNouns("down", "with-plurals"), "losses")).toBe(true)
  expect(matches(joinMoveNouns("up", "with-plurals"), "recoveries")).toBe(true)
})

test("words of movement name nothing, except those that names of indicators hold", () => {
  expect(listMovementWords()).toContain("growing")
  expect(listWordsBesideNames()).not.toContain("growing")
  expect(FOCUS_WORDS.has("surged") && STATING_WORDS.has("surged")).toBe(true)
  expect(FOCUS_WORDS.has("lost") || STATING_WORDS.has("added")).toBe(false)
})
