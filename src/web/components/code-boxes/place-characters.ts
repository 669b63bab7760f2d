/** Puts typed or filled-in characters into the boxes from one box on, in capitals; `next` is the box that is due then. */
export function placeCharacters(
  code: readonly string[],
  start: number,
  text: string,
): { code: readonly string[]; next: number } {
  const characters = Array.from(text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, ""))
  // The box already held a character: only the new one counts.
  const before = code[start] ?? ""
  const fresh =
    characters.length === 2 && before !== "" && characters.includes(before)
      ? [characters[characters[0] === before ? 1 : 0] ?? ""]
      : characters
  const used = fresh.slice(0, code.length - start)
  return {
    code: code.map((old, box) => used[box - start] ?? old),
    next: start + used.length,
  }
}
