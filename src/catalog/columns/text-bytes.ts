const FIRST_LENGTH = 2 ** 16

/** Writes texts end to end in UTF-8, into a block that doubles where it is too short. */
export function createTextBytes() {
  let bytes = Buffer.allocUnsafeSlow(FIRST_LENGTH)
  let length = 0
  return {
    /** Gives where the text ends. */
    add(text: string): number {
      const most = length + text.length * 3
      if (most > bytes.length) {
        const longer = Buffer.allocUnsafeSlow(Math.max(most, bytes.length * 2))
        bytes.copy(longer, 0, 0, length)
        bytes = longer
      }
      length += bytes.write(text, length, "utf8")
      return length
    },
    column: (): Uint8Array => new Uint8Array(bytes.subarray(0, length)),
  }
}
