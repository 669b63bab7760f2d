/** Whether a font has a glyph for a character, by its Unicode number. */
export type GlyphCheck = (codePoint: number) => boolean

type Range = { from: number; to: number }

const [BASIC, FULL] = [4, 12]

/** Reads which characters a TrueType font draws. Throws when it has no table of characters that we know. */
export function readCoverage(font: Buffer): GlyphCheck {
  const tables = font.readUInt16BE(4)
  for (let k = 0; k < tables; k += 1) {
    const entry = 12 + k * 16
    if (font.toString("latin1", entry, entry + 4) !== "cmap") continue
    const ranges = readRanges(font, font.readUInt32BE(entry + 8))
    return (codePoint) => ranges.some(({ from, to }) => codePoint >= from && codePoint <= to)
  }
  throw new Error("The font has no table of characters.")
}

/** From the largest table that we know. */
function readRanges(font: Buffer, cmap: number): Range[] {
  const count = font.readUInt16BE(cmap + 2)
  const offsets = Array.from(
    { length: count },
    (_, k) => cmap + font.readUInt32BE(cmap + 4 + k * 8 + 4),
  )
  const full = offsets.find((offset) => font.readUInt16BE(offset) === FULL)
  if (full !== undefined) return fullRanges(font, full)
  const basic = offsets.find((offset) => font.readUInt16BE(offset) === BASIC)
  if (basic !== undefined) return basicRanges(font, basic)
  throw new Error("The font's table of characters has a form that is not known here.")
}

function fullRanges(font: Buffer, at: number): Range[] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, k) => ({
    from: font.readUInt32BE(at + 16 + k * 12),
    to: font.readUInt32BE(at + 20 + k * 12),
  }))
}

function basicRanges(font: Buffer, at: number): Range[] {
  const bytes = font.readUInt16BE(at + 6)
  return Array.from({ length: bytes / 2 }, (_, k) => ({
    from: font.readUInt16BE(at + 16 + bytes + k * 2),
    to: font.readUInt16BE(at + 14 + k * 2),
  }))
}
