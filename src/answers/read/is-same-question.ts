import type { Question } from "./question.ts"

/** Whether two questions ask for the same; what changes nothing in the answer is not compared. */
export function isSameQuestion(one: Question, other: Question): boolean {
  return JSON.stringify(listParts(one)) === JSON.stringify(listParts(other))
}

function listParts(question: Question): unknown {
  const { operation, groups, without, direction, over, span, inPercent } = question
  return {
    ...question,
    groups: groups.length === 0 ? ["world"] : groups.map(({ id }) => id).sort(),
    without: [...without].sort(),
    // A change is computed the same whichever way it went, and so is the figure of one country.
    direction: operation === "change" ? null : direction,
    over: operation === "value" && question.places.length > 0 ? null : over,
    span: operation === "extreme" ? null : span,
    inPercent: operation === "change" && inPercent,
  }
}
