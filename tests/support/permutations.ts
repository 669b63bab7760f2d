/** All orders of a few things. */
export function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((first, k) =>
    permutations(things.filter((_, at) => at !== k)).map((rest) => [first, ...rest]),
  )
}
