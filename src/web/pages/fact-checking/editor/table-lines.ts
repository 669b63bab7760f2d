const TABLE = /<table\b[^>]*>((?:(?!<table\b)[\s\S])*?)<\/table>/gi
const ROW = /<tr\b[^>]*>([\s\S]*?)(?=<tr\b|<\/tr|$)/gi
const CELL = /<t[hd]\b([^>]*)>([\s\S]*?)(?=<t[hd]\b|<\/t[hd]|$)/gi
const CAPTION = /<caption\b[^>]*>([\s\S]*?)<\/caption>/i
const LONGEST_CELL = 120
const MAX_SPANNED = 50

/**
 * Pasted tables as a line of text for each row, with bars between the cells: the editor holds no tables, and would join
 * their cells to one word. What only lays out a page, one cell a row or long ones, stays as it is.
 */
export function tablesAsLines(html: string): string {
  return html.replace(TABLE, (whole: string, inner: string) => {
    const rows = [...inner.matchAll(ROW)].map(([, row = ""]) => cellsIn(row))
    const isData = rows.some(({ length }) => length > 1) && rows.flat().every(isShort)
    if (!isData) return whole
    const caption = textIn(CAPTION.exec(inner)?.[1] ?? "")
    const lines = rows
      .filter((row) => row.some((cell) => cell !== ""))
      .map((row) => `| ${row.join(" | ")} |`)
    return [...(caption === "" ? [] : [caption]), ...lines].map((line) => `<p>${line}</p>`).join("")
  })
}

/** The text of each cell; one that spans columns is followed by empty ones, so that those behind it keep their place. */
function cellsIn(row: string): string[] {
  return [...row.matchAll(CELL)].flatMap(([, attributes = "", cell = ""]) => {
    const spanned = Number(/\bcolspan\s*=\s*["']?(\d+)/i.exec(attributes)?.[1] ?? 1)
    const empty = Math.min(Math.max(spanned, 1), MAX_SPANNED) - 1
    return [textIn(cell), ...Array.from({ length: empty }, () => "")]
  })
}

function isShort(cell: string): boolean {
  return cell.length <= LONGEST_CELL
}

/** Words without their tags; signs that are written as entities stay written so. */
function textIn(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;|\s+/g, " ")
    .replaceAll("|", "/")
    .trim()
}
