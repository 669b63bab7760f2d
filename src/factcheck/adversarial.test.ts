import { expect, test } from "vitest"

import { findClaims, findClaimsInSlices } from "./claims/find-claims.ts"

const SIZE = 50_000

/** Texts made to let patterns go back and forth; each is a piece repeated. */
const PIECES = [
  "a",
  "1",
  "1,",
  "1.",
  "-",
  "in 2010 and ",
  "from 3% to 5% ",
  "between 4 and ",
  "Kenya, Ghana and ",
  "the the the ",
  "two hundred and ",
  "growth of growth in ",
  "not never not ",
  "of the of the GDP ",
  "$1 million billion ",
  "women had ",
  "spent on ",
  '"',
  "( [ {",
  "é",
  "2010/11 2012-13 ",
  "Kenya's inflation was 5% in 2019 while ",
  "Kenya\t5.6\t7.7\n",
  "| Kenya | 5.6 | |\n",
  "Inflation 2023 (%)\tKenya\n",
  "Kenya,5.6,n/a\n",
  "Kenya\n5.6\n",
  "Inflation in 2023:\n- Kenya: 5.6%\n",
  "\t",
  '"a,b;',
  "\n",
]

/** Best of some runs, so that a busy machine does not count. */
function secondsFor(text: string): number {
  const times = [1, 2].map(() => {
    const begin = process.cpuUsage()
    findClaims(text, null)
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1e6
  })
  return Math.min(...times)
}

test.each(PIECES)("a long text of %j takes time in step with its length", (piece) => {
  const text = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  const half = secondsFor(text(SIZE))
  const whole = secondsFor(text(2 * SIZE))
  // Twice the work, with room for what is measured coarsely; four times would be a square.
  expect(whole).toBeLessThan(3.2 * half + 0.25)
})

test("while a long text is read, other work has its turns, and the claims are the same", async () => {
  const text = "Kenya's inflation was 5% in 2019, while Ghana's was 7%. ".repeat(350)
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const found = await findClaimsInSlices(text, null)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
  expect(found).toEqual(findClaims(text, null))
})
