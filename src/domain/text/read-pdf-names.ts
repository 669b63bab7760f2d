/** The letters of a PDF, where any letter of a name may be written as a number: `/Fl#61te`. */
export function readPdfNames(bytes: Uint8Array): string {
  return new TextDecoder("latin1")
    .decode(bytes)
    .replace(/#([\da-f]{2})/gi, (_code, digits: string) =>
      String.fromCharCode(parseInt(digits, 16)),
    )
}
