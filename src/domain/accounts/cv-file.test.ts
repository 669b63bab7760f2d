import { expect, test } from "vitest"

import { checkCv, cleanCvName, CV_BYTES, CV_PROBLEMS } from "./cv-file.ts"

const encode = (text: string) => new TextEncoder().encode(text)
const PDF = "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\nstartxref\n9\n%%EOF\n"
const check = (text: string, name = "cv.pdf") => checkCv({ name, bytes: encode(text) })

test("a PDF is taken by its content, whatever its name", () => {
  expect(check(PDF)).toBeUndefined()
  expect(check(PDF, "cv")).toBeUndefined()
})

test.each([
  ["nothing", "", CV_PROBLEMS.missing],
  ["a web page with the name of a PDF", "<html><script>1</script></html>", CV_PROBLEMS.noPdf],
  ["a program in front of a PDF", `MZ ${PDF}`, CV_PROBLEMS.noPdf],
  ["a PDF that was cut off", PDF.slice(0, 40), CV_PROBLEMS.broken],
  ["a PDF that runs a script", PDF.replace("/Type", "/S /JavaScript"), CV_PROBLEMS.active],
  ["a script spelt with codes", PDF.replace("/Type", "/S /Java#53cript"), CV_PROBLEMS.active],
  ["a PDF that starts a program", PDF.replace("/Type", "/S /Launch"), CV_PROBLEMS.active],
])("%s is refused with its reason", (_what, text, problem) => {
  expect(check(text)).toBe(problem)
})

test("a PDF of the largest size is taken, a byte more is not", () => {
  const bytes = new Uint8Array(CV_BYTES).fill(32)
  bytes.set(encode("%PDF-1.4\n"))
  bytes.set(encode("startxref\n9\n%%EOF"), CV_BYTES - 20)
  expect(checkCv({ name: "a.pdf", bytes })).toBeUndefined()
  const larger = new Uint8Array(CV_BYTES + 1)
  larger.set(bytes)
  expect(checkCv({ name: "a.pdf", bytes: larger })).toBe(CV_PROBLEMS.tooLarge)
})

test("no file is a missing one", () => {
  expect(checkCv(undefined)).toBe(CV_PROBLEMS.missing)
})

test.each([
  ["Ada Obi.pdf", "Ada Obi.pdf"],
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\My\\Résumé.PDF", "Résumé.pdf"],
  ["a\r\nBcc: x.pdf", "a_Bcc_ x.pdf"],
  ["\u202efdp.exe", "_fdp.exe.pdf"],
  ["", "cv.pdf"],
  ["..pdf", "cv.pdf"],
])("the name %j is kept as %j", (given, kept) => {
  expect(cleanCvName(given)).toBe(kept)
})
