/** A text of paragraphs and rows, one a line, with the places at which its pages begin. */
export type PagedText = {
  text: string
  /** For each page the offset of its first letter; empty where the file has no pages. */
  pages: readonly number[]
}

/** Joins the lines of pages; empty lines are left out. */
export function joinPages(pages: readonly (readonly string[])[]): PagedText {
  let text = ""
  const starts: number[] = []
  for (const lines of pages) {
    const own = lines.map((line) => line.replace(/[^\S\n]+/g, " ").trim()).filter(Boolean)
    if (text !== "" && own.length > 0) text += "\n"
    starts.push(text.length)
    text += own.join("\n")
  }
  return { text, pages: starts.length > 1 ? starts : [] }
}
