import type { Question, ReadQuestion } from "#answers/read/question.ts"

/** A question as it was read, on one line; of those that are not answered the state and the word. */
export function describeQuestion(read: ReadQuestion): string {
  if (read.state !== "read") return [read.state, read.word].filter(Boolean).join(" ")
  const { question } = read
  return [
    question.operation,
    question.measure,
    ...question.places.map(({ code }) => code),
    ...question.groups.map(({ id }) => id),
    describeYears(question),
    question.partOfYear?.frequency,
    question.end,
    question.count === null ? undefined : `n=${String(question.count)}`,
    question.nth === null ? undefined : `nth=${String(question.nth)}`,
    describeBound(question),
    question.over,
    question.span,
    question.direction,
    question.factor === null ? undefined : `factor=${String(question.factor)}`,
    question.isFirstOverLast ? "first-over-last" : undefined,
    question.isOnPeriodBefore ? "on-before" : undefined,
    question.inPercent ? "percent" : undefined,
    question.isLast ? "last" : undefined,
  ]
    .filter((part) => part !== undefined && part !== null)
    .join(" ")
}

function describeYears({ years }: Question): string | undefined {
  return years === null ? undefined : `${String(years.from ?? "")}..${String(years.to ?? "")}`
}

function describeBound({ bound }: Question): string | undefined {
  if (bound === null) return undefined
  const { against, side, orEqual } = bound
  if (against.kind === "value" && against.upTo !== undefined)
    return `between ${String(against.value)} and ${String(against.upTo)}`
  const limit = against.kind === "place" ? against.code : String(against.value)
  return `${side}${orEqual ? "=" : ""} ${limit}`
}
