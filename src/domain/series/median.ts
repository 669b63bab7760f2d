/** The middle of the values; of an even number of them the mean of the two in the middle. `undefined` without values. */
export function median(values: readonly number[]): number | undefined {
  const [upper, lower] = [upperMedian(values), lowerMedian(values)]
  return upper === undefined || lower === undefined ? undefined : lower / 2 + upper / 2
}

/** The middle of the values, always one of them: of an even number of them the higher of the two in the middle. */
export function upperMedian(values: readonly number[]): number | undefined {
  return sort(values)[Math.floor(values.length / 2)]
}

/** The middle of the values, always one of them: of an even number of them the lower of the two in the middle. */
export function lowerMedian(values: readonly number[]): number | undefined {
  return sort(values)[Math.floor((values.length - 1) / 2)]
}

function sort(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b)
}
