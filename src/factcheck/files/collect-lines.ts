import { joinPages, type PagedText } from "./page-text.ts"

/** What the elements of a document mean for its text. */
export type TextSign =
  | "page"
  | "space"
  | "hyphen"
  | "line"
  | "paragraph-end"
  | "table"
  | "table-end"
  | "row"
  | "row-end"
  | "cell-end"

/** Puts a document together from letters and signs. Rows of tables become lines with bars; a table within a cell is part of it. */
export function collectLines() {
  const pages: string[][] = [[]]
  let line = ""
  let cells: string[] | null = null
  let depth = 0
  const push = (text: string) => {
    pages.at(-1)?.push(text)
    line = ""
  }
  const act: Record<TextSign, () => void> = {
    page: () => {
      if (depth > 0) return
      if (line.trim() !== "") push(line)
      pages.push([])
    },
    space: () => (line += " "),
    hyphen: () => (line += "-"),
    line: () => (line += cells === null ? "\n" : " "),
    "paragraph-end": () => {
      if (cells === null) push(line)
      else line += " "
    },
    table: () => (depth += 1),
    "table-end": () => (depth -= 1),
    row: () => {
      if (depth === 1) cells = []
    },
    "row-end": () => {
      if (depth !== 1 || cells === null) return
      push(writeRow(cells))
      cells = null
    },
    "cell-end": () => {
      if (depth !== 1) return
      cells?.push(line)
      line = ""
    },
  }
  return {
    sign: (sign: TextSign) => {
      act[sign]()
    },
    letters: (letters: string) => {
      line += letters
    },
    finish: (): PagedText => {
      if (line.trim() !== "") push(line)
      return joinPages(pages)
    },
  }
}

function writeRow(cells: readonly string[]): string {
  const tidy = cells.map((cell) => cell.replace(/\s+/g, " ").replaceAll("|", "/").trim())
  if (tidy.every((cell) => cell === "")) return ""
  return tidy.length === 1 ? (tidy[0] ?? "") : `| ${tidy.join(" | ")} |`
}
