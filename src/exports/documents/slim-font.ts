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
const POST_HEADER = 32
/** Version 3.0 of the table "post". */
const WITHOUT_NAMES = 0x00030000

type Entry = { tag: string; offset: number; length: number }

/**
 * A TrueType font without its layout rules and the names of its glyphs. Reading those for each document took most of its
 * time; the rules only move letters by hairs.
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
    const content = slimTable(font, entry)
    header.writeUInt32BE(content.length, at + 12)
    // Tables start at multiples of four.
    const table = Buffer.alloc(Math.ceil(content.length / 4) * 4)
    content.copy(table)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([header, ...tables])
}

/** The names of its glyphs, which only editors of fonts show, follow the header of the table that says there are none. */
function slimTable(font: Buffer, { tag, offset, length }: Entry): Buffer {
  const table = font.subarray(offset, offset + length)
  if (tag !== "post") return table
  const unnamed = Buffer.from(table.subarray(0, POST_HEADER))
  unnamed.writeUInt32BE(WITHOUT_NAMES)
  return unnamed
}
