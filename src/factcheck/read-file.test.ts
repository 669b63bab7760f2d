import { deflateSync } from "node:zlib"

import { describe, expect, test } from "vitest"

import { docxFile, odtFile, pdfFile, zipFile } from "#tests/support/document-files.ts"

import { readFile } from "./read-file.ts"

const MB = 1024 * 1024
const read = async (name: string, bytes: Uint8Array) => {
  const answer = await readFile(name, bytes)
  if ("refused" in answer) throw new Error(answer.refused)
  return answer.file
}
const refusal = async (name: string, bytes: Uint8Array) => {
  const answer = await readFile(name, bytes)
  return "refused" in answer ? answer.refused : `read: ${answer.file.text.slice(0, 80)}`
}

test("a PDF gives its paragraphs with the places of its pages", async () => {
  const pdf = pdfFile([
    ["In Nigeria inflation averaged", "18.8% in 2022, the office said."],
    ["The economy of Ghana grew by 5.4% in 2021.", "", "", "The next paragraph."],
  ])
  const { text, pages } = await read("report.pdf", pdf)
  expect(text).toBe(
    "In Nigeria inflation averaged 18.8% in 2022, the office said.\nThe economy of Ghana grew by 5.4% in 2021.\nThe next paragraph.",
  )
  expect(pages).toEqual([0, text.indexOf("The economy")])
})

test("cells of a PDF stand between bars, split words are joined, repeated heads are left out", async () => {
  const pages = [1, 2, 3].map((page) => [
    `Report ${String(page)}`,
    "",
    "",
    page === 1 ? "Country\t2021\t2022" : "Infla-",
    page === 1 ? "Ghana\t10.0%\t31.3%" : "tion rose.",
  ])
  const { text } = await read("report.pdf", pdfFile(pages))
  expect(text).toBe(
    "| Country | 2021 | 2022 |\n| Ghana | 10.0% | 31.3% |\nInflation rose.\nInflation rose.",
  )
})

test("a hyphen of the word itself stays where a line of a PDF ends with it", async () => {
  const lines = [
    "Ghana is the second-",
    "largest economy, debt-to-",
    "GDP fell and under-",
    "five mor-",
    "tality is lower.",
  ]
  const { text } = await read("report.pdf", pdfFile([lines]))
  expect(text).toBe(
    "Ghana is the second-largest economy, debt-to-GDP fell and under-five mortality is lower.",
  )
})

test("a document of Word gives paragraphs, rows of tables and its pages, without what was deleted", async () => {
  const p = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
  const docx = await docxFile(
    `${p("Prices &amp; wages")}<w:p><w:r><w:t>Growth was 5</w:t></w:r><w:del><w:r><w:delText>9</w:delText></w:r></w:del><w:r><w:t>%.</w:t></w:r></w:p>
     <w:tbl><w:tr><w:tc>${p("Ghana")}</w:tc><w:tc>${p("31.3%")}</w:tc></w:tr></w:tbl>
     <w:p><w:r><w:lastRenderedPageBreak/><w:t>Page two.</w:t></w:r></w:p>`,
  )
  const { text, pages } = await read("draft.docx", docx)
  expect(text).toBe("Prices & wages\nGrowth was 5%.\n| Ghana | 31.3% |\nPage two.")
  expect(pages).toEqual([0, text.indexOf("Page two")])
})

test("an OpenDocument text gives the same, without comments", async () => {
  const odt = await odtFile(
    `<text:h>Prices</text:h><text:p>Growth<text:s/>was <office:annotation><text:p>sure?</text:p></office:annotation>5%.</text:p>
     <table:table><table:table-row><table:table-cell><text:p>Ghana</text:p></table:table-cell><table:table-cell><text:p>31.3%</text:p></table:table-cell></table:table-row></table:table>
     <text:soft-page-break/><text:p>Page two.</text:p>`,
  )
  const { text, pages } = await read("draft.odt", odt)
  expect(text).toBe("Prices\nGrowth was 5%.\n| Ghana | 31.3% |\nPage two.")
  expect(pages).toEqual([0, text.indexOf("Page two")])
})

test("HTML is read without its scripts, Markdown and texts as they are", async () => {
  const html = `<html><body><article><h1>Prices</h1><p>Ghana's inflation was 31.3% in 2022, which is a long sentence about it.</p><script>globalThis.ran = true</script><img src=x onerror="globalThis.ran = true"></article></body></html>`
  expect((await read("a.html", Buffer.from(html))).text).toContain("31.3% in 2022")
  expect("ran" in globalThis).toBe(false)
  expect((await read("a.md", Buffer.from("**Bold** words"))).text).toContain("Bold")
  expect((await read("a.txt", Buffer.from([0x63, 0x61, 0x66, 0xe9]))).text).toBe("café")
})

