/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one word of another; more
 * than `most` where it takes more.
 */
export function countEdits(from: string, to: string, most: number): number {
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, k) => k)
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let k = 1; k <= to.length; k += 1) {
      const isSame = from[i - 1] === to[k - 1]
      const isSwap = k > 1 && from[i - 1] === to[k - 2] && from[i - 2] === to[k - 1]
      const replaced = readCell(above, k - 1) + (isSame ? 0 : 1)
      const swapped = isSwap ? readCell(before, k - 2) + 1 : Infinity
      row.push(Math.min(replaced, readCell(above, k) + 1, readCell(row, k - 1) + 1, swapped))
    }
    if (Math.min(...row) > most) return most + 1
    before = above
    above = row
  }
  return readCell(above, to.length)
}

function readCell(row: readonly number[], k: number): number {
  return row[k] ?? Infinity
}
