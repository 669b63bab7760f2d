import { expect, test } from "vitest"

import { findWrongSums } from "./find-wrong-sums.ts"

/** What a text states wrongly, and what its figures come to. */
const WRONG: readonly (readonly [string, string, number])[] = [
  ["In Mali the rate was 990, twelve times the global 200.", "twelve times", 4.95],
  ["Rwanda's income per head, $1,100, is twice as high as Kenya's $2,200.", "twice", 0.5],
  ["Poles emit 7.1 tonnes each, nearly four times the Portuguese 3.6.", "four times", 1.97],
  [
    "Exports were $14.5 billion in 2000. In 2025 they were $473 billion, some nine times as much.",
    "nine times",
    32.6,
  ],
  [
    "Use rose from 500 in 1990 to 6,500 in 2023: the increase is almost fortyfold.",
    "fortyfold",
    13,
  ],
  [
    "In 1990 it sold 2.0 million tonnes. By 2010 it sold 8.0 million tonnes, a tenfold increase.",
    "tenfold",
    4,
  ],
  [
    "Output was 4,445 tonnes in 2010 and 3,247 in 2023, a gain of 27 percent.",
    "gain of 27 percent",
    -27,
  ],
  [
    "Output was 4,000 tonnes in 2010 and 5,000 in 2023, a rise of 55 percent.",
    "rise of 55 percent",
    25,
  ],
  ["Receipts doubled between 2012 and 2014, from $3.2 billion to $5.2 billion.", "doubled", 1.63],
  [
    "The camps held 155,000 people in 2014, twice as many as a year before, when there had been 112,500.",
    "twice",
    1.38,
  ],
  ["Migrants sent home $5.0 billion, seven times the $690 billion of 2010.", "seven times", 0.007],
  ["Its rate, 12%, was more than six times the 4% of 2010.", "six times", 3],
  [
    "A dollar cost 23,162 dong in December 2019 and 24,285 in December 2024, which is a slide of about 25 per cent.",
    "slide of 25 per cent",
    4.85,
  ],
  [
    "That year it sold goods worth $14.5 billion. In 2024 it was $405 billion, or eight times as much.",
    "eight times",
    27.9,
  ],
]

test.each(WRONG)("%s", (text, words, value) => {
  const [found, ...more] = findWrongSums(text)
  expect(more).toEqual([])
  expect(found?.said).toMatchObject({ kind: "sum", words })
  const actual = found?.said.kind === "sum" ? found.said.actual.value : NaN
  expect(Math.abs(actual - value)).toBeLessThan(0.1)
})

const RIGHT: readonly string[] = [
  "A dollar cost 100 naira in 2014 and 400 in 2023, a depreciation of 75 per cent.",
  "A dollar cost 100 naira in 2014 and 400 in 2023, a depreciation of 300 per cent.",
  "That year it sold goods worth $14.5 billion. In 2024 it was $405 billion, or 28 times as much.",
  "In Mali the rate was 990, five times the global 200.",
  "Rwanda's income per head, $1,100, is half as high as Kenya's $2,200.",
  "Poles emit 7.1 tonnes each, nearly twice the Portuguese 3.6.",
  "Exports were $14.5 billion in 2000. In 2025 they were $473 billion, some 33 times as much.",
  "Use rose from 500 in 1990 to 6,500 in 2023: the increase is thirteenfold.",
  "Output was 4,445 tonnes in 2010 and 3,247 in 2023, a loss of 27 percent.",
  "Receipts doubled between 2012 and 2014, from $3.2 billion to $6.2 billion.",
  "The camps held 155,000 people in 2014, twice as many as a year before, when there had been 78,000.",
  "Migrants sent home $5.0 billion, seven times the $690 million of 2010.",
  // Other figures may be meant.
  "Togo had 8 million people in 2020 and Benin 12 million. Togo's exports have risen tenfold since 1990.",
  "Its debt was $5 billion in 2010 and $9 billion in 2020, four times as much as Togo's.",
  "It sold $5 billion in 2010 and $9 billion in 2020, while imports rose fivefold.",
  "Of every three dollars two came from oil, and exports were $9 billion, three times the average.",
  // No years: nobody says that these are two times of one thing.
  "Kenya had 50 million people and Uganda 45 million, a threefold rise.",
  // A figure of something else stands nearer.
  "In 12 hospitals the rate is five times the global 197.",
  "In 2000 it had 14 banks. In 2020 inflation was 28%, nine times as much.",
  // What is no statement.
  "Would it be true that 990 is twelve times the global 200?",
  "Prices were twice as high in 2020 as in 2010.",
]

test.each(RIGHT)("not: %s", (text) => {
  expect(findWrongSums(text)).toEqual([])
})