const PACKED = "The file unpacks to more than a document can hold, so it was not opened."

test("packed documents that unpack without measure are given up, whatever size they claim", async () => {
  const bomb = await zipFile({ "word/document.xml": Buffer.alloc(200 * MB, "<w:t>") })
  expect(bomb.length).toBeLessThan(MB)
  expect(await refusal("bomb.docx", bomb)).toBe(PACKED)
  const lying = Buffer.from(bomb)
  // The archive claims ten bytes.
  lying.writeUInt32LE(10, lying.readUInt32LE(lying.lastIndexOf("PK\u0005\u0006") + 16) + 24)
  expect(await refusal("lying.docx", lying)).toBe(PACKED)
})

test("a page of a PDF that unpacks without measure is given up, also where it is packed twice or not by its name", async () => {
  const flood = Buffer.alloc(200 * MB, "0 0 m ")
  const once = pdfFile([[]], () => ({ filter: "/Filter /FlateDecode", data: deflateSync(flood) }))
  expect(await refusal("once.pdf", once)).toBe(PACKED)
  const twice = pdfFile([[]], () => ({
    filter: "/Filter [/FlateDecode /FlateDecode]",
    data: deflateSync(deflateSync(flood)),
  }))
  expect(await refusal("twice.pdf", twice)).toBe(PACKED)
  const elsewhere = pdfFile([[]], () => ({
    filter: "/Filter 9 0 R",
    data: deflateSync(deflateSync(flood)),
  }))
  expect(await refusal("elsewhere.pdf", elsewhere)).toBe(PACKED)
  const dictionary = pdfFile([[]], () => ({
    filter: "/Filter /LZWDecode",
    data: Buffer.alloc(MB, 1),
  }))
  expect(await refusal("lzw.pdf", dictionary)).toBe(PACKED)
})

describe("a PDF whose flood is hidden", () => {
  const flood = deflateSync(Buffer.alloc(200 * MB, "0 0 m "))
  const hex = (data: Buffer) => Buffer.from(`${data.toString("hex")}>`)

  test.each([
    ["as hexadecimal digits", "[/ASCIIHexDecode /FlateDecode]", hex(flood)],
    ["as digits among other signs", "[/AHx /Fl]", Buffer.from(`~~ ${flood.toString("hex")}>`)],
    ["as digits of digits", "[/AHx /AHx /Fl]", hex(hex(flood))],
    ["as letters", "[/ASCII85Decode /FlateDecode]", Buffer.from(`${ascii85(flood)}~>`)],
    ["packed twice as digits", "[/AHx /Fl /Fl]", hex(deflateSync(flood))],
    ["packed twice by another spelling", "[/Fl#61teDecode /Fl]", deflateSync(flood)],
    ["packed twice, said in a comment's shadow", "[/Fl /Fl] /X ( obj)", deflateSync(flood)],
    ["packed in a short spelling", "/LZW", Buffer.alloc(MB, 1)],
    ["packed in a spelling with a code", "/LZ#57Decode", Buffer.alloc(MB, 1)],
    ["packed in a way said elsewhere", "9 0 R", Buffer.alloc(MB, 1)],
    ["behind a word that ends nothing", "/FlateDecode", behindEnd(flood)],
  ])("%s is given up", async (_how, filter, data) => {
    const bomb = pdfFile([[]], () => ({ filter: `/Filter ${filter}`, data }))
    expect(await refusal("bomb.pdf", bomb)).toBe(PACKED)
  })

  test("words as letters, which some programs write, are read", async () => {
    const words = (content: string) => Buffer.from(`${ascii85(deflateSync(content))}~>`)
    const pdf = pdfFile([["Inflation in Ghana was 5%."]], (content) => ({
      filter: "/Filter [/ASCII85Decode /FlateDecode]",
      data: words(content),
    }))
    expect((await read("letters.pdf", pdf)).text).toBe("Inflation in Ghana was 5%.")
  })

  test("behind a lock that is spelt with a code is not opened", async () => {
    const locked = pdfFile([["x"]])
      .toString("latin1")
      .replace("/Root 1 0 R", "/Root 1 0 R /Encr#79pt 9 0 R")
    expect(await refusal("locked.pdf", Buffer.from(locked, "latin1"))).toMatch(
      /^The file is protected/,
    )
  })
})

