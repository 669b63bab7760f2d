import type { Answer } from "#answers/answer.schema.ts"

/** What is expected of one reading of a question; a further reading leaves out what is as in the first. */
type Expected = {
  codes?: readonly string[]
  countries?: readonly string[]
  ordered?: boolean
  value?: readonly number[]
  rowvalues?: Readonly<Record<string, number | readonly number[]>>
  period?: readonly string[]
  from?: readonly string[]
  to?: readonly string[]
  rank?: number
  count?: number
  truth?: boolean
}

/** A labelled question; `eval/README.md` describes its fields. */
export type LabelledQuestion = {
  id: string
  q: string
  asof: string | null
  /** The question before, which this one goes on from. */
  context?: string
  kind: string
  expect: Expected & {
    state: string
    states?: readonly string[]
    operation: readonly string[]
    check: readonly string[]
    tolerance_rel?: number
    alt?: readonly Expected[]
  }
}

export type Outcome = "exact" | "wrong" | "declined"

const TOLERANCE = 0.006

/** Whether an answer is exact, wrong or none, by the rules that the labels come with. */
export function scoreAnswer({ expect }: LabelledQuestion, answer: Answer): Outcome {
  const states = expect.states ?? [expect.state]
  if (!states.includes("answered")) return states.includes(answer.state) ? "exact" : "wrong"
  if (answer.state !== "answered") return "declined"
  const { alt = [], check, operation, tolerance_rel: tolerance = TOLERANCE, ...first } = expect
  const readings = [first, ...alt.map((other) => ({ ...first, ...other }))]
  const fits = readings.some(
    (reading) =>
      (reading.codes ?? []).includes(answer.measure?.indicatorId ?? "") &&
      check.every((name) => fitsCheck(name, reading, { answer, tolerance })),
  )
  return fits && operation.includes(answer.operation ?? "") ? "exact" : "wrong"
}

type Held = { answer: Answer; tolerance: number }
type Check = (expected: Expected, held: Held) => boolean

const CHECKS: Readonly<Record<string, Check>> = {
  countries: (expected, { answer }) => fitsCountries(expected, answer),
  country: ({ countries = [] }, { answer }) =>
    countries.length === 0 || countries.includes(answer.country ?? ""),
  first: ({ countries = [] }, { answer }) => answer.rows[0]?.country === countries[0],
  value: fitsValue,
  rowvalues: ({ rowvalues = {} }, { answer, tolerance }) =>
    Object.entries(rowvalues).every(([code, wanted]) => {
      const shown = answer.rows.find(({ country }) => country === code)?.value
      return [wanted].flat().some((one) => isNear(shown, one, tolerance))
    }),
  period: ({ period = [] }, { answer }) => period.includes(answer.period ?? ""),
  from: ({ from = [] }, { answer }) => from.includes(answer.periods?.from ?? ""),
  to: ({ to = [] }, { answer }) => to.includes(answer.periods?.to ?? ""),
  rank: ({ rank }, { answer }) => answer.rank === rank,
  count: ({ count }, { answer }) => answer.count === count,
  truth: ({ truth }, { answer }) => answer.truth === truth,
}

/** Where an answer states what is compared; a check with a `?` counts only then. */
const STATED: Readonly<Record<string, (answer: Answer) => unknown>> = {
  country: (answer) => answer.country,
  value: (answer) => answer.value,
  period: (answer) => answer.period,
  from: (answer) => answer.periods?.from,
  to: (answer) => answer.periods?.to,
  rank: (answer) => answer.rank,
  count: (answer) => answer.count,
  truth: (answer) => answer.truth,
}

function fitsCheck(written: string, expected: Expected, held: Held): boolean {
  const name = written.replace(/\?$/, "")
  const check = CHECKS[name]
  if (check === undefined) throw new Error(`The labels hold a check that is not known: ${written}`)
  const isUnstated = written !== name && (STATED[name]?.(held.answer) ?? null) === null
  return isUnstated || check(expected, held)
}

function fitsValue({ value = [] }: Expected, { answer, tolerance }: Held): boolean {
  return value.some((wanted) => isNear(answer.value, wanted, tolerance))
}

function isNear(value: number | null | undefined, wanted: number, tolerance: number): boolean {
  if (value === null || value === undefined) return false
  return Math.abs(value - wanted) <= tolerance * Math.abs(wanted) + 1e-9
}

function fitsCountries({ countries = [], ordered }: Expected, answer: Answer): boolean {
  const shown = answer.rows.map(({ country }) => country)
  if (ordered === undefined) return (answer.country ?? shown[0]) === countries[0]
  if (ordered) return countries.every((code, k) => shown[k] === code)
  return shown.length === countries.length && countries.every((code) => shown.includes(code))
}
