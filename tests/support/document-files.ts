import { deflateSync } from "node:zlib"

import { ZipFile } from "yazl"

/** A packed file with parts of the given texts. */
export async function zipFile(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/** A document of Word with the given XML in its body. */
export const docxFile = (body: string) =>
  zipFile({
    "word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })

/** An OpenDocument text with the given XML in its body. */
export const odtFile = (body: string) =>
  zipFile({
    "content.xml": `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  })

/** A PDF with a page for each list of lines; `pack` says how the words of a page are stored. */
export function pdfFile(
  pages: readonly (readonly string[])[],
  pack: (content: string) => { filter: string; data: Buffer } = flate,
): Buffer {
  const objects: Buffer[] = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(
      `<< /Type /Pages /Count ${String(pages.length)} /Kids [${pages.map((_, k) => `${String(4 + k * 2)} 0 R`).join(" ")}] >>`,
    ),
    Buffer.from("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"),
  ]
  pages.forEach((lines, k) => {
    const { filter, data } = pack(writePage(lines))
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${String(5 + k * 2)} 0 R >>`,
      ),
      Buffer.concat([
        Buffer.from(`<< /Length ${String(data.length)} ${filter} >>\nstream\n`),
        data,
        Buffer.from("\nendstream"),
      ]),
    )
  })
  return joinObjects(objects)
}

const flate = (content: string) => ({
  filter: "/Filter /FlateDecode",
  data: deflateSync(Buffer.from(content)),
})

function writePage(lines: readonly string[]): string {
  const shown = lines.map((line, k) => {
    const y = 780 - k * 14
    return line
      .split("\t")
      .map((cell, at) => `1 0 0 1 ${String(72 + at * 150)} ${String(y)} Tm (${cell}) Tj`)
      .join("\n")
  })
  return `BT /F1 10 Tf\n${shown.join("\n")}\nET`
}

function joinObjects(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")]
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  objects.forEach((object, k) => {
    const whole = Buffer.concat([
      Buffer.from(`${String(k + 1)} 0 obj\n`),
      object,
      Buffer.from("\nendobj\n"),
    ])
    offsets.push(at)
    at += whole.length
    parts.push(whole)
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`)
  const count = String(objects.length + 1)
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${String(at)}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}
