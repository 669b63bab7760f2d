import type { Question } from "./question.ts"

/** Whether two questions ask for the same; what changes nothing in the answer is not compared. */
export function isSameQuestion(one: Question, other: Question): boolean {
  return JSON.stringify(listParts(one)) === JSON.stringify(listParts(other))
}

function listParts(question: Question): unknown {
  const { operation, groups, places, without, direction, end, over, span, inPercent } = question
  return {
    ...question,
    groups: groups.length === 0 ? ["world"] : groups.map(({ id }) => id).sort(),
    without: [...without].sort(),
    // A change is computed the same whichever way it went, and so is the figure of one country.
    direction: operation === "change" ? null : direction,
    // The place in an order is counted from the highest where neither end is named.
    end: operation === "rank" && places.length > 0 && end === "highest" ? null : end,
    over: operation === "value" && places.length > 0 ? null : over,
    span: operation === "extreme" ? null : span,
    inPercent: operation === "change" && inPercent,
  }
}