/** Bytes in the letters of PDF's ASCII85. */
function ascii85(data: Buffer): string {
  let text = ""
  for (let at = 0; at < data.length; at += 4) {
    const group = data.subarray(at, at + 4)
    let rest = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE()
    let letters = ""
    for (let k = 0; k < 5; k += 1) {
      letters = String.fromCharCode(33 + (rest % 85)) + letters
      rest = Math.floor(rest / 85)
    }
    text += letters.slice(0, group.length + 1)
  }
  return text
}

/** A flood whose packed bytes begin with the word that ends a stream, unpacked as it stands. */
function behindEnd(flood: Buffer): Buffer {
  const word = Buffer.from("\nendstream ")
  const head = Buffer.alloc(5)
  head.writeUInt16LE(word.length, 1)
  head.writeUInt16LE(0xffff - word.length, 3)
  return Buffer.concat([flood.subarray(0, 2), head, word, flood.subarray(2)])
}

test("elements nested a million deep are walked through without a stack", async () => {
  const deep = `${"<w:sdt>".repeat(1_000_000)}<w:p><w:r><w:t>Deep.</w:t></w:r></w:p>`
  expect((await read("deep.docx", await docxFile(deep))).text).toBe("Deep.")
  const brackets = pdfFile([[]], () => ({
    filter: "",
    data: Buffer.from("[".repeat(1_000_000)),
  }))
  expect(await refusal("deep.pdf", brackets)).toMatch(/damaged|no text/)
})

test("entities of XML are not blown up", async () => {
  const laughs = await zipFile({
    "word/document.xml": `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><w:document><w:body><w:p><w:t>&b;</w:t></w:p></w:body></w:document>`,
  })
  expect((await read("laughs.docx", laughs)).text).not.toContain("haha")
})

test("too many pages, too many bytes, pictures alone and other files are refused in words", async () => {
  const book = pdfFile(Array.from({ length: 501 }, () => ["x"]))
  expect(await refusal("book.pdf", book)).toBe("The file has 501 pages; at most 500 can be read.")
  expect(await refusal("large.pdf", Buffer.alloc(50 * MB))).toBe(
    "The file is 50 MB; files of up to 25 MB can be read.",
  )
  expect(await refusal("large.txt", Buffer.alloc(6 * MB, "a"))).toBe(
    "A text file can be at most 5 MB.",
  )
  expect(await refusal("scan.pdf", pdfFile([[]]))).toMatch(/^This PDF contains no text/)
  expect(await refusal("a.zip", await zipFile({ "a.txt": "a" }))).toMatch(
    /packed file is not a document/,
  )
  expect(await refusal("a.png", Buffer.from([0x89, 0x50, 0, 0, 1]))).toBe(
    "This is not a document. PDF, Word (.docx), OpenDocument (.odt), HTML, Markdown and text files can be read.",
  )
  expect(await refusal("cut.pdf", Buffer.from("%PDF-1.4 and nothing else"))).toMatch(/damaged/)
  expect(await refusal("cut.docx", (await docxFile("<w:p/>")).subarray(0, 60))).toMatch(
    /not a document/,
  )
  expect(await refusal("empty.txt", Buffer.from(" "))).toBe("This file contains no text.")
})

test("a file that claims a thousand million pages has those that are there", async () => {
  const claim = Buffer.from(
    pdfFile([["x"]])
      .toString("latin1")
      .replace("/Count 1", "/Count 1000000000"),
    "latin1",
  )
  expect((await read("claim.pdf", claim)).text).toBe("x")
})

test("a protected PDF is refused before it is opened", async () => {
  const locked = Buffer.from(
    pdfFile([["x"]])
      .toString("latin1")
      .replace("/Root 1 0 R", "/Root 1 0 R /Encrypt 9 0 R"),
    "latin1",
  )
  expect(await refusal("locked.pdf", locked)).toMatch(/^The file is protected/)
})

test("twenty pages are read within three seconds", async () => {
  const lines = Array.from(
    { length: 50 },
    (_, k) => `In 2022 line ${String(k)} spoke of growth of 5.4% and more.`,
  )
  const begin = performance.now()
  const { pages } = await read("twenty.pdf", pdfFile(Array.from({ length: 20 }, () => lines)))
  expect(pages).toHaveLength(20)
  expect(performance.now() - begin).toBeLessThan(3000)
})
