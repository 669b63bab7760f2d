/** Rising numbers of each list as distances from one to the next, seven bits a byte, lowest first. */
export type Distances = { bytes: Uint8Array; starts: Uint32Array; counts: Uint32Array }

/** Packs lists that lie end to end, `starts` telling where each begins. */
export function packDistances(numbers: Uint32Array, starts: Uint32Array): Distances {
  const lists = starts.length - 1
  const packed = new Uint32Array(starts.length)
  const counts = new Uint32Array(lists)
  let length = 0
  for (let list = 0; list < lists; list += 1) {
    counts[list] = (starts[list + 1] ?? 0) - (starts[list] ?? 0)
    forEachDistance(numbers, starts, list, (distance) => {
      length += distance < 128 ? 1 : distance < 16384 ? 2 : distance < 2097152 ? 3 : 5
    })
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (let list = 0; list < lists; list += 1) {
    packed[list] = at
    forEachDistance(numbers, starts, list, (distance) => {
      let rest = distance
      for (; rest >= 128; rest >>>= 7) {
        bytes[at] = (rest & 127) | 128
        at += 1
      }
      bytes[at] = rest
      at += 1
    })
  }
  packed[lists] = at
  return { bytes: bytes.slice(0, at), starts: packed, counts }
}

function forEachDistance(
  numbers: Uint32Array,
  starts: Uint32Array,
  list: number,
  visit: (distance: number) => void,
): void {
  let before = 0
  for (let at = starts[list] ?? 0; at < (starts[list + 1] ?? 0); at += 1) {
    const number = numbers[at] ?? 0
    visit(number - before)
    before = number
  }
}
