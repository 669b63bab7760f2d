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

/** The numbers that were packed, end to end, with where each list begins. */
export function unpackDistances({ bytes, starts, counts }: Distances) {
  const listStarts = new Uint32Array(starts.length)
  counts.forEach((count, list) => (listStarts[list + 1] = (listStarts[list] ?? 0) + count))
  const numbers = new Uint32Array(listStarts.at(-1) ?? 0)
  let at = 0
  for (let list = 0; list < counts.length; list += 1) {
    let number = 0
    for (let byte = starts[list] ?? 0; byte < (starts[list + 1] ?? 0); byte += 1) {
      let distance = (bytes[byte] ?? 0) & 127
      for (let shift = 7; (bytes[byte] ?? 0) >= 128; shift += 7) {
        byte += 1
        distance |= ((bytes[byte] ?? 0) & 127) << shift
      }
      number += distance
      numbers[at] = number
      at += 1
    }
  }
  return { numbers, starts: listStarts }
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
