/** Writes which places of a list are meant: a hexadecimal digit for each four, without the zeros at the end. */
export function packPlaces(codes: readonly string[], places: readonly string[]): string {
  const meant = new Set(codes)
  let text = ""
  for (let at = 0; at < places.length; at += 4) {
    const bits = [0, 1, 2, 3].reduce(
      (sum, k) => (meant.has(places[at + k] ?? "") ? sum | (1 << k) : sum),
      0,
    )
    text += bits.toString(16)
  }
  return text.replace(/0+$/, "")
}

/** The places that such a text means. */
export function unpackPlaces<C extends string>(text: string, places: readonly C[]): C[] {
  return places.filter((_, at) => {
    const digit = Number.parseInt(text[at >>> 2] ?? "0", 16)
    return ((digit >> (at & 3)) & 1) === 1
  })
}
