import { isPacked } from "./inflate.ts"

/** Bytes that show whether what follows is packed. */
const SAMPLE = 4
const END_OF_DIGITS = 0x3e
const END_OF_LETTERS = 0x7e
const FIRST_LETTER = 33
const LETTERS = 85
const FOUR_ZEROS = 0x7a

/**
 * The packed bytes that a stream of a PDF writes as hexadecimal digits, as readers of PDF take them: other signs are
 * passed over. `undefined` where the digits stand for nothing packed.
 */
export function decodeDigits(stream: Uint8Array): Uint8Array | undefined {
  return decodePacked((room) => readDigits(stream, room), stream.length)
}

/** The packed bytes that a stream of a PDF writes in 85 letters; `undefined` where they stand for nothing packed. */
export function decodeLetters(stream: Uint8Array): Uint8Array | undefined {
  return decodePacked((room) => readLetters(stream, room), stream.length)
}

/** Reads the first bytes, and the others only where these may be packed or written as letters again. */
function decodePacked(read: (room: number) => Uint8Array, length: number): Uint8Array | undefined {
  const sample = read(SAMPLE)
  return sample.length === SAMPLE && mayGoOn(sample) ? read(4 * length) : undefined
}

function mayGoOn(sample: Uint8Array): boolean {
  return isPacked(sample) || sample.every((byte) => byte > 32 && byte < 127)
}

function readDigits(stream: Uint8Array, room: number): Uint8Array {
  const bytes = new Uint8Array(Math.min(room, Math.ceil(stream.length / 2)))
  let digits = 0
  for (const sign of stream) {
    if (sign === END_OF_DIGITS || digits >> 1 === bytes.length) break
    const value = digitValue(sign)
    if (value === undefined) continue
    const at = digits >> 1
    bytes[at] = (bytes[at] ?? 0) * 16 + value
    digits += 1
  }
  return bytes.subarray(0, digits >> 1)
}

function digitValue(sign: number): number | undefined {
  if (sign >= 48 && sign <= 57) return sign - 48
  const letter = sign | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : undefined
}

function readLetters(stream: Uint8Array, room: number): Uint8Array {
  const bytes = new Uint8Array(Math.min(room, 4 * stream.length))
  let length = 0
  let group: number[] = []
  const write = (letters: readonly number[]) => {
    const full = [...letters, ...Array.from({ length: 5 - letters.length }, () => LETTERS - 1)]
    const value = full.reduce((sum, letter) => sum * LETTERS + letter, 0)
    for (let k = 3; k > 4 - letters.length && length < bytes.length; k -= 1) {
      bytes[length] = Math.floor(value / 256 ** k) % 256
      length += 1
    }
  }
  for (const sign of stream) {
    if (sign === END_OF_LETTERS || length === bytes.length) break
    if (sign <= 32) continue
    if (sign === FOUR_ZEROS && group.length === 0) {
      length = Math.min(bytes.length, length + 4)
      continue
    }
    group.push(sign - FIRST_LETTER)
    if (group.length < 5) continue
    write(group)
    group = []
  }
  if (group.length > 1) write(group)
  return bytes.subarray(0, length)
}
