import { inflateSync } from "node:zlib"

/** The words of a PDF in the order they are set, one line a run; for documents whose fonts carry their Unicode. */
export function readPdfText(pdf: Buffer): string {
  const objects = new Map<string, string>()
  for (const [, id = "", body = ""] of pdf
    .toString("latin1")
    .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, body)
  }
  const unicode = fontsOf(objects)
  const runs: string[] = []
  for (const body of objects.values()) {
    let font = ""
    for (const match of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (match[1] !== undefined) font = match[1]
      else runs.push(textOf(match[2] ?? "", unicode.get(font) ?? []))
    }
  }
  return runs.join("\n")
}

/** The texts of the glyphs of each font, by the font's name. */
function fontsOf(objects: ReadonlyMap<string, string>): Map<string, readonly string[]> {
  const fonts = new Map<string, readonly string[]>()
  for (const body of objects.values()) {
    for (const [, name = "", id = ""] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1]
      if (map !== undefined) fonts.set(name, readMap(streamOf(objects.get(map) ?? "")))
    }
  }
  return fonts
}

function streamOf(body: string): string {
  const start = body.indexOf("stream\n")
  if (start === -1 || !body.includes("/FlateDecode")) return ""
  const length = Number(/\/Length (\d+)/.exec(body)?.[1])
  const bytes = body.slice(start + 7, start + 7 + length)
  return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1")
}

/** The list of texts that glyphs stand for, by their number. */
function readMap(map: string): string[] {
  const ranges = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)]
  return ranges.flatMap(([, list = ""]) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ""]) =>
      Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  )
}

function textOf(run: string, unicode: readonly string[]): string {
  return [...run.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => unicode[Number.parseInt(glyph, 16)] ?? "")
    .join("")
}
