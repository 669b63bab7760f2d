/** What it takes to measure, embed and draw glyphs: no rules for ligatures, kerning and scripts that join letters. */
const NEEDED = new Set([
  "cmap",
  "cvt ",
  "fpgm",
  "glyf",
  "head",
  "hhea",
  "hmtx",
  "loca",
  "maxp",
  "name",
  "OS/2",
  "post",
  "prep",
])
const HEADER = 12
const ENTRY = 16

/**
 * A TrueType font without its layout rules. Reading those for each document took most of its time, and they only
 * move letters by hairs.
 */
export function slimFont(font: Buffer): Buffer {
  const count = font.readUInt16BE(4)
  const entries = Array.from({ length: count }, (_, k) => {
    const at = HEADER + k * ENTRY
    return {
      tag: font.toString("latin1", at, at + 4),
      check: font.readUInt32BE(at + 4),
      offset: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    }
  }).filter(({ tag }) => NEEDED.has(tag))

  const header = Buffer.alloc(HEADER + entries.length * ENTRY)
  font.copy(header, 0, 0, 4)
  const power = 2 ** Math.floor(Math.log2(entries.length))
  header.writeUInt16BE(entries.length, 4)
  header.writeUInt16BE(power * ENTRY, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((entries.length - power) * ENTRY, 10)

  const tables: Buffer[] = []
  let offset = header.length
  for (const [k, entry] of entries.entries()) {
    const at = HEADER + k * ENTRY
    header.write(entry.tag, at, "latin1")
    header.writeUInt32BE(entry.check, at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(entry.length, at + 12)
    // Tables start at multiples of four.
    const table = Buffer.alloc(Math.ceil(entry.length / 4) * 4)
    font.copy(table, 0, entry.offset, entry.offset + entry.length)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([header, ...tables])
}
