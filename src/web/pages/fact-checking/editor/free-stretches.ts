/** A stretch of the text by its places. */
export type Stretch = { from: number; to: number }

/**
 * What of a statement belongs to no shorter one inside it: "X was 5 in 1990, more than Y" holds "X was 5 in 1990". Each
 * place belongs to one statement, as a button must not stand in another. Of two with the same words the first has them.
 */
export function freeStretches(all: readonly Stretch[], at: number): Stretch[] {
  const own = all[at]
  if (!own) return []
  const length = ({ from, to }: Stretch) => to - from
  const closer = all.filter(
    (other, k) => length(other) < length(own) || (length(other) === length(own) && k < at),
  )
  return closer.reduce<Stretch[]>(
    (free, taken) => free.flatMap((stretch) => cutOut(stretch, taken)),
    [{ from: own.from, to: own.to }],
  )
}

function cutOut({ from, to }: Stretch, taken: Stretch): Stretch[] {
  if (taken.to <= from || taken.from >= to) return [{ from, to }]
  return [
    { from, to: taken.from },
    { from: taken.to, to },
  ].filter((rest) => rest.from < rest.to)
}
