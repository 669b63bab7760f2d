/** A list of whole numbers that grows without boxing them. */
export type NumberList = {
  push(value: number): void
  at(position: number): number
  set(position: number, value: number): void
  length(): number
  toArray(): Uint32Array
}

/** An empty list with room for some thousand numbers. */
export function createNumberList(): NumberList {
  let values = new Uint32Array(4096)
  let length = 0
  return {
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(values.length * 2)
        larger.set(values)
        values = larger
      }
      values[length] = value
      length += 1
    },
    at: (position) => values[position] ?? 0,
    set(position, value) {
      values[position] = value
    },
    length: () => length,
    toArray: () => values.slice(0, length),
  }
}
