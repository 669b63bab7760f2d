import { fileStem } from "#domain/format/file-name.ts"
import { oneLine } from "#domain/text/one-line.ts"

/** A key for BibTeX: `world-bank-fp-cpi-totl-zg-nga-2025`. */
export function buildKey(parts: readonly string[]): string {
  return fileStem(parts.join(" "))
}

const TEX: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
}

/** A text as TeX takes it. */
export function tex(text: string): string {
  return oneLine(text).replace(/[\\~^&%$#_{}]/g, (sign) => TEX[sign] ?? `\\${sign}`)
}
