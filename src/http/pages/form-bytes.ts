/** A letter of three bytes takes nine in a form, each byte escaped as `%E0`; one of four bytes counts as two letters. */
const BYTES_OF_A_LETTER = 9
const BYTES_OF_NAMES = 4096

/** How many bytes the body of a form may need whose texts have so many letters together. */
export function formBytes(letters: number): number {
  return letters * BYTES_OF_A_LETTER + BYTES_OF_NAMES
}
